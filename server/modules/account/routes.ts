import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { instant } from '../../deps.ts'
import type { Context } from '../../deps.ts'
import { userById } from '../identity/users.ts'
import type { User } from '../identity/users.ts'
import { replaceWishlist, wishlistOf } from '../items/wishlist.ts'
import { mailNotice } from '../identity/accountNotices.ts'
import { exportOf } from './accountExport.ts'
import { enqueueVerification, verifyEmail } from '../identity/emailVerification.ts'
import { setPassword } from '../identity/passwordReset.ts'
import { hashPassword, passwordMatches } from '../identity/passwords.ts'
import { profileColumns, profileOf } from './profiles.ts'
import { listSessions } from './sessionList.ts'
import { endSessions, replaceSessions } from '../identity/sessions.ts'
import { ApiError, invalidField } from '../../errors.ts'
import { languageOf } from '../../messages/index.ts'
import { accountOf } from '../../http/auth.ts'
import { guessTarget } from '../identity/guessTarget.ts'
import { refuseCommonPassword } from '../identity/newPasswords.ts'
import { answerSignedIn } from '../identity/signedIn.ts'
import type { Handlers, Operation } from '../../http/operations.ts'

type UserOperation = Extract<
  Operation,
  | 'getProfile'
  | 'updateProfile'
  | 'verifyEmail'
  | 'resendVerification'
  | 'changePassword'
  | 'listSessions'
  | 'deleteSession'
  | 'deleteOtherSessions'
  | 'exportAccount'
  | 'getWishlist'
  | 'updateWishlist'
>

const wrongPassword = () => invalidField('currentPassword', (texts) => texts.currentPassword)

/** The signed-in account's own matters. */
export function userHandlers(context: Context): Handlers<UserOperation> {
  const { db, clock, mailer, recordSecurityEvent } = context

  async function ownUser(request: Parameters<typeof accountOf>[0]): Promise<User> {
    const user = await userById(db, accountOf(request).userId)
    if (!user) throw new ApiError('unauthorized')
    return user
  }

  /**
   * Asks for the signed-in account's password again; wrong ones count.
   * @throws ApiError validation_failed on `currentPassword`
   */
  async function requirePassword(request: FastifyRequest, user: User, password: string | undefined): Promise<void> {
    if (password === undefined) throw invalidField('currentPassword', (texts) => texts.required)
    const compare = async () => (await passwordMatches(user.password_hash, password)) || null
    if ((await context.guesses.attempt(guessTarget(request, 'user', user.id), compare)) !== null) return
    recordSecurityEvent('password_wrong', user.id)
    throw wrongPassword()
  }

  return {
    getProfile: async (request) => profileOf(await ownUser(request)),

    updateProfile: async (request) => {
      const { currentPassword, version, ...profile } = request.body
      const columns = profileColumns(profile)
      const before = await ownUser(request)
      // A stale edit is refused before its password is looked at.
      if (before.version !== version) throw new ApiError('version_conflict')
      const isPhoneChanged = columns.phone_key !== before.phone_key
      if (isPhoneChanged) await requirePassword(request, before, currentPassword)
      const user = await db
        .updateTable('users')
        .set({ ...columns, version: sql`version + 1`, updated_at: instant(clock) })
        .where('id', '=', before.id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst()
      if (!user) throw new ApiError('version_conflict')
      if (isPhoneChanged) {
        recordSecurityEvent('phone_changed', user.id)
        await mailNotice(context, user, 'phoneChanged', languageOf(request))
      }
      return profileOf(user)
    },

    verifyEmail: async (request) => {
      if (!(await verifyEmail(context, await ownUser(request), request.body.token))) throw invalidField('token', (texts) => texts.verificationToken)
      return { message: 'success' }
    },

    resendVerification: async (request) => {
      const user = await ownUser(request)
      if (user.email_verified_at !== null) return { message: 'success' }
      await db.transaction().execute((trx) => enqueueVerification(context, trx, user, languageOf(request)))
      mailer.deliverSoon()
      return { message: 'success' }
    },

    changePassword: async (request, reply) => {
      const user = await ownUser(request)
      const { currentPassword, newPassword } = request.body
      await refuseCommonPassword('newPassword', newPassword)
      await requirePassword(request, user, currentPassword)
      const passwordHash = await hashPassword(newPassword)
      const { sessionId } = accountOf(request)
      const session = await db.transaction().execute(async (trx) => {
        const changed = await setPassword(trx, user.id, passwordHash, instant(clock), user.password_hash)
        // Another change came first: the password compared above is no longer the current one.
        if (!changed) throw wrongPassword()
        const replaced = await replaceSessions(trx, clock, user.id, sessionId)
        if (!replaced) throw new ApiError('unauthorized')
        return replaced
      })
      recordSecurityEvent('password_changed', user.id)
      await mailNotice(context, user, 'passwordChanged', languageOf(request))
      return answerSignedIn(context, reply, session, user)
    },

    listSessions: async (request) => listSessions(context, accountOf(request)),

    deleteSession: async (request, reply) => {
      const { userId } = accountOf(request)
      const id = request.params.id.toLowerCase()
      const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
      if (numDeletedRows === 0n) throw new ApiError('not_found')
      recordSecurityEvent('session_ended', userId)
      return reply.send()
    },

    deleteOtherSessions: async (request, reply) => {
      const { userId, sessionId } = accountOf(request)
      await endSessions(db, userId, sessionId)
      recordSecurityEvent('sessions_ended', userId)
      return reply.send()
    },

    exportAccount: async (request, reply) => {
      void reply.header('Content-Disposition', 'attachment; filename="zaffa-account.json"')
      void reply.header('Cache-Control', 'no-store')
      return exportOf(context, await ownUser(request))
    },

    getWishlist: async (request) => ({ itemIds: await wishlistOf(db, accountOf(request).userId) }),

    updateWishlist: async (request) => {
      const { userId } = accountOf(request)
      await replaceWishlist(db, userId, request.body.itemIds)
      return { itemIds: await wishlistOf(db, userId) }
    },
  }
}
