/** The four templates in the order of their numbers on the wire, 1 to 4. */
export const TEMPLATES = ['mashrabiya', 'jasmine', 'fanous', 'nile'] as const
export type TemplateName = (typeof TEMPLATES)[number]
export type TemplateNumber = 1 | 2 | 3 | 4

/** What a card shows. While a draft is being typed any text may still be empty. */
export interface InvitationContent {
  template: TemplateNumber
  language: 'ar' | 'en'
  groom: string
  bride: string
  /** Calendar date, YYYY-MM-DD. */
  weddingDate: string
  /** HH:mm in `timeZone`. */
  weddingTime?: string
  /** IANA name, e.g. Africa/Cairo. */
  timeZone: string
  engagementDate?: string
  hennaDate?: string
  /** The marriage contract's date. */
  crownDate?: string
  hall: string
  address: string
  area: string
  mapsLink?: string
  backgroundImage?: string
}

/** Where a card stands: the guest's page, one of the site's card routes, or the studio's live preview. */
export type CardVariant = 'page' | 'card' | 'preview'

/** The name of a template by its number on the wire. */
export const templateName = (template: TemplateNumber): TemplateName => TEMPLATES[template - 1] ?? TEMPLATES[0]
