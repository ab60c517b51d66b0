import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { instant } from '../context.ts'
import type { Context } from '../context.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { addUser, userByEmail, userById } from '../db/users.ts'
import type { User } from '../db/users.ts'
import { deleteAccount } from '../domain/deletion.ts'
import { referredBy } from '../domain/referrals.ts'
import { mailResetLink, resetPassword } from '../domain/passwordReset.ts'
import { compareWithNothing, hashPassword, passwordMatches } from '../domain/passwords.ts'
import { clearRefreshCookie, refreshCookieOf, setRefreshCookie } from '../domain/refreshCookie.ts'
import { endSessionOf, renewSession, startSession } from '../domain/sessions.ts'
import type { OpenSession } from '../domain/sessions.ts'
import { emailKey } from '../domain/text.ts'
import { ApiError, invalidField } from '../errors.ts'
import { ACCESS_TOKEN_S } from '../limits.ts'
import { messagesIn, preferredLanguage } from '../messages/index.ts'
import type { Answer, Handlers } from './types.ts'

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
const languageOf = (request: FastifyRequest) => preferredLanguage(request.headers['accept-language'])

/** Accounts, sign-in and tokens (decisions "The API"). */
export function identityHandlers(context: Context): Handlers<IdentityOperation> {
  const { db, clock, config, accessTokens, background } = context

  /** Sets the cookie and answers as `login` does. */
  function signedIn(reply: FastifyReply, session: OpenSession, user: User): Answer<'login'> {
    setRefreshCookie(reply, config, session.refreshToken, session.remembered)
    const { id, email, first_name: firstName, last_name: lastName } = user
    return {
      ...success,
      token: accessTokens.issue({ userId: id, sessionId: session.sessionId }),
      expiresIn: ACCESS_TOKEN_S,
      user: { id, email, ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) },
    }
  }

  return {
    register: async ({ body, headers }) => {
      const passwordHash = await hashPassword(body.password)
      try {
        await addUser(db, body.email, passwordHash, instant(clock), referredBy(headers))
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        throw new ApiError('email_in_use', [{ field: 'email', message: (_, errors) => errors.email_in_use }])
      }
      return success
    },

    login: async (request, reply) => {
      const { email, password, rememberMe } = request.body
      const user = await userByEmail(db, email)
      const matches = await (user ? passwordMatches(user.password_hash, password) : compareWithNothing(password))
      const session = user && matches ? await startSession(db, clock, user, rememberMe ?? false) : null
      if (!user || !session) return { message: messagesIn(languageOf(request)).signIn.refused }
      return signedIn(reply, session, user)
    },

    logout: async (request, reply) => {
      const refreshToken = refreshCookieOf(request)
      if (refreshToken) await endSessionOf(db, refreshToken)
      const subject = accessTokens.read(request.headers.authorization?.replace(/^Bearer +/i, '') ?? '')
      if (subject) await db.deleteFrom('sessions').where('id', '=', subject.sessionId).execute()
      clearRefreshCookie(reply, config)
      return success
    },

    refreshToken: async (request, reply) => {
      const refreshToken = refreshCookieOf(request)
      const session = refreshToken ? await renewSession(db, clock, refreshToken) : null
      const user = session ? await userById(db, session.userId) : undefined
      if (!session || !user) {
        clearRefreshCookie(reply, config)
        throw new ApiError('unauthorized')
      }
      return signedIn(reply, session, user)
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

    resetPassword: async ({ body }, reply) => {
      if (!(await resetPassword(context, body.token, body.newPassword))) {
        throw invalidField('token', (texts) => texts.resetToken)
      }
      clearRefreshCookie(reply, config)
      return success
    },

    deleteAccount: async (request, reply) => {
      const { emailOrPhone, password } = request.body
      if (await deleteAccount(context, emailOrPhone, password)) {
        clearRefreshCookie(reply, config)
        return { success: true, errors: [] }
      }
      return { success: false, errors: [messagesIn(languageOf(request)).signIn.deleteRefused] }
    },
  }
}
