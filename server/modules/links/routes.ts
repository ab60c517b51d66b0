import type { Handlers } from '../../http/operations.ts'
import { toGuestReplyWire } from '../replies/model.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { getPersonalInvitation, sendReply } from './service.ts'

type LinkOperation = 'getPersonalInvitation' | 'sendReply'

/** Handlers for the personal links of households: whoever has the link may see the household's page and reply. */
export const createLinkHandlers = (deps: WeddingDeps): Handlers<LinkOperation> => ({
  getPersonalInvitation: async ({ params }) => getPersonalInvitation(deps, params.token),

  sendReply: async ({ params, body }) => toGuestReplyWire(await sendReply(deps, params.token, body)),
})
