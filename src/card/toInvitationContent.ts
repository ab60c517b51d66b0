import type { PublicInvitation } from '@/api'
import type { InvitationContent } from './content'

/** What the couple shows of its wedding besides the card. */
type WeddingProperties = 'takesRequests' | 'wishes'
export type ShownInvitation = Omit<PublicInvitation, WeddingProperties> &
  Partial<Pick<PublicInvitation, WeddingProperties>>

/** @returns the details of a published invitation; maps the API's `weddinghole` to `hall` (specification §3, "Invitation") */
export function toInvitationContent(wire: ShownInvitation): InvitationContent {
  const { weddinghole: hall, weddingAddress: address, id: _id, slug: _slug, version: _version, ...shown } = wire
  const { createdAt: _created, updatedAt: _updated, statuses: _statuses, ...details } = shown
  const { takesRequests: _takes, wishes: _wishes, ...content } = details
  return { ...content, hall, address }
}
