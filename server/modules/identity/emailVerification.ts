import { getTimestamp } from '../../lib/instant.ts'
import type { IdentityDeps } from './deps.ts'
import type { Db } from '../../database/schema.ts'
import {
  deleteEmailVerification,
  deleteEmailVerifications,
  insertEmailVerification,
} from './repository/mailedTokens.ts'
import { updateEmailVerifiedAt } from './repository/users.ts'
import type { User } from './repository/users.ts'
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
  await insertEmailVerification(trx, {
    token_hash: hashSecretToken(token),
    user_id: user.id,
    expires_at: getTimestamp(clock, VERIFICATION_TOKEN_S),
  })
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
  await updateEmailVerifiedAt(trx, userId, getTimestamp(clock))
  await deleteEmailVerifications(trx, userId)
}

/**
 * Verifies the signed-in account's address with the mailed token. Requires a session: if the link alone were enough, the owner of an address could
 * verify it for an account that somebody else registered (docs/decisions/0029-email-verification.md).
 * @returns false when the token is unknown, expired or belongs to another account; true also when the address is already verified
 */
export function verifyEmail({ db, clock }: IdentityDeps, user: User, token: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isSpent = await deleteEmailVerification(trx, hashSecretToken(token), user.id, getTimestamp(clock))
    if (isSpent) await markVerified(trx, clock, user.id)
    return isSpent || user.email_verified_at !== null
  })
}
