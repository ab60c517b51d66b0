import type { Context } from '../context.ts'
import { usersByEmailOrPhone } from '../db/users.ts'
import type { User } from '../db/users.ts'
import { compareWithNothing, passwordMatches } from './passwords.ts'

/**
 * Deletes the one account that e-mail or phone and password mean, with everything that hangs on it (cascading) and
 * what its address left on the home and contact pages. Slugs stay reserved.
 * @returns false when no account, or more than one sharing a phone, has this password.
 */
export async function deleteAccount({ db, published }: Context, emailOrPhone: string, password: string): Promise<boolean> {
  const candidates = await usersByEmailOrPhone(db, emailOrPhone)
  if (candidates.length === 0) return compareWithNothing(password)
  const meant: User[] = []
  for (const user of candidates) if (await passwordMatches(user.password_hash, password)) meant.push(user)
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
