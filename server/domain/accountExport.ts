import { instant } from '../context.ts'
import type { Context } from '../context.ts'
import { invitationsOf } from '../db/invitations.ts'
import { providersOf } from '../db/providers.ts'
import { backgroundAddress, uploadsOf } from '../db/uploads.ts'
import type { User } from '../db/users.ts'
import { wishlistOf } from '../db/wishlist.ts'
import type { Answer } from '../handlers/types.ts'
import { toWire } from './invitations.ts'
import { profileOf } from './profiles.ts'
import { providerToWire } from './providers.ts'
import { referralOf } from './referrals.ts'

/** All that is stored about an account, except the password's hash and the tokens' hashes. */
export async function exportOf({ db, clock }: Context, user: User): Promise<Answer<'exportAccount'>> {
  const sessions = await db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).orderBy('created_at').execute()
  const uploads = await uploadsOf(db, user.id)
  return {
    exportedAt: instant(clock),
    profile: profileOf(user),
    referredBy: referralOf(user),
    invitations: (await invitationsOf(db, user.id)).map(toWire),
    providers: (await providersOf(db, user.id)).map(providerToWire),
    wishlist: { itemIds: await wishlistOf(db, user.id) },
    uploads: uploads.map(({ id, bytes, created_at: createdAt }) => ({
      backgroundImage: backgroundAddress(id),
      bytes,
      createdAt,
    })),
    sessions: sessions.map((row) => ({ createdAt: row.created_at, remembered: row.remembered === 1 })),
  }
}
