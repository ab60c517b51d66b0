import type { Transaction } from 'kysely'
import { getTimestamp } from '../../lib/instant.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { IdentityDeps } from './deps.ts'
import type { Database } from '../../database/schema.ts'
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
    await trx.insertInto('password_resets').values(reset).execute()
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
  const selectValidReset = () =>
    db
      .selectFrom('password_resets')
      .where('token_hash', '=', hashSecretToken(token))
      .where('expires_at', '>', getTimestamp(clock))
  // Check the token before hashing: invalid tokens must not cost a password hash each.
  if (!(await selectValidReset().select('token_hash').executeTakeFirst())) return null
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (trx) => {
    const spent = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashSecretToken(token))
      .where('expires_at', '>', getTimestamp(clock))
      .returning('user_id')
      .executeTakeFirst()
    if (!spent) return null
    await setPassword(trx, spent.user_id, passwordHash, getTimestamp(clock))
    await endSessions(trx, spent.user_id)
    // The mailed link also proves ownership of the address.
    await markVerified(trx, clock, spent.user_id)
    return (await findUserById(trx, spent.user_id)) ?? null
  })
}

/**
 * Stores the hash of a new password and deletes the account's reset links.
 * @param before the hash that must still be stored, when the old password was compared
 * @returns whether the hash was stored
 */
export async function setPassword(
  trx: Transaction<Database>,
  userId: string,
  passwordHash: string,
  now: string,
  before?: string,
): Promise<boolean> {
  const update = trx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .returning('id')
  const row = await (before ? update.where('password_hash', '=', before) : update).executeTakeFirst()
  if (row) await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  return row !== undefined
}
