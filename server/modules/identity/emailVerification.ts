import { getTimestamp } from '../../lib/instant.ts'
import type { IdentityDeps } from './deps.ts'
import type { Db } from '../../database/schema.ts'
import type { User } from './users.ts'
import { VERIFICATION_TOKEN_S } from '../../config/limits.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import { createSecretToken, hashSecretToken } from '../../lib/secretTokens.ts'

const DAY_S = 24 * 3600

/** Stores a link that verifies the account's e-mail address, and queues its mail, in the caller's transaction. */
export async function enqueueVerification(
  deps: IdentityDeps,
  trx: Db,
  user: Pick<User, 'id' | 'email'>,
  language: Language,
): Promise<void> {
  const { clock, config, mailer } = deps
  const token = createSecretToken()
  await trx
    .insertInto('email_verifications')
    .values({
      token_hash: hashSecretToken(token),
      user_id: user.id,
      expires_at: getTimestamp(clock, VERIFICATION_TOKEN_S),
    })
    .execute()
  const { subject, text } = getMessages(language).verificationMail
  const link = `${config.publicUrl}/verify-email?token=${token}`
  await mailer.enqueue(trx, {
    to: user.email,
    subject,
    text: text(link, VERIFICATION_TOKEN_S / DAY_S),
    lifeS: VERIFICATION_TOKEN_S,
  })
}

/** Sends a new verification link, unless the address is already verified. */
export async function resendVerification(deps: IdentityDeps, user: User, language: Language): Promise<void> {
  if (user.email_verified_at !== null) return
  await deps.db.transaction().execute((trx) => enqueueVerification(deps, trx, user, language))
  deps.mailer.scheduleDelivery()
}

/** Marks the account's address as verified and deletes its verification links. */
export async function markVerified(trx: Db, clock: IdentityDeps['clock'], userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: getTimestamp(clock) })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute()
  await trx.deleteFrom('email_verifications').where('user_id', '=', userId).execute()
}

/**
 * Verifies the signed-in account's address with the mailed token. Requires a session: if the link alone were enough, the owner of an address could
 * verify it for an account that somebody else registered (docs/decisions/0029-email-verification.md).
 * @returns false when the token is unknown, expired or belongs to another account; true also when the address is already verified
 */
export function verifyEmail({ db, clock }: IdentityDeps, user: User, token: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const spent = await trx
      .deleteFrom('email_verifications')
      .where('token_hash', '=', hashSecretToken(token))
      .where('user_id', '=', user.id)
      .where('expires_at', '>', getTimestamp(clock))
      .returning('user_id')
      .executeTakeFirst()
    if (spent) await markVerified(trx, clock, user.id)
    return spent !== undefined || user.email_verified_at !== null
  })
}
