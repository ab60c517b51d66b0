import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { instant } from '../../deps.ts'
import type { Context } from '../../deps.ts'
import { backgroundAddress, storeUpload, uploadContent } from './repository.ts'
import { convertPicture } from './pictures.ts'
import { ApiError, invalidField } from '../../errors.ts'
import { UPLOAD_LIMIT_BYTES } from '../../config/limits.ts'
import { accountOf } from '../../http/auth.ts'
import type { Handlers } from '../../http/operations.ts'

const MEGABYTE = 1024 * 1024

/** A form that breaks off or is no form at all is the sender's fault; the parser's own errors carry no status. */
function asRefusal(error: Error & { statusCode?: number }): never {
  throw error.statusCode === undefined ? new ApiError('malformed_body', [], { cause: error }) : error
}

/** The one file of the form field `file`. @throws ApiError 413, 415 or 400 */
async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type')
  const part = await request.file().catch(asRefusal)
  if (part?.fieldname !== 'file') throw invalidField('file', (texts) => texts.fileMissing)
  const content = await part.toBuffer().catch(asRefusal)
  // The parser cuts a file at its limit, and reports it only when it notices before the last chunk is read.
  if (part.file.truncated) throw new ApiError('payload_too_large', [{ field: 'file', message: (texts) => texts.fileTooHeavy(UPLOAD_LIMIT_BYTES / MEGABYTE) }])
  if (content.length === 0) throw invalidField('file', (texts) => texts.fileMissing)
  return content
}

/** Background pictures: kept in the database, so that one backup holds all and processes share nothing else. */
export function uploadHandlers({ db, clock }: Context): Handlers<'uploadBackground' | 'getBackground'> {
  return {
    uploadBackground: async (request) => {
      const { userId } = accountOf(request)
      const content = await convertPicture(await uploadedFile(request))
      const id = randomUUID()
      await storeUpload(db, { id, owner_id: userId, content, created_at: instant(clock) })
      return { backgroundImage: backgroundAddress(id) }
    },

    getBackground: async (request, reply) => {
      const upload = await uploadContent(db, request.params.file)
      if (!upload) throw new ApiError('not_found')
      return reply
        .type('image/webp')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Cache-Control', 'private, max-age=604800, immutable')
        .send(upload.content)
    },
  }
}
