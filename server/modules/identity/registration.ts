import { isUniqueViolation } from '../../database/errors.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Language } from '../../messages/index.ts'
import { rejectCommonPassword } from './commonPasswords.ts'
import type { IdentityDeps } from './deps.ts'
import { enqueueVerification } from './emailVerification.ts'
import { hashPassword } from './passwords.ts'
import { addUser } from './users.ts'
import type { Referral } from './users.ts'

interface Registration {
  email: string
  password: string
  referral: Referral
  /** The language of the verification mail. */
  language: Language
}

/**
 * Adds an account and queues its verification mail.
 * @throws ApiError validation_failed for a common password, email_in_use
 */
export async function registerAccount(
  deps: IdentityDeps,
  { email, password, referral, language }: Registration,
): Promise<void> {
  await rejectCommonPassword('password', password)
  const passwordHash = await hashPassword(password)
  try {
    await deps.db.transaction().execute(async (trx) => {
      const id = await addUser(trx, email, passwordHash, getTimestamp(deps.clock), referral)
      await enqueueVerification(deps, trx, { id, email }, language)
    })
    deps.mailer.scheduleDelivery()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ApiError('email_in_use', [{ field: 'email', message: (_, errors) => errors.email_in_use }])
  }
}
