import { PICTURE_SIDE_PX } from '../../../shared/limits.ts'
import sharp from 'sharp'
import type { Metadata } from 'sharp'
import { PICTURE_LIMIT_PIXELS, PICTURE_SIDE_LIMIT_PX, PICTURE_STORED_LIMIT_BYTES, WHOLE_PICTURE_LIMIT_PIXELS } from '../../config/limits.ts'

/**
 * Runs in a process of its own, for one picture (server/modules/uploads/pictures.ts): what decoding it has taken goes back to the
 * system with the process, and a decoder that crashes takes nothing else along.
 */

/** Why a picture is not stored. */
export type Refusal = 'unsupported' | 'animated' | 'tooWide' | 'tooManyPixels' | 'tooManyPixelsAtOnce' | 'damaged'
export type Outcome = { picture: Uint8Array } | { refusal: Refusal }

/** Formats whose decoder reads lines one after the other; the others, and progressive ones, are held in memory as a whole. */
const READ_BY_LINES = ['jpeg', 'png']
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']
/** Tried in turn until the picture is small enough; the last one is far below the limit for any picture. */
const attempts = [
  { scale: 1, quality: 82 },
  { scale: 1, quality: 70 },
  { scale: 0.85, quality: 65 },
  { scale: 0.7, quality: 58 },
  { scale: 0.5, quality: 50 },
  { scale: 0.3, quality: 40 },
]

/** Every other loader (SVG, PDF, TIFF …) is off before anything is parsed. */
function allowThreeFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
}

const open = (upload: Uint8Array) => sharp(upload, { limitInputPixels: PICTURE_LIMIT_PIXELS, failOn: 'error', sequentialRead: true })
const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** Looks at the header of the content, never at a name or a declared type. */
async function findRefusal(upload: Uint8Array): Promise<Refusal | null> {
  let metadata: Metadata
  try {
    metadata = await open(upload).metadata()
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

/** @returns WebP of at most `PICTURE_STORED_LIMIT_BYTES`, upright, without metadata (none is asked for) */
async function shrink(upload: Uint8Array): Promise<Outcome> {
  const { data, info } = await open(upload).autoOrient().resize(within(PICTURE_SIDE_PX)).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const { scale, quality } of attempts) {
    const picture = await sharp(data, { raw: { width, height, channels } })
      .resize(within(Math.round(PICTURE_SIDE_PX * scale)))
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
// The server has ended: nobody waits for the picture.
process.once('disconnect', () => process.exit())
process.once('message', (upload: Uint8Array) => {
  void convert(upload).then((outcome) => process.send?.(outcome, () => process.disconnect()))
})
