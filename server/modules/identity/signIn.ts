import type { Db } from '../../database/schema.ts'
import { replacePasswordHash } from './repository/users.ts'
import { findUserByEmail } from './users.ts'
import type { User } from './users.ts'
import { comparePassword, verifyDummyHash, hashPassword } from './passwords.ts'

/**
 * Finds an account by e-mail address and password, in the same time for unknown addresses. Replaces the hash of an earlier release.
 * @returns user: null for an unknown address or a wrong password; userId: the account whose password was compared
 */
export async function findUserByPassword(
  db: Db,
  email: string,
  password: string,
): Promise<{ user: User | null; userId?: string }> {
  const user = await findUserByEmail(db, email)
  const match = await (user ? comparePassword(user.password_hash, password) : verifyDummyHash(password))
  if (!user || !match) return { user: null, userId: user?.id }
  if (match === 'exact') return { user, userId: user.id }
  const replaced = await replacePasswordHash(db, user, await hashPassword(password))
  return { user: replaced ?? null, userId: user.id }
}
