import { instant } from '../../deps.ts'
import type { Context } from '../../deps.ts'
import {
  invitationsOf,
  ownInvitation,
  publishInvitation,
  removeInvitation,
  replaceInvitation,
} from './repository.ts'
import { ownsBackground } from '../uploads/repository.ts'
import { etagMatches, etagOf } from '../../http/etags.ts'
import { checkDetails, cleaned, toPublicWire, toWire } from './service.ts'
import type { InvitationDetails } from './service.ts'
import { ApiError, invalidField } from '../../errors.ts'
import { API_PREFIX } from '../../config/limits.ts'
import { accountOf } from '../../http/auth.ts'
import { previewFile } from '../invitation-files/pictures/index.ts'
import type { Handlers } from '../../http/operations.ts'

type InvitationOperation =
  | 'createInvitation'
  | 'listUserInvitations'
  | 'updateInvitation'
  | 'deleteInvitation'
  | 'getInvitationBySlug'

/** Digital invitations: owned by one account, read by whoever knows the slug. */
export function invitationHandlers({ db, clock, published, files }: Context): Handlers<InvitationOperation> {
  async function checkBackground(userId: string, { backgroundImage }: InvitationDetails): Promise<void> {
    if (backgroundImage && !(await ownsBackground(db, userId, backgroundImage))) {
      throw invalidField('backgroundImage', (texts) => texts.picture)
    }
  }

  return {
    createInvitation: async (request, reply) => {
      const { userId } = accountOf(request)
      const details = cleaned(request.body)
      checkDetails(details, clock())
      await checkBackground(userId, details)
      const requestKey = request.headers['idempotency-key']
      const row = await publishInvitation(
        db,
        userId,
        details,
        typeof requestKey === 'string' ? requestKey.toLowerCase() : null,
        instant(clock),
      )
      files.prepare(previewFile, row)
      void reply.header('Location', `${API_PREFIX}/invitations/slug/${encodeURIComponent(row.slug)}`)
      return toWire(row)
    },

    listUserInvitations: async (request) => {
      const { userId } = accountOf(request)
      if (request.params.userId.toLowerCase() !== userId) throw new ApiError('forbidden')
      return { items: (await invitationsOf(db, userId)).map(toWire) }
    },

    updateInvitation: async (request) => {
      const { userId } = accountOf(request)
      const id = request.params.id.toLowerCase()
      const { version, ...given } = request.body
      const before = await ownInvitation(db, userId, id)
      if (!before) throw new ApiError('not_found')
      const details = cleaned(given)
      checkDetails(details, clock(), before)
      await checkBackground(userId, details)
      const row = await replaceInvitation(db, userId, id, version, details, instant(clock))
      if (!row) throw new ApiError('version_conflict')
      published.drop([row.slug])
      files.prepare(previewFile, row)
      return toWire(row)
    },

    deleteInvitation: async (request, reply) => {
      const { userId } = accountOf(request)
      const slug = await removeInvitation(db, userId, request.params.id.toLowerCase())
      if (slug === null) throw new ApiError('not_found')
      published.drop([slug])
      return reply.send()
    },

    getInvitationBySlug: async (request, reply) => {
      const row = await published.find(request.params.slug.normalize('NFC'))
      if (!row) throw new ApiError('not_found')
      const etag = etagOf(row.id, row.version)
      // `no-cache` keeps copies but asks each time: a guest never sees an edited or deleted invitation's old state.
      void reply.header('ETag', etag).header('Cache-Control', 'public, no-cache')
      if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return toPublicWire(row)
    },
  }
}
