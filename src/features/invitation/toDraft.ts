import type { Invitation } from '@/api'
import { toInvitationContent } from '@/card/toInvitationContent'
import type { InvitationDraft } from './draft'

/** @returns a draft that edits a published invitation */
export function toDraft(wire: Invitation): InvitationDraft {
  const { ownerId: _ownerId, weddingId, shortCode: _shortCode, ...seenByGuests } = wire
  const content = toInvitationContent(seenByGuests)
  const { engagementDate, hennaDate, crownDate } = wire
  return {
    ...content,
    engagementDate,
    hennaDate,
    crownDate,
    weddingTime: content.weddingTime ?? '',
    mapsLink: content.mapsLink ?? '',
    backgroundImage: content.backgroundImage ?? '',
    weddingId,
    editing: wire,
    requestKey: '',
  }
}
