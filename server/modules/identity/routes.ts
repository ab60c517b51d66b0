import { randomUUID } from 'node:crypto'
import { instant } from '../../deps.ts'
import type { Context } from '../../deps.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { addUser, userById } from './users.ts'
import { mailNotice } from './accountNotices.ts'
import { deleteAccount } from '../account/deletion.ts'
import { enqueueVerification } from './emailVerification.ts'
import { referredBy } from '../deep-links/referrals.ts'
import { mailResetLink, resetPassword } from './passwordReset.ts'
import { hashPassword } from './passwords.ts'
import { parseDevice } from './devices.ts'
import { clearRefreshCookie, refreshCookieOf } from './refreshCookie.ts'
import { endSessionOf, renewSession, startSession } from './sessions.ts'
import { findUserByPassword } from './signIn.ts'
import { emailKey } from '../../lib/text.ts'
import { ApiError, invalidField } from '../../errors.ts'
import { languageOf, messagesIn } from '../../messages/index.ts'
import { guessTarget } from './guessTarget.ts'
import { refuseCommonPassword } from './newPasswords.ts'
import { answerSignedIn } from './signedIn.ts'
import type { Handlers } from '../../http/operations.ts'

type IdentityOperation =
  | 'register'
  | 'login'
  | 'logout'
  | 'refreshToken'
  | 'landingSignin'
  | 'forgotPassword'
  | 'resetPassword'
  | 'deleteAccount'

const success = { message: 'success' } as const

/** Accounts, sign-in and tokens (specification §7, "The API"). */
export function identityHandlers(context: Context): Handlers<IdentityOperation> {
  const { db, clock, config, accessTokens, background, guesses, mailer, recordSecurityEvent } = context

  return {
    register: async (request) => {
      const { body, headers } = request
      await refuseCommonPassword('password', body.password)
      const passwordHash = await hashPassword(body.password)
      try {
        await db.transaction().execute(async (trx) => {
          const id = await addUser(trx, body.email, passwordHash, instant(clock), referredBy(headers))
          await enqueueVerification(context, trx, { id, email: body.email }, languageOf(request))
        })
        mailer.deliverSoon()
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        throw new ApiError('email_in_use', [{ field: 'email', message: (_, errors) => errors.email_in_use }])
      }
      return success
    },

    login: async (request, reply) => {
      const { email, password, rememberMe } = request.body
      const user = await guesses.attempt(guessTarget(request, 'account', email), async () => {
        const found = await findUserByPassword(context, email, password)
        if (!found.user) recordSecurityEvent('sign_in_failed', found.userId)
        return found.user
      })
      const session = user ? await startSession(db, clock, user, { remembered: rememberMe ?? false, device: parseDevice(request.headers['user-agent']) }) : null
      if (!user || !session) return { message: messagesIn(languageOf(request)).signIn.refused }
      recordSecurityEvent('signed_in', user.id)
      return answerSignedIn(context, reply, session, user)
    },

    logout: async (request, reply) => {
      const refreshToken = refreshCookieOf(request, config)
      if (refreshToken) await endSessionOf(db, refreshToken)
      const subject = accessTokens.read(request.headers.authorization?.replace(/^Bearer +/i, '') ?? '')
      if (subject) await db.deleteFrom('sessions').where('id', '=', subject.sessionId).execute()
      clearRefreshCookie(reply, config)
      return success
    },

    refreshToken: async (request, reply) => {
      const refreshToken = refreshCookieOf(request, config)
      const session = refreshToken ? await renewSession(context, refreshToken) : null
      const user = session ? await userById(db, session.userId) : undefined
      if (!session || !user) {
        clearRefreshCookie(reply, config)
        throw new ApiError('unauthorized')
      }
      return answerSignedIn(context, reply, session, user)
    },

    landingSignin: async ({ body }) => {
      const lead = { id: randomUUID(), ...body, email_key: emailKey(body.email), created_at: instant(clock) }
      await db.insertInto('leads').values(lead).execute()
      return success
    },

    forgotPassword: async (request) => {
      // The answer does not wait: its time must not tell whether the address has an account.
      background.run(() => mailResetLink(context, request.body.email, languageOf(request)))
      return success
    },

    resetPassword: async (request, reply) => {
      const { token, newPassword } = request.body
      await refuseCommonPassword('newPassword', newPassword)
      const user = await resetPassword(context, token, newPassword)
      if (!user) throw invalidField('token', (texts) => texts.resetToken)
      recordSecurityEvent('password_reset', user.id)
      await mailNotice(context, user, 'passwordChanged', languageOf(request))
      clearRefreshCookie(reply, config)
      return success
    },

    deleteAccount: async (request, reply) => {
      const { emailOrPhone, password } = request.body
      const target = guessTarget(request, 'account', emailOrPhone)
      const userId = await guesses.attempt(target, () => deleteAccount(context, emailOrPhone, password))
      recordSecurityEvent(userId === null ? 'password_wrong' : 'account_deleted', userId ?? undefined)
      if (userId !== null) {
        clearRefreshCookie(reply, config)
        return { success: true, errors: [] }
      }
      return { success: false, errors: [messagesIn(languageOf(request)).signIn.deleteRefused] }
    },
  }
}
