import { DEFAULT_CONTRACT_NAME, NO_CEREMONY } from '@shared/guests/events'
import { cleanLine } from '@shared/text'
import { getPublicBride } from '@shared/card/hosts'
import { keepOwnLook } from '@shared/card/ownLook'
import type { InvitationInput } from '@/api'
import type { InvitationContent } from '@/card/content'
import { isSameCard } from './cardDraft'
import type { CompleteDraft, EditedInvitation, InvitationDraft } from './draft'

/** @returns the content of a draft, without empty optional fields */
export function toContentFromDraft(draft: CompleteDraft): InvitationContent {
  const { editing: _editing, requestKey: _requestKey, weddingId: _weddingId, ...shown } = draft
  return {
    ...shown,
    bride: getPublicBride(draft.bride, draft.card, draft.language),
    weddingTime: draft.weddingTime || undefined,
    mapsLink: draft.mapsLink.trim() || undefined,
    backgroundImage: draft.backgroundImage || undefined,
  }
}

/** Without a name, an update and another invitation of the wedding keep the stored one. */
function isContractNameSent({
  crownDate,
  contractName = DEFAULT_CONTRACT_NAME,
  editing,
  weddingId,
}: InvitationDraft): boolean {
  if (crownDate === NO_CEREMONY) return false
  return contractName !== DEFAULT_CONTRACT_NAME || (editing ? editing.contractName !== undefined : weddingId !== '')
}

/** @returns the details of an invitation as the API stores them */
export function toInvitationInput(draft: CompleteDraft): InvitationInput {
  const { hall, address, card: _card, contractName = DEFAULT_CONTRACT_NAME, ...content } = toContentFromDraft(draft)
  const { engagementDate, hennaDate, crownDate, groom, bride, area } = draft
  const card = keepOwnLook(draft.card ?? {}, draft.template)
  return {
    ...content,
    engagementDate,
    hennaDate,
    crownDate,
    groom: cleanLine(groom),
    bride: cleanLine(bride),
    area: cleanLine(area),
    weddinghole: cleanLine(hall),
    weddingAddress: cleanLine(address),
    ...(isContractNameSent(draft) ? { contractName } : {}),
    // An update without a card keeps the stored one.
    ...(Object.keys(card).length > 0 || draft.editing?.card ? { card } : {}),
  }
}

/** Whether an invitation is stored with these details. */
export const isStoredAs = (input: InvitationInput, stored: Partial<EditedInvitation>): boolean =>
  (Object.keys(input) as Exclude<keyof InvitationInput, 'weddingId'>[]).every((field) =>
    field === 'card' ? isSameCard(input.card, stored.card) : input[field] === stored[field],
  )
