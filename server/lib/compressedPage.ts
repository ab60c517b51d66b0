import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip as gzipCallback } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const zip = promisify(gzipCallback)

export type Encoding = 'br' | 'gzip'

/** A compressed page. Browsers accept brotli over https and gzip over http. */
export type EncodedPage = Record<Encoding, Buffer>

/** Brotli quality for a page that is rendered on request: 2 ms. The next useful level takes 30 ms. */
export const RENDERED_QUALITY = 7

/** Brotli quality for a page that is compressed once: some 50 ms. The next level takes three times as long for 0.5 %. */
export const WRITTEN_QUALITY = 10

/** @param quality of brotli, 0 to 11 */
export const encodeText = (html: string, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoding === 'br' ? compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : zip(html)

/** @param quality of brotli, 0 to 11 */
export async function encodePage(html: string, quality: number): Promise<EncodedPage> {
  const [br, gzip] = await Promise.all([encodeText(html, 'br', quality), encodeText(html, 'gzip', quality)])
  return { br, gzip }
}

/** @returns the decompressed page */
export const decompressPage = async (page: EncodedPage): Promise<string> => String(await decompress(page.br))
