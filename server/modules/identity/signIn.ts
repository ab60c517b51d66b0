import type { Db } from '../../database/schema.ts'
import { findUserByEmail } from './users.ts'
import type { User } from './users.ts'
import { comparePassword, verifyDummyHash, hashPassword } from './passwords.ts'

/**
 * The account that an e-mail address and a password mean, in the same time whether there is one or not. A hash of an earlier
 * release is replaced.
 * @returns null for an unknown address and for a wrong password; `userId` is whose password was wrong
 */
export async function findUserByPassword(db: Db, email: string, password: string): Promise<{ user: User | null; userId?: string }> {
  const user = await findUserByEmail(db, email)
  const match = await (user ? comparePassword(user.password_hash, password) : verifyDummyHash(password))
  if (!user || !match) return { user: null, userId: user?.id }
  if (match === 'exact') return { user, userId: user.id }
  const passwordHash = await hashPassword(password)
  const replaced = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .returningAll()
    .executeTakeFirst()
  return { user: replaced ?? null, userId: user.id }
}
