import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { setPassword } from '../identity/passwordReset.ts'
import { hashPassword } from '../identity/passwords.ts'
import { replaceSessions } from '../identity/sessions.ts'
import type { OpenSession } from '../identity/sessions.ts'
import type { User } from '../identity/users.ts'
import type { AccountDeps } from './deps.ts'

export const createWrongPasswordError = (): ApiError =>
  createFieldError('currentPassword', (texts) => texts.currentPassword)

/**
 * Stores a new password, ends all sessions and starts a new one for the caller.
 * @param user the row at the time of the password comparison
 * @throws ApiError validation_failed when the password has changed meanwhile, unauthorized when the caller's session has ended
 */
export async function changePassword(
  { db, clock }: AccountDeps,
  user: User,
  sessionId: string,
  newPassword: string,
): Promise<OpenSession> {
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (trx) => {
    const isChanged = await setPassword(trx, user.id, passwordHash, getTimestamp(clock), user.password_hash)
    if (!isChanged) throw createWrongPasswordError()
    const session = await replaceSessions(trx, clock, user.id, sessionId)
    if (!session) throw new ApiError('unauthorized')
    return session
  })
}
