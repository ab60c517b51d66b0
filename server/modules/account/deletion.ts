import { lockAccount } from '../../database/lockAccount.ts'
import type { AccountDeps } from './deps.ts'
import { truncateWriteAheadLog } from '../../database/erase.ts'
import { deletePersonalRows, lockWeddingsOf } from '../../database/personalData.ts'
import type { DbTransaction } from '../../database/schema.ts'
import { findUserById, findUsersByEmailOrPhone } from '../identity/users.ts'
import type { User } from '../identity/users.ts'
import { findSlugsOfOwner, handOverInvitations } from '../invitations/service.ts'
import { ACCOUNTS_PER_PHONE_COMPARED } from '../../config/limits.ts'
import { removeOutboxFiles } from '../mail/outboxFiles.ts'
import { verifyDummyHash, isCorrectPassword } from '../identity/passwords.ts'
import { toPhoneKey } from '../../lib/phone.ts'

/**
 * Deletes the account that matches an e-mail address or phone number and a password.
 * @returns the deleted account's id; null when no account matches, or when several accounts share the phone number and the password
 */
export async function deleteAccount(deps: AccountDeps, emailOrPhone: string, password: string): Promise<string | null> {
  const candidates = await findUsersByEmailOrPhone(deps.db, emailOrPhone)
  const meant = await findMatchingAccounts(candidates, emailOrPhone, password)
  const [user] = meant
  if (!user || meant.length > 1) return null
  return (await eraseAccount(deps, user)) ? user.id : null
}

/**
 * Deletes all rows of an account (server/database/personalData.ts) in one transaction, then its mails in the outbox folder and its data in SQLite's
 * write-ahead log. The hashes of its slugs stay. A wedding with another owner stays with that one.
 * @param user the row as it was compared
 * @param afterwards runs in the transaction, after the deletion
 * @returns false when the account was deleted or its password has changed since then
 */
export async function eraseAccount(
  { db, invitationCache, config }: AccountDeps,
  user: User,
  afterwards?: (trx: DbTransaction) => Promise<void>,
): Promise<boolean> {
  const slugs = await db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, user.id)) !== user.password_hash) return null
    // The lock proves that the row exists. Its address may have been verified since the comparison.
    const account = (await findUserById(trx, user.id))!
    await lockWeddingsOf(trx, account)
    await handOverInvitations(trx, user.id)
    const ownSlugs = await findSlugsOfOwner(trx, user.id)
    await deletePersonalRows(trx, account)
    await afterwards?.(trx)
    return ownSlugs
  })
  if (slugs === null) return false
  invitationCache.drop(slugs)
  await removeOutboxFiles(config, async ({ recipientKey }) => recipientKey === user.email_key)
  await truncateWriteAheadLog(db, config)
  return true
}

/**
 * @returns the candidates with this password. The number of comparisons depends only on the kind of input (1 for an e-mail address,
 * ACCOUNTS_PER_PHONE_COMPARED for a phone number), so that the response time does not reveal the number of accounts.
 */
async function findMatchingAccounts(candidates: User[], emailOrPhone: string, password: string): Promise<User[]> {
  const comparisons = toPhoneKey(emailOrPhone) === null ? 1 : ACCOUNTS_PER_PHONE_COMPARED
  const meant: User[] = []
  for (let nth = 0; nth < Math.max(comparisons, candidates.length); nth += 1) {
    const user = candidates[nth]
    if (!user) await verifyDummyHash(password)
    else if (await isCorrectPassword(user.password_hash, password)) meant.push(user)
  }
  return meant
}
