export const SIDES = ['groom', 'bride'] as const
/** A side of the wedding. */
export type Side = (typeof SIDES)[number]

/** Who a host is to the couple. */
export const HOST_ROLES = ['father', 'mother', 'kinsman', 'kinswoman'] as const
export type HostRole = (typeof HOST_ROLES)[number]
/** Hosts of one side (Hosts of the OpenAPI document). */
export const HOSTS_PER_SIDE = 2

/** Who invites (Host of the OpenAPI document). */
export interface Host {
  role: HostRole
  honorific?: string | undefined
  name: string
  isLate?: boolean | undefined
}

/** The hosts of both sides (Hosts of the OpenAPI document). */
export interface Hosts extends Record<Side, Host[]> {
  /** The side that is named first. */
  first: Side
}

/** First words of the card whose text is fixed. */
export const OPENINGS = ['basmala', 'mercy', 'prayer', 'blessing', 'joined', 'bond', 'day'] as const
export type Opening = (typeof OPENINGS)[number]
/** Last words of the card whose text is fixed. */
export const CLOSINGS = ['joys', 'presence'] as const
export type Closing = (typeof CLOSINGS)[number]

/** Lines about the evening in the couple's words, in the order of the card. */
export const CARD_NOTES = ['dress', 'doors', 'parking'] as const

/** What the card says besides names, dates and place (Card of the OpenAPI document). */
export interface Card extends Partial<Record<(typeof CARD_NOTES)[number], string | undefined>> {
  hosts?: Hosts | undefined
  withholdsBride?: boolean | undefined
  opening?: Opening | 'own' | undefined
  openingText?: string | undefined
  closing?: Closing | 'own' | undefined
  closingText?: string | undefined
  children?: 'welcome' | 'none' | undefined
  stream?: string | undefined
  /** Id of a palette of the template. */
  palette?: string | undefined
  /** Id of another font pair of the template. */
  fontPair?: string | undefined
  /** Own colour of headings and buttons, `#rrggbb`. */
  accent?: string | undefined
}

/** What chooses the colours of a card. */
export type ColorChoice = Pick<Card, 'palette' | 'accent'>
