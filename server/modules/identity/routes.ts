import { ApiError, createFieldError } from '../../errors.ts'
import { getClient } from '../../http/clientNetwork.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import { clearRefreshCookie, getRefreshToken, setRefreshCookie } from '../../http/refreshCookie.ts'
import { getLanguage, getMessages } from '../../messages/index.ts'
import { mailNotice } from './accountNotices.ts'
import { rejectCommonPassword } from './commonPasswords.ts'
import type { IdentityDeps } from './deps.ts'
import { parseDevice } from './devices.ts'
import { mailResetLink, resetPassword } from './passwordReset.ts'
import { registerAccount } from './registration.ts'
import { endSession, endSessionByToken, renewSession, startSession } from './sessions.ts'
import { buildSignedInBody } from './signedInBody.ts'
import { findUserByPassword } from './signIn.ts'
import { findUserById, parseReferral } from './users.ts'

type IdentityOperation = 'register' | 'login' | 'logout' | 'refreshToken' | 'forgotPassword' | 'resetPassword'

const success = { message: 'success' } as const

/** Handlers for registration, sign-in and tokens (specification §7, "The API"). */
export function createIdentityHandlers(deps: IdentityDeps): Handlers<IdentityOperation> {
  const { db, clock, config, accessTokens, background, guesses, recordSecurityEvent } = deps

  return {
    register: async (request) => {
      const { body, headers } = request
      await registerAccount(deps, { ...body, referral: parseReferral(headers), language: getLanguage(request) })
      return success
    },

    login: async (request, reply) => {
      const { email, password, rememberMe } = request.body
      const user = await guesses.attempt({ kind: 'account', name: email, ...getClient(request) }, async () => {
        const found = await findUserByPassword(db, email, password)
        if (!found.user) recordSecurityEvent('sign_in_failed', found.userId)
        return found.user
      })
      const session = user
        ? await startSession(db, clock, user, {
            remembered: rememberMe ?? false,
            device: parseDevice(request.headers['user-agent']),
          })
        : null
      if (!user || !session) return { message: getMessages(getLanguage(request)).signIn.refused }
      recordSecurityEvent('signed_in', user.id)
      setRefreshCookie(reply, config, session)
      return buildSignedInBody(deps, session, user)
    },

    logout: async (request, reply) => {
      const refreshToken = getRefreshToken(request, config)
      if (refreshToken) await endSessionByToken(db, refreshToken)
      const subject = accessTokens.read(request.headers.authorization?.replace(/^Bearer +/i, '') ?? '')
      if (subject) await endSession(db, subject)
      clearRefreshCookie(reply, config)
      return success
    },

    refreshToken: async (request, reply) => {
      const refreshToken = getRefreshToken(request, config)
      const session = refreshToken ? await renewSession(deps, refreshToken) : null
      const user = session ? await findUserById(db, session.userId) : undefined
      if (!session || !user) {
        clearRefreshCookie(reply, config)
        throw new ApiError('unauthorized')
      }
      setRefreshCookie(reply, config, session)
      return buildSignedInBody(deps, session, user)
    },

    forgotPassword: async (request) => {
      // Do not await: the response time must not reveal whether the address has an account.
      background.run(() => mailResetLink(deps, request.body.email, getLanguage(request)))
      return success
    },

    resetPassword: async (request, reply) => {
      const { token, newPassword } = request.body
      await rejectCommonPassword('newPassword', newPassword)
      const user = await resetPassword(deps, token, newPassword)
      if (!user) throw createFieldError('token', (texts) => texts.resetToken)
      recordSecurityEvent('password_reset', user.id)
      await mailNotice(deps, user, 'passwordChanged', getLanguage(request))
      clearRefreshCookie(reply, config)
      return success
    },
  }
}
