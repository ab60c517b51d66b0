import { emptyDraft, hasContent, planFields, type CompleteDraft, type InvitationDraft } from './draft'
import { isStoredAs, toInvitationInput } from './draftContent'

const requiredTexts = [
  'groom',
  'bride',
  'weddingDate',
  'engagementDate',
  'hennaDate',
  'crownDate',
  'hall',
  'address',
  'area',
] as const

/** @returns the empty required fields, in the order of the form. */
export const getMissingParts = (draft: InvitationDraft) => requiredTexts.filter((name) => draft[name].trim() === '')

export const isComplete = (draft: InvitationDraft): draft is CompleteDraft =>
  draft.template !== null && getMissingParts(draft).length === 0

/** Whether a draft differs from the published invitation that it edits, or does not know it. */
export const hasUnsavedChanges = ({ editing, template, ...draft }: InvitationDraft): boolean =>
  editing !== null && (template === null || !isStoredAs(toInvitationInput({ ...draft, editing, template }), editing))

/** Whether a draft has content that is not published. */
export const isUnfinished = (draft: InvitationDraft): boolean =>
  draft.editing === null ? hasContent(draft) : hasUnsavedChanges(draft)

/** @returns an empty draft for the same wedding, with its dates and place */
export function createDraftOfSameWedding({
  weddingId,
  timeZone,
  contractName,
  ...draft
}: InvitationDraft): InvitationDraft {
  if (weddingId === '') return emptyDraft
  const plans = Object.fromEntries(planFields.map((field) => [field, draft[field]]))
  return { ...emptyDraft, ...plans, contractName, weddingId, timeZone }
}
