import type { FastifyInstance } from 'fastify'
import { addUser, findUserById } from '../../server/modules/identity/users.ts'
import { createAccessTokens } from '../../server/http/accessTokens.ts'
import { toColumns, toInvitationPlans, type InvitationDetails } from '../../server/modules/invitations/model.ts'
import { hashPassword } from '../../server/modules/identity/passwords.ts'
import { storeWedding } from '../../server/modules/weddings/service.ts'
import { hashSecretToken } from '../../server/lib/secretTokens.ts'
import { startSession } from '../../server/modules/identity/sessions.ts'
import { ACCESS_TOKEN_S, INVITATIONS_PER_ACCOUNT, UPLOADS_PER_ACCOUNT } from '../../server/config/limits.ts'
import { invitationTexts } from '../../tests/fixtures/invitation.ts'
import { couple, type StateParameters } from '../states.ts'
import { createDeskStateHandlers } from './deskStates.ts'
import { createEnquiryStateHandlers } from './enquiryStates.ts'
import { createMemberStateHandlers } from './memberStates.ts'
import { createOperatorStateHandlers } from './operatorStates.ts'
import { createProviderStateHandlers, fillPhotographs } from './providerStates.ts'
import type { StateHandlers } from './stateHandlers.ts'
import { createWeddingStateHandlers } from './weddingStates.ts'

const MADE_AT = '2026-11-21T10:00:00.000Z'
const HOUR_MS = 3_600_000
const details = {
  template: 1,
  language: 'en',
  ...invitationTexts.en,
  weddingTime: '19:30',
  timeZone: 'Africa/Cairo',
  engagementDate: '2026-12-04',
  hennaDate: '2050-06-15',
  crownDate: '2050-06-16',
} satisfies Partial<InvitationDetails>

/**
 * Handlers of the states of our own server.
 * @param exceedLimit calls an operation, as the next visitor, until its limit is exceeded
 */
