import type { Context } from '../context.ts'
import { contactHandlers } from './contact.ts'
import { deepLinkHandlers } from './deepLinks.ts'
import { identityHandlers } from './identity.ts'
import { invitationFileHandlers } from './invitationFiles.ts'
import { invitationHandlers } from './invitations.ts'
import { itemHandlers } from './items.ts'
import { providerHandlers } from './providers.ts'
import type { Handlers, Operation } from './types.ts'
import { uploadHandlers } from './uploads.ts'
import { userHandlers } from './users.ts'

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
