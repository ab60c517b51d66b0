import type { FastifyReply } from 'fastify'
import { ApiError } from '../../errors.ts'
import { isEtagMatch } from '../../lib/etags.ts'
import { FILE_SECURITY_POLICY, SHARED_CACHE_CONTROL } from '../../config/limits.ts'
import { calendarFile } from './calendar.ts'
import type { InvitationCache } from '../invitations/cache.ts'
import { getPublishedInvitation } from '../invitations/service.ts'
import type { FileKind, InvitationFiles } from './service.ts'
import { pictureFile, previewFile } from './pictures/index.ts'
import type { PictureRenderer } from './pictures/workerRenderer.ts'
import { qrPngFile, qrSvgFile } from './qr.ts'
import type { Handlers } from '../../http/handlerTypes.ts'

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

export interface InvitationFileDeps {
  invitationCache: InvitationCache
  files: InvitationFiles
  pictures: PictureRenderer
}

/** Handlers for the files of a published invitation, for all clients that know its slug. */
export function createInvitationFileHandlers({ invitationCache, files }: InvitationFileDeps): Handlers<FileOperation> {
  const createFileHandler = (kind: FileKind) => async (request: FileRequest, reply: FastifyReply) => {
    const row = await getPublishedInvitation({ invitationCache }, request.params.slug)
    if (kind.isInvitation && row.wedding_status === 'calledOff') throw new ApiError('not_found')
    const etag = files.getEtag(kind, row)
    void reply.header('ETag', etag).header('Cache-Control', SHARED_CACHE_CONTROL)
    if (isEtagMatch(request.headers['if-none-match'], etag)) return reply.code(304).send()
    void reply.header('Content-Security-Policy', FILE_SECURITY_POLICY)
    return reply.type(kind.mediaType).send(await files.getContent(kind, row))
  }
  return {
    getInvitationPreview: createFileHandler(previewFile),
    getInvitationPicture: createFileHandler(pictureFile),
    getInvitationCalendar: createFileHandler(calendarFile),
    getInvitationQrPng: createFileHandler(qrPngFile),
    getInvitationQrSvg: createFileHandler(qrSvgFile),
  }
}
