import { hashSecretToken } from '../../server/lib/secretTokens.ts'
import { createInvite, revokeInvite } from '../../server/modules/weddings/invites.ts'
import type { InviteDeps } from '../../server/modules/weddings/invites.ts'
import { listMemberRows } from '../../server/modules/weddings/members.ts'
import { authorizeWedding } from '../../server/modules/weddings/service.ts'
import type { StateHandlers } from './stateHandlers.ts'

type MemberState = 'an account is a member of a wedding' | 'somebody is invited to help with a wedding'

const LABEL = 'أم العريس'
const toSide = (role: string) => (role === 'sideManager' ? ('groom' as const) : null)

/**
 * Handlers of the states of members and invites.
 * @param ensureAccount creates an account unless it exists
 */
export function createMemberStateHandlers(
  deps: InviteDeps,
  ensureAccount: (id: string) => Promise<unknown>,
): Pick<StateHandlers, MemberState> {
  const { db, clock } = deps

  return {
    'an account is a member of a wedding': async ({ weddingId, userId, role, version }) => {
      await ensureAccount(userId)
      await db.updateTable('users').set({ first_name: 'هدى', last_name: 'سالم' }).where('id', '=', userId).execute()
      const ids = { wedding_id: weddingId, user_id: userId, invited_by: null }
      const created = { created_at: new Date(clock()).toISOString(), version }
      await db
        .insertInto('wedding_members')
        .values({ ...ids, role, side: toSide(role), label: LABEL, ...created })
        .execute()
      return {}
    },

    'somebody is invited to help with a wedding': async ({ weddingId, inviteId, token, status }) => {
      const [owner] = await listMemberRows(db, weddingId)
      await db.updateTable('users').set({ first_name: 'عمر' }).where('id', '=', owner!.user_id).execute()
      const view = await authorizeWedding(db, owner!.user_id, weddingId)
      await createInvite(deps, view, { id: inviteId, role: 'sideManager', side: 'groom', label: LABEL })
      await db
        .updateTable('member_invites')
        .set({ token_hash: hashSecretToken(token) })
        .where('id', '=', inviteId)
        .execute()
      if (status === 'revoked') await revokeInvite(deps, view, inviteId)
      return {}
    },
  }
}
