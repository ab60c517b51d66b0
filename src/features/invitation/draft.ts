import type { ContractName } from '@shared/guests/events'
import { DEFAULT_TIME_ZONE } from '@shared/limits'
import type { Card } from '@shared/card/card'
import type { Invitation } from '@/api'
import type { CardDraft } from './cardDraft'
import type { InvitationContent, TemplateNumber } from '@/card/content'

export type InvitationLanguage = InvitationContent['language']

/** The published invitation that a draft edits, as it is stored. A draft of an earlier release has only its keys, and no short code. */
export type EditedInvitation = Pick<Invitation, 'id' | 'slug' | 'version'> &
  Partial<Omit<Invitation, 'shortCode'>> & { shortCode: string | null }

/** A draft. Texts are empty until typed; dates are YYYY-MM-DD, those of ceremonies also `NO_CEREMONY`; the time is HH:mm. */
export interface InvitationDraft {
  groom: string
  bride: string
  weddingDate: string
  weddingTime: string
  engagementDate: string
  hennaDate: string
  crownDate: string
  contractName?: ContractName | undefined
  hall: string
  address: string
  area: string
  mapsLink: string
  backgroundImage: string
  language: InvitationLanguage
  timeZone: string
  template: TemplateNumber | null
  /** What the card says besides. */
  card?: Card | undefined
  /** The wedding that it invites to; empty when publishing creates one of its own. */
  weddingId: string
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
  weddingId: '',
  editing: null,
  requestKey: '',
}

/** What the form changes in a draft. */
export type DraftValues = Omit<InvitationDraft, 'editing' | 'requestKey' | 'timeZone' | 'weddingId'>

/** The fields of the form. */
export type InvitationFormValues = Omit<DraftValues, 'card' | 'contractName'> & {
  card: CardDraft
  contractName: ContractName
}

/** Equal in all invitations of a wedding: its events have them. */
export const planFields = [
  'weddingDate',
  'weddingTime',
  'engagementDate',
  'hennaDate',
  'crownDate',
  'hall',
  'address',
  'area',
  'mapsLink',
] as const

/** What an invitation has from its wedding. What the wedding does not know is absent. */
export type WeddingPlans = Pick<InvitationDraft, 'weddingId' | 'timeZone'> &
  Partial<Pick<InvitationDraft, (typeof planFields)[number] | 'contractName'>>

/** Whether a draft has content that could be lost. Dates and place of an existing wedding are stored with it. */
export const hasContent = (draft: InvitationDraft): boolean =>
  Object.keys(draft.card ?? {}).length > 0 ||
  (['groom', 'bride', ...(draft.weddingId === '' ? planFields : [])] as const).some((name) => draft[name].trim() !== '')

/** A draft with all required fields, which can be shown as a card and published. */
export type CompleteDraft = InvitationDraft & { template: TemplateNumber }
