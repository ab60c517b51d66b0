import type { IdentityDeps } from '../identity/deps.ts'
import type { InvitationCache } from '../invitations/cache.ts'

/** What the signed-in account's own operations work with. */
export interface AccountDeps extends IdentityDeps {
  invitationCache: Pick<InvitationCache, 'drop'>
}
