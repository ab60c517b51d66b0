import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { AppContext } from '../../server/context.ts'
import { getTimestamp } from '../../server/lib/instant.ts'
import { createSecretToken, hashSecretToken } from '../../server/lib/secretTokens.ts'
import { storeContactMessage, storeLead } from '../../server/modules/contact/service.ts'
import { addDeepLink } from '../../server/modules/deep-links/service.ts'
import type { User } from '../../server/modules/identity/users.ts'
import { recordAuditEntry } from '../../server/modules/operators/auditLog.ts'
import { addReview } from './enquiryStates.ts'
import { addPhotograph, addProvider } from './providerStates.ts'
import type { StateHandlers } from './stateHandlers.ts'

type OperatorState =
  | 'an operator is signed in'
  | 'an operator can set up the second factor'
  | 'the lists of the console have entries'

/** The key of every second factor, in Base32. */
const SECRET = 'K5QWMZTBEBXXAZLSMF2G64RAONSWG4TF'
const HOUR_S = 3600

/** A message with every optional field. */
const message = {
  name: 'Laila',
  email: 'laila@example.com',
  phone: '+20 100 123 4567',
  source: 'Contact Form',
  message: 'How do I change the date on our invitation?',
  countryId: 'EG',
  cityId: 'Cairo',
  area: 'Cairo Governorate',
  platform: 'Mobile Web',
  os: 'Android 14',
  browser: 'Chrome 130.0.0.0',
  ip: '41.33.12.7',
  mapsLink: 'https://www.google.com/maps?q=30.06,31.25',
} as const

/** Columns of an account with every optional field. */
const subscriber = {
  newsletter: 1,
  first_name: 'Salma',
  last_name: 'Fouad',
  language: 'ar',
  referred_by_code: 'k3v9xq2m',
  referred_by_source: 'invitation',
} as const

/**
 * Handlers of the states of the operator's console.
 * @param ensureAccount creates an account unless it exists
 */
export function createOperatorStateHandlers(
  deps: AppContext,
  ensureAccount: (id: string, email?: string) => Promise<User>,
): Pick<StateHandlers, OperatorState> {
  const { db, clock } = deps
  const generateCode = () => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: clock() })
  const withoutLink = { setup_hash: null, setup_expires_at: null, new_secret: null }
  const withoutFactor = { secret: null, set_up_at: null, used_step: 0 }

  return {
    'an operator is signed in': async ({ id, email }) => {
      const { password_hash } = await ensureAccount(id, email)
      const now = getTimestamp(clock)
      const role = { ...withoutLink, user_id: id, secret: SECRET, set_up_at: now, used_step: 0, created_at: now }
      await db.insertInto('operators').values(role).execute()
      await recordAuditEntry(db, { userId: id }, 'operator_set_up', now, id)
      const operatorToken = createSecretToken()
      const marks = { token_hash: hashSecretToken(operatorToken), password_fingerprint: hashSecretToken(password_hash) }
      const times = { created_at: now, expires_at: getTimestamp(clock, HOUR_S) }
      await db
        .insertInto('operator_sessions')
        .values({ id: randomUUID(), user_id: id, ...marks, ...times })
        .execute()
      return { operatorToken, operatorCode: generateCode() }
    },

    'an operator can set up the second factor': async ({ id, email, token }) => {
      await ensureAccount(id, email)
      const times = { created_at: getTimestamp(clock), setup_expires_at: getTimestamp(clock, HOUR_S) }
      const link = { setup_hash: hashSecretToken(token), new_secret: SECRET, ...times }
      await db
        .insertInto('operators')
        .values({ ...withoutFactor, ...link, user_id: id })
        .execute()
      return { operatorCode: generateCode() }
    },

    'the lists of the console have entries': async ({
      providerId,
      photoId,
      messageId,
      answerId,
      shortCode,
      reviewId,
    }) => {
      const now = getTimestamp(clock)
      await addProvider(db, { id: providerId, status: 'pending' })
      await addPhotograph(db, providerId, { id: photoId })
      await addReview(db, providerId, { id: reviewId })

      await storeContactMessage(deps, messageId, message)
      const answer = { text: 'Open My wedding.', language: 'en', author_id: null, created_at: now }
      await db
        .insertInto('contact_answers')
        .values({ id: answerId, message_id: messageId, ...answer })
        .execute()

      await storeLead(deps, randomUUID(), { email: 'nour@example.com', phone: '01112345678' })
      const { id } = await ensureAccount(randomUUID())
      await db.updateTable('users').set(subscriber).where('id', '=', id).execute()

      // The next attempt is far enough ahead that the queue does not deliver it.
      const times = { created_at: now, next_attempt_at: getTimestamp(clock, HOUR_S) }
      const text = { subject: 'تأكيد البريد', body: 'https://zaffa.example/verify' }
      const recipient = { recipient: 'salma@example.com', recipient_key: 'salma@example.com' }
      await db
        .insertInto('mails')
        .values({
          id: 'mail-1',
          ...recipient,
          ...text,
          ...times,
          attempts: 1,
          expires_at: getTimestamp(clock, 2 * HOUR_S),
        })
        .execute()

      const full_url = 'https://play.google.com/store/apps/details?id=app.zaffa'
      await addDeepLink(db, { short_code: shortCode, full_url, created_at: now })
      return {}
    },
  }
}
