import { DEFAULT_TIME_ZONE } from '@shared/limits'
import type { InvitationContent, TemplateNumber } from './card/content'

export type InvitationLanguage = InvitationContent['language']

/** The published invitation that a draft edits. */
export interface EditedInvitation {
  id: string
  slug: string
  /** Code of its short link; null in a draft of an earlier release. */
  shortCode: string | null
  version: number
}

/** A draft. Texts are empty until typed; dates are YYYY-MM-DD, the time is HH:mm. */
export interface InvitationDraft {
  groom: string
  bride: string
  weddingDate: string
  weddingTime: string
  engagementDate: string
  hennaDate: string
  crownDate: string
  hall: string
  address: string
  area: string
  mapsLink: string
  backgroundImage: string
  language: InvitationLanguage
  timeZone: string
  template: TemplateNumber | null
  /** Set when the draft edits a published invitation. */
  editing: EditedInvitation | null
  /** Idempotency key of publishing: a repeated request creates one invitation. Empty until the first edit. */
  requestKey: string
}

export const emptyDraft: InvitationDraft = {
  groom: '',
  bride: '',
  weddingDate: '',
  weddingTime: '',
  engagementDate: '',
  hennaDate: '',
  crownDate: '',
  hall: '',
  address: '',
  area: '',
  mapsLink: '',
  backgroundImage: '',
  language: 'ar',
  timeZone: DEFAULT_TIME_ZONE,
  template: null,
  editing: null,
  requestKey: '',
}

/** The fields of the form. */
export type InvitationFormValues = Omit<InvitationDraft, 'editing' | 'requestKey' | 'timeZone'>

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

/** Whether a draft has content that could be lost. */
export const hasContent = (draft: InvitationDraft): boolean =>
  [...requiredTexts, 'weddingTime' as const, 'mapsLink' as const].some((name) => draft[name].trim() !== '')

/** A draft with all required fields, which can be shown as a card and published. */
export type CompleteDraft = InvitationDraft & { template: TemplateNumber }

/** @returns the empty required fields, in the order of the form. */
export const getMissingParts = (draft: InvitationDraft) => requiredTexts.filter((name) => draft[name].trim() === '')

export const isComplete = (draft: InvitationDraft): draft is CompleteDraft =>
  draft.template !== null && getMissingParts(draft).length === 0
