import { sql } from 'kysely'
import { instant } from '../context.ts'
import type { Context } from '../context.ts'
import { userById } from '../db/users.ts'
import type { User } from '../db/users.ts'
import { replaceWishlist, wishlistOf } from '../db/wishlist.ts'
import { exportOf } from '../domain/accountExport.ts'
import { setPassword } from '../domain/passwordReset.ts'
import { hashPassword, passwordMatches } from '../domain/passwords.ts'
import { profileColumns, profileOf } from '../domain/profiles.ts'
import { endSessions } from '../domain/sessions.ts'
import { ApiError, invalidField } from '../errors.ts'
import { accountOf } from '../plugins/auth.ts'
import type { Handlers, Operation } from './types.ts'

type UserOperation = Extract<
  Operation,
  'getProfile' | 'updateProfile' | 'changePassword' | 'exportAccount' | 'getWishlist' | 'updateWishlist'
>

/** The signed-in account's own matters. */
export function userHandlers(context: Context): Handlers<UserOperation> {
  const { db, clock } = context

  async function ownUser(request: Parameters<typeof accountOf>[0]): Promise<User> {
    const user = await userById(db, accountOf(request).userId)
    if (!user) throw new ApiError('unauthorized')
    return user
  }

  return {
    getProfile: async (request) => profileOf(await ownUser(request)),

    updateProfile: async (request) => {
      const user = await db
        .updateTable('users')
        .set({ ...profileColumns(request.body), version: sql`version + 1`, updated_at: instant(clock) })
        .where('id', '=', accountOf(request).userId)
        .where('version', '=', request.body.version)
        .returningAll()
        .executeTakeFirst()
      if (!user) throw new ApiError('version_conflict')
      return profileOf(user)
    },

    changePassword: async (request) => {
      const user = await ownUser(request)
      const { currentPassword, newPassword } = request.body
      const refused = invalidField('currentPassword', (texts) => texts.currentPassword)
      if (!(await passwordMatches(user.password_hash, currentPassword))) throw refused
      const passwordHash = await hashPassword(newPassword)
      await db.transaction().execute(async (trx) => {
        const changed = await setPassword(trx, user.id, passwordHash, instant(clock), user.password_hash)
        // Another change came first: the password compared above is no longer the current one.
        if (!changed) throw refused
        await endSessions(trx, user.id, accountOf(request).sessionId)
      })
      return { message: 'success' }
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
