import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip as gzipCallback } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const zip = promisify(gzipCallback)

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
