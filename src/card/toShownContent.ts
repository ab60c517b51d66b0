import type { InvitationContent } from './content'
import { toInvitationContent, type ShownInvitation } from './toInvitationContent'

/** @returns what a card shows of a published invitation: without the dates on which nothing takes place any more */
export function toShownContent(invitation: ShownInvitation): InvitationContent {
  const content = toInvitationContent(invitation)
  const { engagement, henna, contract, wedding } = invitation.statuses ?? {}
  return {
    ...content,
    ...(engagement ? { engagementDate: '' } : {}),
    ...(henna ? { hennaDate: '' } : {}),
    ...(contract ? { crownDate: '' } : {}),
    ...(wedding ? { weddingDate: '', status: wedding } : {}),
  }
}
