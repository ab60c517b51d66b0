import type { FastifyReply, FastifyRequest } from 'fastify'
import { RENDERED_QUALITY, decompressPage, encodeText } from '../lib/compressedPage.ts'
import type { EncodedPage, Encoding } from '../lib/compressedPage.ts'

/** @returns the best encoding that Accept-Encoding allows (RFC 9110, section 12.5.3) */
export function getAcceptedEncoding(header: string | string[] | undefined): Encoding | 'identity' {
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

/** A page in the best encoding that a request accepts. */
export interface CompressedText {
  encoding: Encoding | 'identity'
  content: Buffer | string
}

/** Compresses a page that is not stored, in the best accepted encoding. */
export async function compressFor(request: FastifyRequest, html: string): Promise<CompressedText> {
  const encoding = getAcceptedEncoding(request.headers['accept-encoding'])
  return { encoding, content: encoding === 'identity' ? html : await encodeText(html, encoding, RENDERED_QUALITY) }
}

export const sendCompressed = (reply: FastifyReply, { encoding, content }: CompressedText): FastifyReply =>
  (encoding === 'identity' ? reply : reply.header('Content-Encoding', encoding)).send(content)
