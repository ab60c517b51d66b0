import type { PublicInvitation } from '@/api'
import type { InvitationContent } from './content'

/** What the couple shows of its wedding besides the card. */
type WeddingProperties = 'takesRequests' | 'wishes'
type Dates = Pick<PublicInvitation, 'engagementDate' | 'hennaDate' | 'crownDate' | 'weddingDate'>
type ShownInvitation = Omit<PublicInvitation, WeddingProperties> & Partial<Pick<PublicInvitation, WeddingProperties>>

/** @returns the content of a published invitation; maps the API's `weddinghole` to `hall` (specification §3, "Invitation") */
export function toInvitationContent(wire: ShownInvitation): InvitationContent {
  const { weddinghole: hall, weddingAddress: address, id: _id, slug: _slug, version: _version, ...shown } = wire
  const { createdAt: _created, updatedAt: _updated, takesRequests: _takes, wishes: _wishes, ...details } = shown
  const { statuses, ...content } = details
  return { ...content, ...(statuses ? hideDates(content, statuses) : {}), hall, address }
}

/** @returns the dates of the events that are as planned, and the status of the wedding */
const hideDates = (
  { engagementDate, hennaDate, crownDate, weddingDate }: Dates,
  { engagement, henna, contract, wedding }: NonNullable<PublicInvitation['statuses']>,
) => ({
  engagementDate: engagement ? '' : engagementDate,
  hennaDate: henna ? '' : hennaDate,
  crownDate: contract ? '' : crownDate,
  ...(wedding ? { weddingDate: '', status: wedding } : { weddingDate }),
})
