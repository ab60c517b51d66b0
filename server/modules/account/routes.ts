import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { ApiError, TooBusy, createFieldError } from '../../errors.ts'
import { getAccount } from '../../http/auth.ts'
import { getClient } from '../../http/clientNetwork.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import { clearRefreshCookie, setRefreshCookie } from '../../http/refreshCookie.ts'
import { getLanguage, getMessages } from '../../messages/index.ts'
import { mailNotice } from '../identity/accountNotices.ts'
import { rejectCommonPassword } from '../identity/commonPasswords.ts'
import { resendVerification, verifyEmail } from '../identity/emailVerification.ts'
import { isCorrectPassword } from '../identity/passwords.ts'
import { endSession, endSessions } from '../identity/sessions.ts'
import { buildSignedInBody } from '../identity/signedInBody.ts'
import { findUserById } from '../identity/users.ts'
import type { User } from '../identity/users.ts'
import { changePassword, createWrongPasswordError } from './changePassword.ts'
import { deleteAccount } from './deletion.ts'
import type { AccountDeps } from './deps.ts'
import { exportAccount } from './accountExport.ts'
import { editProfile, toProfileColumns, toProfile } from './profiles.ts'
import { listSessions } from './sessionList.ts'

type AccountOperation =
  | 'getProfile'
  | 'updateProfile'
  | 'verifyEmail'
  | 'resendVerification'
  | 'changePassword'
  | 'listSessions'
  | 'deleteSession'
  | 'deleteOtherSessions'
  | 'exportAccount'
  | 'deleteAccount'

/** Handlers for the operations on the signed-in account, and for account deletion. */
export function createAccountHandlers(deps: AccountDeps): Handlers<AccountOperation> {
  const { db, guesses, recordSecurityEvent } = deps
  /** Ids of accounts whose data is being sent: one export of each at a time. */
  const exporting = new Set<string>()

  async function getOwnUser(request: Parameters<typeof getAccount>[0]): Promise<User> {
    const user = await findUserById(db, getAccount(request).userId)
    if (!user) throw new ApiError('unauthorized')
    return user
  }

  /**
   * Compares the signed-in account's password again and counts failures.
   * @throws ApiError validation_failed on `currentPassword`
   */
  async function requirePassword(request: FastifyRequest, user: User, password: string | undefined): Promise<void> {
    if (password === undefined) throw createFieldError('currentPassword', (texts) => texts.required)
    const compare = async () => (await isCorrectPassword(user.password_hash, password)) || null
    if ((await guesses.attempt({ kind: 'user', name: user.id, ...getClient(request) }, compare)) !== null) return
    recordSecurityEvent('password_wrong', user.id)
    throw createWrongPasswordError()
  }

  return {
    getProfile: async (request) => toProfile(await getOwnUser(request)),

    updateProfile: async (request) => {
      const { currentPassword, version, ...profile } = request.body
      const columns = toProfileColumns(profile)
      const before = await getOwnUser(request)
      // Refuse a stale edit before the password comparison.
      if (before.version !== version) throw new ApiError('version_conflict')
      const isPhoneChanged = columns.phone_key !== before.phone_key
      if (isPhoneChanged) await requirePassword(request, before, currentPassword)
      const user = await editProfile(deps, before.id, version, columns)
      if (isPhoneChanged) {
        recordSecurityEvent('phone_changed', user.id)
        await mailNotice(deps, user, 'phoneChanged', getLanguage(request))
      }
      return toProfile(user)
    },

    verifyEmail: async (request) => {
      if (!(await verifyEmail(deps, await getOwnUser(request), request.body.token)))
        throw createFieldError('token', (texts) => texts.verificationToken)
      return { message: 'success' }
    },

    resendVerification: async (request) => {
      await resendVerification(deps, await getOwnUser(request), getLanguage(request))
      return { message: 'success' }
    },

    changePassword: async (request, reply) => {
      const user = await getOwnUser(request)
      const { currentPassword, newPassword } = request.body
      await rejectCommonPassword('newPassword', newPassword)
      await requirePassword(request, user, currentPassword)
      const session = await changePassword(deps, user, getAccount(request).sessionId, newPassword)
      recordSecurityEvent('password_changed', user.id)
      await mailNotice(deps, user, 'passwordChanged', getLanguage(request))
      setRefreshCookie(reply, deps.config, session)
      return buildSignedInBody(deps, session, user)
    },

    listSessions: async (request) => listSessions(deps, getAccount(request)),

    deleteSession: async (request, reply) => {
      const { userId } = getAccount(request)
      if (!(await endSession(db, { userId, sessionId: request.params.id.toLowerCase() })))
        throw new ApiError('not_found')
      recordSecurityEvent('session_ended', userId)
      return reply.send()
    },

    deleteOtherSessions: async (request, reply) => {
      const { userId, sessionId } = getAccount(request)
      await endSessions(db, userId, sessionId)
      recordSecurityEvent('sessions_ended', userId)
      return reply.send()
    },

    exportAccount: async (request, reply) => {
      const user = await getOwnUser(request)
      if (exporting.has(user.id)) throw new TooBusy()
      void reply.header('Content-Disposition', 'attachment; filename="zaffa-account.json"')
      void reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8')
      exporting.add(user.id)
      const content = Readable.from(exportAccount(deps, user))
      return reply.send(content.once('close', () => void exporting.delete(user.id)))
    },

    deleteAccount: async (request, reply) => {
      const { emailOrPhone, password } = request.body
      const target = { kind: 'account', name: emailOrPhone, ...getClient(request) } as const
      const userId = await guesses.attempt(target, () => deleteAccount(deps, emailOrPhone, password))
      recordSecurityEvent(userId === null ? 'password_wrong' : 'account_deleted', userId ?? undefined)
      if (userId === null) return { success: false, errors: [getMessages(getLanguage(request)).signIn.deleteRefused] }
      clearRefreshCookie(reply, deps.config)
      return { success: true, errors: [] }
    },
  }
}
