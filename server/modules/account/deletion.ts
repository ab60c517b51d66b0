import { lockAccount } from '../../database/lockAccount.ts'
import type { AccountDeps } from './deps.ts'
import { truncateWriteAheadLog } from '../../database/erase.ts'
import { deletePersonalRows } from '../../database/personalData.ts'
import { findUsersByEmailOrPhone } from '../identity/users.ts'
import type { User } from '../identity/users.ts'
import { ACCOUNTS_PER_PHONE_COMPARED } from '../../config/limits.ts'
import { removeOutboxFiles } from '../mail/outboxFiles.ts'
import { verifyDummyHash, passwordMatches } from '../identity/passwords.ts'
import { phoneKey } from '../../lib/phone.ts'

/**
 * Deletes the one account that e-mail or phone and password mean: every row of it (server/database/personalData.ts) in one transaction,
 * then its mails in the outbox folder and what SQLite still holds of it. Of its slugs the hashes stay.
 * @returns the deleted account's id; null when no account, or more than one sharing a phone, has this password.
 */
export async function deleteAccount({ db, invitationCache, config }: AccountDeps, emailOrPhone: string, password: string): Promise<string | null> {
  const meant = await accountsMeant(await findUsersByEmailOrPhone(db, emailOrPhone), emailOrPhone, password)
  const [user] = meant
  if (!user || meant.length > 1) return null
  const slugs = await db.transaction().execute(async (trx) => {
    // A password changed since it was compared no longer deletes.
    if ((await lockAccount(trx, user.id)) !== user.password_hash) return null
    const invitations = await trx.selectFrom('invitations').select('slug').where('owner_id', '=', user.id).execute()
    const account = await trx.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
    await deletePersonalRows(trx, account)
    return invitations.map(({ slug }) => slug)
  })
  if (slugs === null) return null
  invitationCache.drop(slugs)
  await removeOutboxFiles(config, async ({ recipientKey }) => recipientKey === user.email_key)
  await truncateWriteAheadLog(db, config)
  return user.id
}

/** The candidates that have this password. Their number must not tell by the time: a phone always costs the same comparisons, an address one. */
async function accountsMeant(candidates: User[], emailOrPhone: string, password: string): Promise<User[]> {
  const comparisons = phoneKey(emailOrPhone) === null ? 1 : ACCOUNTS_PER_PHONE_COMPARED
  const meant: User[] = []
  for (let nth = 0; nth < Math.max(comparisons, candidates.length); nth += 1) {
    const user = candidates[nth]
    if (!user) await verifyDummyHash(password)
    else if (await passwordMatches(user.password_hash, password)) meant.push(user)
  }
  return meant
}
