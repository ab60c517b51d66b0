import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page kept ready in brotli, which nearly every browser takes; for the others it is made once when first asked for. */
export interface EncodedPage {
  br: Buffer
  gzip?: Promise<Buffer>
  identity?: Promise<Buffer>
}

/** Brotli's for a page that is rendered while a guest waits: two milliseconds. The next that gains anything takes thirty. */
export const RENDERED_QUALITY = 7

/** Brotli's for a page that is compressed once and kept: some fifty milliseconds. The next takes three times as long for half a percent. */
export const WRITTEN_QUALITY = 10

/** @param quality brotli's, 0 to 11: the highest is for what is made once at start. */
export const encodePage = async (html: string, quality: number): Promise<EncodedPage> => ({
  br: await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
})

/** @returns the page's text again. */
export const htmlOf = async (page: EncodedPage): Promise<string> => String(await pageBytes(page, 'identity'))

/** The page's bytes in an encoding. */
function pageBytes(page: EncodedPage, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return page.br
  page.identity ??= decompress(page.br)
  if (encoding === 'identity') return page.identity
  page.gzip ??= page.identity.then((html) => zip(html))
  return page.gzip
}

/** The best encoding that Accept-Encoding takes (RFC 9110, section 12.5.3). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Sends the page in the best encoding that the browser takes, at once when it is kept in that one. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, page: EncodedPage): FastifyReply | Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding)
  const bytes = pageBytes(page, encoding)
  return Buffer.isBuffer(bytes) ? reply.send(bytes) : bytes.then((made) => reply.send(made))
}
