import { PHOTO_SIZES } from '../../../../config/limits.ts'
import { PHOTO_SIZE_NAMES } from '../../photos/model.ts'
import type { PhotoSize } from '../../photos/model.ts'
import type { PhotoFile } from '../../photos/store.ts'
import { renderDrawing } from './drawing.ts'
import type { Drawing } from './drawing.ts'

/** WebP qualities at which the densest drawing has at most 40, 120 and 250 KB. */
const QUALITY = { small: 60, medium: 70, large: 74 } as const satisfies Record<PhotoSize, number>
/** Fast: all files are encoded while the server starts. */
const EFFORT = 2

/** @returns the files of a drawing, the same bytes for the same drawing, and the size of the largest one in px */
export async function drawPhoto(drawing: Drawing): Promise<{ files: PhotoFile[]; width: number; height: number }> {
  // Loaded on demand: only a start with --demo draws.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(Buffer.from(renderDrawing(drawing)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const encode = async (size: PhotoSize): Promise<PhotoFile> => {
    const side = PHOTO_SIZES[size].sidePx
    const content = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: QUALITY[size], effort: EFFORT })
      .toBuffer()
    return { size, content }
  }
  return { files: await Promise.all(PHOTO_SIZE_NAMES.map(encode)), width, height }
}
