import { FILE_SECURITY_POLICY } from '../../../config/limits.ts'
import { getNetwork } from '../../../http/clientNetwork.ts'
import type { Handlers } from '../../../http/handlerTypes.ts'
import { toGuestReplyWire } from '../../replies/model.ts'
import { CALENDAR_MEDIA_TYPE } from '../../invitation-files/calendar.ts'
import { requestSeats } from '../../replies/requests.ts'
import type { RequestDeps } from '../../replies/requests.ts'
import { recordOpenView } from '../../replies/views.ts'
import type { InvitationDeps } from '../../invitations/service.ts'
import type { WeddingDeps } from '../../weddings/service.ts'
import { buildPersonalCalendar } from '../calendar.ts'
import { removeGuestData } from '../removal.ts'
import { getPersonalInvitation, recordPersonalView, sendReply } from '../personalInvitation.ts'

type GuestPageOperation =
  | 'getPersonalInvitation'
  | 'sendReply'
  | 'recordPersonalView'
  | 'removeGuestData'
  | 'getPersonalCalendar'
  | 'recordOpenView'
  | 'requestSeats'

/** Handlers for guests: whoever has a personal link may see the household's page and reply, and whoever has the public link may ask for seats. */
export const createGuestPageHandlers = (
  deps: WeddingDeps & InvitationDeps & RequestDeps,
): Handlers<GuestPageOperation> => ({
  getPersonalInvitation: async ({ params }) => getPersonalInvitation(deps, params.token),

  sendReply: async ({ params, body }) => toGuestReplyWire(await sendReply(deps, params.token, body)),

  recordPersonalView: async ({ params, body }, reply) => {
    await recordPersonalView(deps, params.token, body.source)
    return reply.send()
  },

  removeGuestData: async ({ params }, reply) => {
    await removeGuestData(deps, params.token)
    return reply.send()
  },

  getPersonalCalendar: async ({ params }, reply) => {
    const { kind, content } = await buildPersonalCalendar(deps, params.token, params.eventId)
    return reply
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', `attachment; filename="${kind}.ics"`)
      .header('Content-Security-Policy', FILE_SECURITY_POLICY)
      .type(CALENDAR_MEDIA_TYPE)
      .send(content)
  },

  recordOpenView: async ({ params }, reply) => {
    await recordOpenView(deps, params.slug)
    return reply.send()
  },

  requestSeats: async ({ params, body, ip }) => {
    await requestSeats(deps, { slug: params.slug, network: getNetwork(ip) }, body)
    return { message: 'success' }
  },
})
