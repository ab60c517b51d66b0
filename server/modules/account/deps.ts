import type { IdentityDeps } from '../identity/deps.ts'
import type { InvitationCache } from '../invitations/cache.ts'

export interface AccountDeps extends IdentityDeps {
  invitationCache: Pick<InvitationCache, 'drop'>
}
