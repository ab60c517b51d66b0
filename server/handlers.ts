import type { AppContext } from './context.ts'
import { createAccountHandlers } from './modules/account/routes.ts'
import { createActivityHandlers } from './modules/activity/routes.ts'
import { createContactHandlers } from './modules/contact/routes.ts'
import { createDeepLinkHandlers } from './modules/deep-links/routes.ts'
import { createDeskHandlers } from './modules/desk/routes.ts'
import { createEnquiryHandlers } from './modules/enquiries/routes.ts'
import { createGuestExportHandlers } from './modules/guest-export/routes.ts'
import { createGuestPageHandlers } from './modules/guest-pages/routes/handlers.ts'
import { createGuestHandlers } from './modules/guests/routes.ts'
import { createIdentityHandlers } from './modules/identity/routes.ts'
import { createInvitationFileHandlers } from './modules/invitation-files/routes.ts'
import { createInvitationHandlers } from './modules/invitations/routes.ts'
import { createItemHandlers } from './modules/items/routes.ts'
import { createOperatorHandlers } from './modules/operators/routes/index.ts'
import { createProviderHandlers } from './modules/providers/routes.ts'
import { createNoticeHandlers } from './modules/push/routes.ts'
import { createReplyHandlers } from './modules/replies/routes.ts'
import { createUploadHandlers } from './modules/uploads/routes.ts'
import { createPlanHandlers } from './modules/plans/routes.ts'
import { createMemberHandlers } from './modules/weddings/routes/members.ts'
import { createWeddingHandlers } from './modules/weddings/routes/weddings.ts'

/** @returns the handlers of all operations of the API, by their ids */
export const createHandlers = (context: AppContext) => ({
  ...createIdentityHandlers(context),
  ...createAccountHandlers(context),
  ...createPlanHandlers(context),
  ...createWeddingHandlers(context),
  ...createMemberHandlers(context),
  ...createActivityHandlers(context),
  ...createGuestHandlers(context),
  ...createGuestExportHandlers(context),
  ...createReplyHandlers(context),
  ...createNoticeHandlers(context),
  ...createGuestPageHandlers(context),
  ...createDeskHandlers(context),
  ...createInvitationHandlers(context),
  ...createInvitationFileHandlers(context),
  ...createUploadHandlers(context),
  ...createProviderHandlers(context),
  ...createEnquiryHandlers(context),
  ...createItemHandlers(context),
  ...createContactHandlers(context),
  ...createDeepLinkHandlers(context),
  ...createOperatorHandlers(context),
})
