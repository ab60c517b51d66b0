import type { AppDeps } from './deps.ts'
import type { AccountDeps } from './modules/account/deps.ts'
import type { InvitationFileDeps } from './modules/invitation-files/routes.ts'
import type { InvitationDeps } from './modules/invitations/service.ts'
import type { ProviderRouteDeps } from './modules/providers/routes.ts'
import type { NoticeDeps } from './modules/push/subscriptions.ts'
import type { RequestDeps } from './modules/replies/requests.ts'
import type { UploadDeps } from './modules/uploads/service.ts'
import type { InviteDeps } from './modules/weddings/invites.ts'
import type { WeddingDeps } from './modules/weddings/service.ts'

/** What all modules together work with. */
export type AppContext = AppDeps &
  AccountDeps &
  InvitationDeps &
  InvitationFileDeps &
  ProviderRouteDeps &
  NoticeDeps &
  RequestDeps &
  UploadDeps &
  InviteDeps &
  WeddingDeps
