import type { FastifyInstance } from 'fastify'
import { addApprovedProvider } from '../../server/db/providers.ts'
import { addUser, userById } from '../../server/db/users.ts'
import { toColumns } from '../../server/domain/invitations.ts'
import { hashPassword } from '../../server/domain/passwords.ts'
import { secretTokenHash } from '../../server/domain/secretTokens.ts'
import { startSession } from '../../server/domain/sessions.ts'
import { couple } from '../states.ts'
import type { StateName, StateParameters } from '../states.ts'

/** What only a running server can give; takes the place of the contract's placeholders. */
export interface Credentials {
  accessToken?: string
  refreshToken?: string
}
/** Each brings the server into one state, on top of those set up before it for the same interaction. */
export type StateHandlers = { [Name in StateName]: (parameters: StateParameters[Name]) => Promise<Credentials> }

const MADE_AT = '2026-11-21T10:00:00.000Z'
const HOUR_MS = 3_600_000

/** The states of our own server, set up through its own database helpers. */
export function ownStates({ context }: FastifyInstance): StateHandlers {
  const { db, clock, accessTokens } = context

  /** The account under this very id, made when no state before has made it. */
  async function account(id: string, email: string, password: string = couple.password) {
    const known = await userById(db, id)
    if (known) return known
    const made = await addUser(db, email, await hashPassword(password), MADE_AT)
    await db.updateTable('users').set({ id }).where('id', '=', made).execute()
    return (await userById(db, id))!
  }

  async function session(id: string, email: string) {
    const open = await startSession(db, clock, await account(id, email), true)
    if (!open) throw new Error('the account changed while its state was set up')
    return open
  }

  return {
    'no account uses this e-mail address': async ({ email }) => {
      await db.deleteFrom('users').where('email_key', '=', email.toLowerCase()).execute()
      return {}
    },

    'an account exists': async ({ id, email, password }) => {
      await account(id, email, password)
      return {}
    },

    'a couple is signed in': async ({ id, email, profileVersion }) => {
      const { sessionId } = await session(id, email)
      await db.updateTable('users').set({ version: profileVersion }).where('id', '=', id).execute()
      return { accessToken: accessTokens.issue({ userId: id, sessionId }) }
    },

    'a refresh cookie is valid': async ({ id, email }) => {
      const { refreshToken } = await session(id, email)
      return { refreshToken }
    },

    'a link to set a new password has been sent': async ({ id, email, token }) => {
      await account(id, email)
      const expires = new Date(clock() + HOUR_MS).toISOString()
      const row = { token_hash: secretTokenHash(token), user_id: id, expires_at: expires }
      await db.insertInto('password_resets').values(row).execute()
      return {}
    },

    'a provider is approved': async ({ id, businessName }) => {
      const details = {
        fullName: 'Mona Adel',
        businessName,
        contactNumber: '01012345678',
        emailAddress: 'mona@example.com',
        address: 'Heliopolis, Cairo',
        serviceClasses: ['photographer' as const],
        priceRange: 15_000,
        capacityOrScale: 'Up to three weddings a week',
        websiteOrSocialMedia: 'https://example.com/adasa',
      }
      await addApprovedProvider(db, id, details, MADE_AT)
      return {}
    },

    'an invitation is published': async ({ ownerId, id, slug, shortCode, weddingDate, version }) => {
      await account(ownerId, couple.email)
      await db.insertInto('reserved_slugs').values({ slug }).execute()
      const details = {
        template: 1 as const,
        language: 'en' as const,
        groom: 'Omar',
        bride: 'Laila',
        weddingDate,
        weddingTime: '19:30',
        timeZone: 'Africa/Cairo',
        engagementDate: '2026-12-04',
        hennaDate: '2050-06-15',
        crownDate: '2050-06-16',
        weddinghole: 'Nile Hall',
        weddingAddress: '12 Nile Corniche',
        area: 'Zamalek',
        mapsLink: 'https://maps.app.goo.gl/4f2kQ',
      }
      const dates = { created_at: MADE_AT, updated_at: MADE_AT }
      const row = { id, owner_id: ownerId, slug, short_code: shortCode, request_key: null, version, ...toColumns(details), ...dates }
      await db.insertInto('invitations').values(row).execute()
      return {}
    },
  }
}

/** Takes away what an earlier interaction left behind. */
export async function forgetEverything({ context: { db } }: FastifyInstance): Promise<void> {
  await db.deleteFrom('users').execute()
  await db.deleteFrom('providers').execute()
  await db.deleteFrom('reserved_slugs').execute()
}

/**
 * The states of another server: each is posted as `{ state, params }` to its address, which answers 2xx and, for states
 * with credentials, `{ accessToken }` or `{ refreshToken }`. `{ state: 'reset' }` comes before each interaction.
 */
export const postedStates =
  (address: string) =>
  async (state: string, params: unknown): Promise<Credentials> => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, params }),
    })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status} for the state "${state}"`)
    const text = await answer.text()
    return text === '' ? {} : (JSON.parse(text) as Credentials)
  }
