import sharp from 'sharp'
import type { Metadata } from 'sharp'
import { PICTURE_LIMIT_PIXELS, PICTURE_SIDE_LIMIT_PX, WHOLE_PICTURE_LIMIT_PIXELS } from '../../config/limits.ts'

/**
 * Runs in a separate process for each picture (server/modules/uploads/pictures.ts): the system gets back the decoder's memory when the process
 * exits, and a crash of the decoder does not affect the server.
 */

/** The reason why a picture is refused. */
export type Refusal = 'unsupported' | 'animated' | 'tooWide' | 'tooManyPixels' | 'tooManyPixelsAtOnce' | 'damaged'
/** The size of a stored picture. */
export interface PictureSize {
  /** The largest longer side, in px. */
  sidePx: number
  limitBytes: number
}
export interface Picture {
  content: Uint8Array
  /** In px. */
  width: number
  height: number
}
export interface Task {
  upload: Uint8Array
  sizes: PictureSize[]
}
export type Outcome = { pictures: Picture[] } | { refusal: Refusal }
type RawPicture = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

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

/** @returns the picture in each size, as WebP, upright, without metadata */
async function shrink({ upload, sizes }: Task): Promise<Outcome> {
  const largest = Math.max(...sizes.map(({ sidePx }) => sidePx))
  const raw = await openPicture(upload)
    .autoOrient()
    .resize(fitWithin(largest))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pictures: Picture[] = []
  for (const size of sizes) {
    const picture = await encode(raw, size)
    if (!picture) return { refusal: 'damaged' }
    pictures.push(picture)
  }
  return { pictures }
}

/** @returns WebP of at most `limitBytes` */
async function encode({ data, info }: RawPicture, { sidePx, limitBytes }: PictureSize): Promise<Picture | undefined> {
  const { width, height, channels } = info
  for (const { scale, quality } of attempts) {
    const result = await sharp(data, { raw: { width, height, channels } })
      .resize(fitWithin(Math.round(sidePx * scale)))
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    if (result.data.length <= limitBytes)
      return { content: result.data, width: result.info.width, height: result.info.height }
  }
  return undefined
}

async function convert(task: Task): Promise<Outcome> {
  const refusal = await findRefusal(task.upload)
  return refusal ? { refusal } : shrink(task).catch((): Outcome => ({ refusal: 'damaged' }))
}

allowThreeFormats()
// The server has exited: the result is not needed.
process.once('disconnect', () => process.exit())
process.once('message', (task: Task) => {
  void convert(task).then((outcome) => process.send?.(outcome, () => process.disconnect()))
})
