import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip as gzipCallback } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const zip = promisify(gzipCallback)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A compressed page. Nearly every browser takes brotli; over plain http only gzip. */
export interface EncodedPage {
  br: Buffer
  gzip: Buffer
}

/** Brotli's for a page that is rendered while a guest waits: two milliseconds. The next that gains anything takes thirty. */
export const RENDERED_QUALITY = 7

/** Brotli's for a page that is compressed once and kept: some fifty milliseconds. The next takes three times as long for half a percent. */
export const WRITTEN_QUALITY = 10

/** @param quality brotli's, 0 to 11: the highest is for what is made once at start. */
export async function encodePage(html: string, quality: number): Promise<EncodedPage> {
  const [br, gzip] = await Promise.all([compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }), zip(html)])
  return { br, gzip }
}

/** @returns the page's text again. */
export const htmlOf = async (page: EncodedPage): Promise<string> => String(await decompress(page.br))

/** The best encoding that Accept-Encoding takes (RFC 9110, section 12.5.3). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Sends the page in the best encoding that the browser takes. The uncompressed page, which hardly anybody asks for, is not kept. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, page: EncodedPage): FastifyReply | Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return decompress(page.br).then((html) => reply.send(html))
  return reply.header('Content-Encoding', encoding).send(page[encoding])
}
