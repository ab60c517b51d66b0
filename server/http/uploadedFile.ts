import { UPLOAD_LIMIT_BYTES } from '../../shared/limits.ts'
import type { FastifyRequest } from 'fastify'
import { ApiError, createFieldError } from '../errors.ts'

const MEGABYTE = 1024 * 1024

/**
 * Maps the multipart parser's errors, which have no status, to `malformed_body`: the form is incomplete or invalid.
 * @throws ApiError, or an error that has a status
 */
function throwUploadError(error: Error & { statusCode?: number }): never {
  throw error.statusCode === undefined ? new ApiError('malformed_body', [], { cause: error }) : error
}

/**
 * @returns the file of the form field `file`
 * @throws ApiError 413, 415 or 400
 */
export async function readUploadedFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type')
  const part = await request.file().catch(throwUploadError)
  if (part?.fieldname !== 'file') throw createFieldError('file', (texts) => texts.fileMissing)
  const content = await part.toBuffer().catch(throwUploadError)
  // The parser truncates a file at its limit, and throws only when it detects this before the last chunk is read.
  if (part.file.truncated)
    throw new ApiError('payload_too_large', [
      { field: 'file', message: (texts) => texts.fileTooHeavy(UPLOAD_LIMIT_BYTES / MEGABYTE) },
    ])
  if (content.length === 0) throw createFieldError('file', (texts) => texts.fileMissing)
  return content
}
