import type { FastifyReply, FastifyRequest } from 'fastify'
import { RENDERED_QUALITY, decompressPage, encodeText } from '../lib/compressedPage.ts'
import type { EncodedPage, Encoding } from '../lib/compressedPage.ts'

/** @returns the best encoding that Accept-Encoding allows (RFC 9110, section 12.5.3) */
function getAcceptedEncoding(header: string | string[] | undefined): Encoding | 'identity' {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Sends the page in the best accepted encoding. The uncompressed page is rarely requested and not stored. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
): FastifyReply | Promise<FastifyReply> {
  const encoding = getAcceptedEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return decompressPage(page).then((html) => reply.send(html))
  return reply.header('Content-Encoding', encoding).send(page[encoding])
}

/** Compresses and sends a page that is made for one request, in the best accepted encoding. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = getAcceptedEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(html)
  return reply.header('Content-Encoding', encoding).send(await encodeText(html, encoding, RENDERED_QUALITY))
}
