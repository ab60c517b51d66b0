import { Semaphore } from 'async-mutex'
import type { Metadata, Sharp } from 'sharp'
import { ApiError, invalidField } from '../errors.ts'
import {
  PICTURE_LIMIT_PIXELS,
  PICTURE_SIDE_LIMIT_PX,
  PICTURE_STORED_LIMIT_BYTES,
  PICTURE_STORED_SIDE_PX,
  UPLOADS_UNDER_WAY,
} from '../limits.ts'
import { boundedWork } from './boundedWork.ts'

const accepted = new Set(['jpeg', 'png', 'webp'])
/** Tried in turn until the picture is small enough; the last one is far below the limit for any picture. */
const attempts = [
  { scale: 1, quality: 82 },
  { scale: 1, quality: 70 },
  { scale: 0.85, quality: 65 },
  { scale: 0.7, quality: 58 },
  { scale: 0.5, quality: 50 },
  { scale: 0.3, quality: 40 },
]
/** A decoded picture takes hundreds of megabytes: two at a time. */
const atOnce = new Semaphore(2)
const bounded = boundedWork(UPLOADS_UNDER_WAY)

/**
 * Makes an uploaded picture ready to store: WebP of at most 400 KB, upright, without metadata.
 * @throws ApiError 415 when the content is no JPEG, PNG or WebP; 400 on the field when it is damaged, moving or too wide; 503 when too many wait.
 */
export const storedPicture = (upload: Buffer): Promise<Buffer> => bounded(() => atOnce.runExclusive(() => smallPicture(upload)))

async function smallPicture(upload: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const open = () => sharp(upload, { limitInputPixels: PICTURE_LIMIT_PIXELS, failOn: 'error' })
  await checkKind(open())
  // Decoded once; a picture that is damaged further in shows it here. Without metadata, since none is asked for.
  const { data, info } = await open()
    .autoOrient()
    .resize(within(PICTURE_STORED_SIDE_PX))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw invalidField('file', (texts) => texts.fileDamaged)
    })
  const { width, height, channels } = info
  for (const { scale, quality } of attempts) {
    const picture = await sharp(data, { raw: { width, height, channels } })
      .resize(within(Math.round(PICTURE_STORED_SIDE_PX * scale)))
      .webp({ quality })
      .toBuffer()
    if (picture.length <= PICTURE_STORED_LIMIT_BYTES) return picture
  }
  throw new ApiError('payload_too_large')
}

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** Looks at the content, never at the name or the declared type. */
async function checkKind(picture: Sharp): Promise<void> {
  let metadata: Metadata
  try {
    metadata = await picture.metadata()
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) throw tooWide()
    throw new ApiError('unsupported_media_type')
  }
  if (!accepted.has(metadata.format)) throw new ApiError('unsupported_media_type')
  if ((metadata.pages ?? 1) > 1) throw invalidField('file', (texts) => texts.fileAnimated)
  const { width, height } = metadata
  if (Math.max(width, height) > PICTURE_SIDE_LIMIT_PX || width * height > PICTURE_LIMIT_PIXELS) throw tooWide()
}

const tooWide = (): ApiError => invalidField('file', (texts) => texts.fileTooWide(PICTURE_SIDE_LIMIT_PX))
