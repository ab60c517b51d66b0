import type { Context } from '../context.ts'
import { usersByEmailOrPhone } from '../db/users.ts'
import type { User } from '../db/users.ts'
import { ACCOUNTS_PER_PHONE_COMPARED } from '../limits.ts'
import { compareWithNothing, passwordMatches } from './passwords.ts'
import { phoneKey } from './phone.ts'

/**
 * Deletes the one account that e-mail or phone and password mean, with everything that hangs on it (cascading) and
 * what its address left on the home and contact pages. Slugs stay reserved.
 * @returns false when no account, or more than one sharing a phone, has this password.
 */
export async function deleteAccount({ db, published }: Context, emailOrPhone: string, password: string): Promise<boolean> {
  const meant = await accountsMeant(await usersByEmailOrPhone(db, emailOrPhone), emailOrPhone, password)
  const [user] = meant
  if (!user || meant.length > 1) return false
  const slugs = await db.transaction().execute(async (trx) => {
    const invitations = await trx.selectFrom('invitations').select('slug').where('owner_id', '=', user.id).execute()
    const gone = await trx
      .deleteFrom('users')
      .where('id', '=', user.id)
      // A password changed since it was compared no longer deletes.
      .where('password_hash', '=', user.password_hash)
      .returning('id')
      .executeTakeFirst()
    if (!gone) return null
    await trx.deleteFrom('leads').where('email_key', '=', user.email_key).execute()
    await trx.deleteFrom('contact_messages').where('email_key', '=', user.email_key).execute()
    return invitations.map(({ slug }) => slug)
  })
  published.drop(slugs ?? [])
  return slugs !== null
}

/** The candidates that have this password. Their number must not tell by the time: a phone always costs the same comparisons, an address one. */
async function accountsMeant(candidates: User[], emailOrPhone: string, password: string): Promise<User[]> {
  const comparisons = phoneKey(emailOrPhone) === null ? 1 : ACCOUNTS_PER_PHONE_COMPARED
  const meant: User[] = []
  for (let nth = 0; nth < Math.max(comparisons, candidates.length); nth += 1) {
    const user = candidates[nth]
    if (!user) await compareWithNothing(password)
    else if (await passwordMatches(user.password_hash, password)) meant.push(user)
  }
  return meant
}
