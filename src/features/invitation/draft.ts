import { DEFAULT_TIME_ZONE } from '@shared/timeZones'
import type { InvitationContent, TemplateNumber } from './card/content'

export type InvitationLanguage = InvitationContent['language']

/** The published invitation that a draft changes. */
export interface EditedInvitation {
  id: string
  slug: string
  /** Its short link's code; null in a draft that an earlier release has kept. */
  shortCode: string | null
  version: number
}

/** What a couple has typed so far. Texts are empty until typed; dates are YYYY-MM-DD, the time is HH:mm. */
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
  /** Set when the draft changes a published invitation. */
  editing: EditedInvitation | null
  /** Sent with the publishing, so that a repeated send makes one invitation. Empty until the first edit. */
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

/** The parts of a draft that the form edits. */
export type InvitationFormValues = Omit<InvitationDraft, 'editing' | 'requestKey' | 'timeZone'>

const requiredTexts = ['groom', 'bride', 'weddingDate', 'engagementDate', 'hennaDate', 'crownDate', 'hall', 'address', 'area'] as const

/** Whether a couple has typed anything that would be a loss. */
export const hasContent = (draft: InvitationDraft): boolean =>
  [...requiredTexts, 'weddingTime' as const, 'mapsLink' as const].some((name) => draft[name].trim() !== '')

/** A draft that can be shown as a card and published. */
export type CompleteDraft = InvitationDraft & { template: TemplateNumber }

/** @returns the required parts that are still empty, in the order of the form. */
export const missingParts = (draft: InvitationDraft) => requiredTexts.filter((name) => draft[name].trim() === '')

export const isComplete = (draft: InvitationDraft): draft is CompleteDraft => draft.template !== null && missingParts(draft).length === 0