export function createStateHandlers(
  { context, jwt }: FastifyInstance,
  exceedLimit: (operation: string) => Promise<void>,
): StateHandlers {
  const { db, clock } = context
  const getExpiredTime = () => clock() - (ACCESS_TOKEN_S + 1) * 1000

  /** @returns the account with this id; creates it unless an earlier state did */
  async function ensureAccount(id: string, email = `${id}@example.com`, password: string = couple.password) {
    const existing = await findUserById(db, id)
    if (existing) return existing
    const newId = await addUser(db, email, await hashPassword(password), MADE_AT)
    await db.updateTable('users').set({ id }).where('id', '=', newId).execute()
    return (await findUserById(db, id))!
  }

  async function openSession(id: string, email: string) {
    const open = await startSession(db, clock, await ensureAccount(id, email), { remembered: true })
    if (!open) throw new Error('the account changed while its state was set up')
    return open
  }

  async function publish({
    ownerId,
    id,
    slug,
    shortCode,
    weddingDate,
    version,
  }: StateParameters['an invitation is published']) {
    await ensureAccount(ownerId)
    await db
      .insertInto('reserved_slugs')
      .values({ slug_hash: hashSecretToken(slug) })
      .execute()
    const invitation = { ...details, weddingDate }
    const keys = { id, owner_id: ownerId, slug, short_code: shortCode, request_key: null, version }
    const times = { created_at: MADE_AT, updated_at: MADE_AT }
    await db.transaction().execute(async (trx) => {
      const wedding = { title: 'Omar & Laila', language: 'en', timeZone: 'Africa/Cairo' } as const
      const plans = toInvitationPlans(invitation)
      const weddingId = await storeWedding(trx, ownerId, wedding, { plans, now: MADE_AT })
      const row = { ...keys, wedding_id: weddingId, ...toColumns(invitation), ...times }
      await trx.insertInto('invitations').values(row).execute()
    })
    // It may hold the invitation of an earlier interaction, with the same id and version.
    context.invitationCache.drop([slug])
  }

  async function upload(ownerId: string, id: string) {
    await ensureAccount(ownerId)
    const { default: sharp } = await import('sharp')
    const content = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#7a4a8c' } })
      .webp()
      .toBuffer()
    const row = { id, owner_id: ownerId, content, bytes: content.length, created_at: new Date(clock()).toISOString() }
    await db.insertInto('uploads').values(row).execute()
  }

  return {
    'no account uses this e-mail address': async ({ email }) => {
      await db.deleteFrom('users').where('email_key', '=', email.toLowerCase()).execute()
      return {}
    },

    'an account exists': async ({ id, email, password }) => {
      await ensureAccount(id, email, password)
      return {}
    },

    'a couple is signed in': async ({ id, email, profileVersion }) => {
      const { sessionId } = await openSession(id, email)
      await db.updateTable('users').set({ version: profileVersion }).where('id', '=', id).execute()
      return { accessToken: context.accessTokens.issue({ userId: id, sessionId }) }
    },

    'an account is signed in on a phone too': async ({ userId, id }) => {
      const user = (await findUserById(db, userId))!
      const open = await startSession(db, clock, user, {
        remembered: true,
        device: { browser: 'Safari', os: 'iOS', device: 'phone' },
      })
      await db.deleteFrom('refresh_tokens').where('session_id', '=', open!.sessionId).execute()
      await db.updateTable('sessions').set({ id }).where('id', '=', open!.sessionId).execute()
      return {}
    },

    'an access token has expired': async ({ id, email }) => {
      const { sessionId } = await openSession(id, email)
      return { accessToken: createAccessTokens(jwt, getExpiredTime).issue({ userId: id, sessionId }) }
    },

    'a refresh cookie is valid': async ({ id, email }) => {
      const { refreshToken } = await openSession(id, email)
      return { refreshToken }
    },

    'a link to set a new password has been sent': async ({ id, email, token }) => {
      await ensureAccount(id, email)
      const expires = new Date(clock() + HOUR_MS).toISOString()
      const row = { token_hash: hashSecretToken(token), user_id: id, expires_at: expires }
      await db.insertInto('password_resets').values(row).execute()
      return {}
    },

    'a link to confirm the e-mail address has been sent': async ({ id, email, token }) => {
      const { sessionId } = await openSession(id, email)
      const expires = new Date(clock() + HOUR_MS).toISOString()
      await db
        .insertInto('email_verifications')
        .values({ token_hash: hashSecretToken(token), user_id: id, expires_at: expires })
        .execute()
      return { accessToken: context.accessTokens.issue({ userId: id, sessionId }) }
    },

    'an invitation is published': async (invitation) => {
      await publish(invitation)
      return {}
    },

    'an invitation has a key': async ({ id, requestKey }) => {
      await db.updateTable('invitations').set({ request_key: requestKey }).where('id', '=', id).execute()
      return {}
    },

    'an account can publish no more': async ({ ownerId }) => {
      for (let count = 0; count < INVITATIONS_PER_ACCOUNT; count += 1) {
        const codes = { slug: `invitation-${count}`, shortCode: `invitation-${count}` }
        await publish({ ownerId, id: crypto.randomUUID(), ...codes, weddingDate: '2050-06-17', version: 1 })
      }
      return {}
    },

    'a picture is uploaded': async ({ ownerId, id }) => {
      await upload(ownerId, id)
      return {}
    },

    'an account can upload no more': async ({ ownerId }) => {
      for (let count = 0; count < UPLOADS_PER_ACCOUNT; count += 1) await upload(ownerId, crypto.randomUUID())
      await fillPhotographs(db, ownerId)
      return {}
    },

    ...createProviderStateHandlers(context, ensureAccount),
    ...createEnquiryStateHandlers(context, ensureAccount),
    ...createWeddingStateHandlers(context, ensureAccount),
    ...createMemberStateHandlers(context, ensureAccount),
    ...createDeskStateHandlers(context),
    ...createOperatorStateHandlers(context, ensureAccount),

    'the limit of calls is used up': async ({ operation }) => {
      await exceedLimit(operation)
      return {}
    },
  }
}

/** The tables of what interactions create; rows that belong to these rows are deleted with them. */
const TABLES = [
  'users',
  'weddings',
  'guess_failures',
  // Those without an account.
  'enquiries',
  'providers',
  'reserved_slugs',
  'contact_messages',
  'leads',
  'mails',
  'deep_links',
  'audit_entries',
] as const

/** Deletes the data of earlier interactions. */
export async function deleteAllData({ context: { db, invitationCache } }: FastifyInstance): Promise<void> {
  const published = await db.selectFrom('invitations').select('slug').execute()
  for (const table of TABLES) await db.deleteFrom(table).execute()
  // No service has deleted them.
  invitationCache.drop(published.map(({ slug }) => slug))
}
