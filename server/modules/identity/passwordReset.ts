import { getTimestamp } from '../../lib/instant.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { IdentityDeps } from './deps.ts'
import type { DbTransaction } from '../../database/schema.ts'
import {
  deletePasswordReset,
  deletePasswordResets,
  hasPasswordReset,
  insertPasswordReset,
} from './repository/mailedTokens.ts'
import { updatePasswordHash } from './repository/users.ts'
import { findUserByEmail, findUserById } from './users.ts'
import type { User } from './users.ts'
import { RESET_TOKEN_S } from '../../config/limits.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import { markVerified } from './emailVerification.ts'
import { hashPassword } from './passwords.ts'
import { createSecretToken, hashSecretToken } from '../../lib/secretTokens.ts'
import { endSessions } from './sessions.ts'

/** Mails a one-time link for a new password, if the address has an account. */
export async function mailResetLink(deps: IdentityDeps, email: string, language: Language): Promise<void> {
  const { db, clock, config, mailer } = deps
  const user = await findUserByEmail(db, email)
  if (!user) return
  const token = createSecretToken()
  const { subject, text } = getMessages(language).resetMail
  const link = `${config.publicUrl}/reset-password?token=${token}`
  const reset = { token_hash: hashSecretToken(token), user_id: user.id, expires_at: getTimestamp(clock, RESET_TOKEN_S) }
  await db.transaction().execute(async (trx) => {
    // The account has been deleted meanwhile.
    if ((await lockAccount(trx, user.id)) === null) return
    await insertPasswordReset(trx, reset)
    await mailer.enqueue(trx, { to: user.email, subject, text: text(link, RESET_TOKEN_S / 60), lifeS: RESET_TOKEN_S })
  })
  mailer.scheduleDelivery()
}

/**
 * Sets a new password with the link's token, and ends all sessions and all other reset links of the account.
 * @returns the account; null when the token is unknown, used or expired
 */
export async function resetPassword(
  { db, clock }: IdentityDeps,
  token: string,
  newPassword: string,
): Promise<User | null> {
  const tokenHash = hashSecretToken(token)
  // Check the token before hashing: invalid tokens must not cost a password hash each.
  if (!(await hasPasswordReset(db, tokenHash, getTimestamp(clock)))) return null
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (trx) => {
    const userId = await deletePasswordReset(trx, tokenHash, getTimestamp(clock))
    if (userId === undefined) return null
    await setPassword(trx, userId, passwordHash, getTimestamp(clock))
    await endSessions(trx, userId)
    // The mailed link also proves ownership of the address.
    await markVerified(trx, clock, userId)
    return (await findUserById(trx, userId)) ?? null
  })
}

/**
 * Stores the hash of a new password and deletes the account's reset links.
 * @param before the hash that must still be stored, when the old password was compared
 * @returns whether the hash was stored
 */
export async function setPassword(
  trx: DbTransaction,
  userId: string,
  passwordHash: string,
  now: string,
  before?: string,
): Promise<boolean> {
  const isStored = await updatePasswordHash(trx, userId, passwordHash, now, before)
  if (isStored) await deletePasswordResets(trx, userId)
  return isStored
}
