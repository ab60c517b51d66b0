import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ApiError, createFieldError } from '../../errors.ts'
import type { FieldProblem } from '../../errors.ts'
import {
  PICTURE_LIMIT_PIXELS,
  PICTURE_SIDE_LIMIT_PX,
  PICTURE_TIMEOUT_MS,
  MAX_CONVERSIONS,
  WHOLE_PICTURE_LIMIT_PIXELS,
} from '../../config/limits.ts'
import { createConcurrencyLimiter } from '../../lib/concurrencyLimiter.ts'
import type { Outcome, PictureSize, Refusal, Task } from './pictureProcess.ts'

export type { PictureSize }
/** A converted picture; width and height in px. */
export interface ConvertedPicture {
  content: Buffer
  width: number
  height: number
}

export type ConvertPicture = (upload: Buffer, sizes: PictureSize[]) => Promise<ConvertedPicture[]>

/** Decoding one picture takes up to 250 MB: two in parallel. */
const conversions = createConcurrencyLimiter(MAX_CONVERSIONS, 2)
const program = fileURLToPath(new URL('./pictureProcess.ts', import.meta.url))
const MILLION = 1_000_000

const messages: Record<Exclude<Refusal, 'unsupported'>, FieldProblem['message']> = {
  animated: (texts) => texts.fileAnimated,
  tooWide: (texts) => texts.fileTooWide(PICTURE_SIDE_LIMIT_PX),
  tooManyPixels: (texts) => texts.fileTooManyPixels(PICTURE_LIMIT_PIXELS / MILLION),
  tooManyPixelsAtOnce: (texts) => texts.fileTooManyPixels(WHOLE_PICTURE_LIMIT_PIXELS / MILLION),
  damaged: (texts) => texts.fileDamaged,
}

/**
 * Converts an uploaded picture to WebP of each size, upright, without metadata.
 * @throws ApiError 415 when the content is not JPEG, PNG or WebP; 400 on the field when it is damaged, animated or too large; 503 when the queue is
 * full
 */
export const convertPicture: ConvertPicture = async (upload, sizes) => {
  const outcome = await conversions.run(() => convertInProcess({ upload, sizes }))
  if ('pictures' in outcome)
    return outcome.pictures.map((picture) => ({ ...picture, content: Buffer.from(picture.content) }))
  if (outcome.refusal === 'unsupported') throw new ApiError('unsupported_media_type')
  throw createFieldError('file', messages[outcome.refusal])
}

/**
 * Converts a picture in a child process without the server's environment, which contains secrets. A picture that causes a crash or a timeout counts
 * as damaged.
 */
function convertInProcess(task: Task): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      env: { MALLOC_ARENA_MAX: '2' },
      timeout: PICTURE_TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    child.once('message', (outcome: Outcome) => resolve(outcome))
    child.once('error', reject)
    child.once('close', () => resolve({ refusal: 'damaged' }))
    child.send(task, () => undefined)
  })
}
