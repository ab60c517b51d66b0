import { API_PREFIX } from '../../../shared/limits.ts'
import { ApiError } from '../../errors.ts'
import { getAccount } from '../../http/auth.ts'
import { getRequestKey } from '../../http/requestKey.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import { isEtagMatch, createEtag } from '../../lib/etags.ts'
import { toPublicWire, toWire } from './model.ts'
import {
  editInvitation,
  getPublishedInvitation,
  listInvitations,
  publishInvitation,
  removeInvitation,
} from './service.ts'
import type { InvitationDeps } from './service.ts'

type InvitationOperation =
  | 'createInvitation'
  | 'listUserInvitations'
  | 'updateInvitation'
  | 'deleteInvitation'
  | 'getInvitationBySlug'

/** Handlers for invitations: one account owns an invitation, and all clients that know the slug can read it. */
export const createInvitationHandlers = (deps: InvitationDeps): Handlers<InvitationOperation> => ({
  createInvitation: async (request, reply) => {
    const { weddingId, ...details } = request.body
    const row = await publishInvitation(
      deps,
      { ownerId: getAccount(request).userId, requestKey: getRequestKey(request), weddingId },
      details,
    )
    void reply.header('Location', `${API_PREFIX}/invitations/slug/${encodeURIComponent(row.slug)}`)
    return toWire(row)
  },

  listUserInvitations: async (request) => {
    const { userId } = getAccount(request)
    if (request.params.userId.toLowerCase() !== userId) throw new ApiError('forbidden')
    return { items: (await listInvitations(deps, userId)).map(toWire) }
  },

  updateInvitation: async (request) => {
    const { version, ...details } = request.body
    return toWire(
      await editInvitation(deps, getAccount(request).userId, request.params.id.toLowerCase(), version, details),
    )
  },

  deleteInvitation: async (request, reply) => {
    await removeInvitation(deps, getAccount(request).userId, request.params.id.toLowerCase())
    return reply.send()
  },

  getInvitationBySlug: async (request, reply) => {
    const row = await getPublishedInvitation(deps, request.params.slug)
    const etag = createEtag(row.id, row.version)
    // `no-cache` stores copies but revalidates them each time: guests never see a stale version of an edited or deleted invitation.
    void reply.header('ETag', etag).header('Cache-Control', 'public, no-cache')
    if (isEtagMatch(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return toPublicWire(row)
  },
})
