import type { Card } from '@shared/card/card'
import type { ContractName, EventStatus } from '@shared/guests/events'

/** The four templates, in the order of their numbers in the API, 1 to 4. */
export const TEMPLATES = ['mashrabiya', 'jasmine', 'fanous', 'nile'] as const
export type TemplateName = (typeof TEMPLATES)[number]
/** As in the API. */
export const TEMPLATE_NUMBERS = [1, 2, 3, 4] as const
export type TemplateNumber = (typeof TEMPLATE_NUMBERS)[number]

/** The content of a card. In a draft any text may be empty. */
export interface InvitationContent {
  template: TemplateNumber
  language: 'ar' | 'en'
  groom: string
  bride: string
  /** Calendar date, YYYY-MM-DD; empty while `status` is set. */
  weddingDate: string
  /** Why the wedding does not take place on its date. */
  status?: EventStatus
  /** HH:mm in `timeZone`. */
  weddingTime?: string
  /** IANA name, e.g. Africa/Cairo. */
  timeZone: string
  /** The dates of the ceremonies are empty or `none` (`NO_CEREMONY`) where the card shows none. */
  engagementDate?: string
  hennaDate?: string
  /** Date of the marriage contract. */
  crownDate?: string
  /** How the marriage contract is called. */
  contractName?: ContractName
  hall: string
  address: string
  area: string
  mapsLink?: string
  backgroundImage?: string
  /** What the card says besides. */
  card?: Card
}

/** Where a card is shown: on the guest page, in a card view, or in the studio's preview. */
export type CardVariant = 'page' | 'card' | 'preview'

/** @returns the name of a template by its number in the API. */
export const getTemplateName = (template: TemplateNumber): TemplateName => TEMPLATES[template - 1] ?? TEMPLATES[0]
