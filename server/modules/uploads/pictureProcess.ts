import { PICTURE_SIDE_PX } from '../../../shared/limits.ts'
import sharp from 'sharp'
import type { Metadata } from 'sharp'
import {
  PICTURE_LIMIT_PIXELS,
  PICTURE_SIDE_LIMIT_PX,
  PICTURE_STORED_LIMIT_BYTES,
  WHOLE_PICTURE_LIMIT_PIXELS,
} from '../../config/limits.ts'

/**
 * Runs in a separate process for each picture (server/modules/uploads/pictures.ts): the system gets back the decoder's memory when the process
 * exits, and a crash of the decoder does not affect the server.
 */

/** The reason why a picture is refused. */
export type Refusal = 'unsupported' | 'animated' | 'tooWide' | 'tooManyPixels' | 'tooManyPixelsAtOnce' | 'damaged'
export type Outcome = { picture: Uint8Array } | { refusal: Refusal }

/** Formats that are decoded line by line. Others, and progressive ones, are decoded into memory as a whole. */
const READ_BY_LINES = ['jpeg', 'png']
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']
/** Tried in order until the picture is small enough. The last one is far below the limit for any picture. */
const attempts = [
  { scale: 1, quality: 82 },
  { scale: 1, quality: 70 },
  { scale: 0.85, quality: 65 },
  { scale: 0.7, quality: 58 },
  { scale: 0.5, quality: 50 },
  { scale: 0.3, quality: 40 },
]

/** Blocks all other loaders (SVG, PDF, TIFF …) before anything is parsed. */
function allowThreeFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
}

const openPicture = (upload: Uint8Array) =>
  sharp(upload, { limitInputPixels: PICTURE_LIMIT_PIXELS, failOn: 'error', sequentialRead: true })
const fitWithin = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** @returns the reason to refuse a picture, or null. Checks the header of the content, not the file name or the declared type. */
async function findRefusal(upload: Uint8Array): Promise<Refusal | null> {
  let metadata: Metadata
  try {
    metadata = await openPicture(upload).metadata()
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit') ? 'tooManyPixels' : 'unsupported'
  }
  const { width, height, format, isProgressive, pages = 1 } = metadata
  if (pages > 1) return 'animated'
  if (Math.max(width, height) > PICTURE_SIDE_LIMIT_PX) return 'tooWide'
  if (width * height > PICTURE_LIMIT_PIXELS) return 'tooManyPixels'
  const isHeldWhole = isProgressive || !READ_BY_LINES.includes(format)
  return isHeldWhole && width * height > WHOLE_PICTURE_LIMIT_PIXELS ? 'tooManyPixelsAtOnce' : null
}

/** @returns WebP of at most `PICTURE_STORED_LIMIT_BYTES`, upright, without metadata */
async function shrink(upload: Uint8Array): Promise<Outcome> {
  const { data, info } = await openPicture(upload)
    .autoOrient()
    .resize(fitWithin(PICTURE_SIDE_PX))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const { scale, quality } of attempts) {
    const picture = await sharp(data, { raw: { width, height, channels } })
      .resize(fitWithin(Math.round(PICTURE_SIDE_PX * scale)))
      .webp({ quality })
      .toBuffer()
    if (picture.length <= PICTURE_STORED_LIMIT_BYTES) return { picture }
  }
  return { refusal: 'damaged' }
}

async function convert(upload: Uint8Array): Promise<Outcome> {
  const refusal = await findRefusal(upload)
  return refusal ? { refusal } : shrink(upload).catch((): Outcome => ({ refusal: 'damaged' }))
}

allowThreeFormats()
// The server has exited: the result is not needed.
process.once('disconnect', () => process.exit())
process.once('message', (upload: Uint8Array) => {
  void convert(upload).then((outcome) => process.send?.(outcome, () => process.disconnect()))
})
