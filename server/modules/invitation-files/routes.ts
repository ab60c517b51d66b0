import type { FastifyReply } from 'fastify'
import type { Context } from '../../deps.ts'
import { etagMatches } from '../../http/etags.ts'
import { ApiError } from '../../errors.ts'
import { FILE_SECURITY_POLICY, SHARED_CACHE_CONTROL } from '../../config/limits.ts'
import { calendarFile } from './calendar.ts'
import type { FileKind } from './service.ts'
import { pictureFile, previewFile } from './pictures/index.ts'
import { qrPngFile, qrSvgFile } from './qr.ts'
import type { Handlers } from '../../http/operations.ts'

type FileOperation =
  | 'getInvitationPreview'
  | 'getInvitationPicture'
  | 'getInvitationCalendar'
  | 'getInvitationQrPng'
  | 'getInvitationQrSvg'

interface FileRequest {
  params: { slug: string }
  headers: { 'if-none-match'?: string }
}

/** Files made of a published invitation, for whoever knows its slug. */
export function invitationFileHandlers({ published, files }: Context): Handlers<FileOperation> {
  const answer = (kind: FileKind) => async (request: FileRequest, reply: FastifyReply) => {
    const row = await published.find(request.params.slug.normalize('NFC'))
    if (!row) throw new ApiError('not_found')
    const etag = files.etag(kind, row)
    void reply.header('ETag', etag).header('Cache-Control', SHARED_CACHE_CONTROL)
    if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    void reply.header('Content-Security-Policy', FILE_SECURITY_POLICY)
    return reply.type(kind.mediaType).send(await files.content(kind, row))
  }
  return {
    getInvitationPreview: answer(previewFile),
    getInvitationPicture: answer(pictureFile),
    getInvitationCalendar: answer(calendarFile),
    getInvitationQrPng: answer(qrPngFile),
    getInvitationQrSvg: answer(qrSvgFile),
  }
}
