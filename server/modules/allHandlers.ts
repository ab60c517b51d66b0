import type { Context } from '../deps.ts'
import { contactHandlers } from './contact/routes.ts'
import { deepLinkHandlers } from './deep-links/routes.ts'
import { identityHandlers } from './identity/routes.ts'
import { invitationFileHandlers } from './invitation-files/routes.ts'
import { invitationHandlers } from './invitations/routes.ts'
import { itemHandlers } from './items/routes.ts'
import { providerHandlers } from './providers/routes.ts'
import type { Handlers, Operation } from '../http/operations.ts'
import { uploadHandlers } from './uploads/routes.ts'
import { userHandlers } from './account/routes.ts'

/** Every operation of the document; one that is missing does not compile. */
export const allHandlers = (context: Context): Handlers<Operation> => ({
  ...identityHandlers(context),
  ...userHandlers(context),
  ...invitationHandlers(context),
  ...invitationFileHandlers(context),
  ...uploadHandlers(context),
  ...providerHandlers(context),
  ...itemHandlers(context),
  ...contactHandlers(context),
  ...deepLinkHandlers(context),
})
