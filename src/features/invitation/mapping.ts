import type { Invitation, InvitationInput } from '@/api'
import type { InvitationContent } from '@/card/content'
import { toInvitationContent } from '@/card/toInvitationContent'
import type { CompleteDraft, EditedInvitation, InvitationDraft } from './draft'

/** @returns the content of a draft, without empty optional fields */
export function toContentFromDraft(draft: CompleteDraft): InvitationContent {
  const { editing: _editing, requestKey: _requestKey, weddingId: _weddingId, ...shown } = draft
  return {
    ...shown,
    weddingTime: draft.weddingTime || undefined,
    mapsLink: draft.mapsLink.trim() || undefined,
    backgroundImage: draft.backgroundImage || undefined,
  }
}

/** @returns the details of an invitation as the API stores them */
export function toInvitationInput(draft: CompleteDraft): InvitationInput {
  const { hall, address, ...content } = toContentFromDraft(draft)
  const { engagementDate, hennaDate, crownDate, groom, bride, area } = draft
  return {
    ...content,
    engagementDate,
    hennaDate,
    crownDate,
    groom: groom.trim(),
    bride: bride.trim(),
    area: area.trim(),
    weddinghole: hall.trim(),
    weddingAddress: address.trim(),
  }
}

/** @returns the fields of a published invitation that a draft of its edits needs */
export const toEditedInvitation = ({ id, slug, shortCode, version }: Invitation): EditedInvitation => ({
  id,
  slug,
  shortCode,
  version,
})

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
    editing: toEditedInvitation(wire),
    requestKey: '',
  }
}
