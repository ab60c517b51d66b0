import {
  HOST_ROLES,
  HOSTS_PER_SIDE,
  SIDES,
  type Card,
  type Closing,
  type Host,
  type HostRole,
  type Opening,
  type Side,
} from '@shared/card/card'
import { cleanLine } from '@shared/text'

/** A host in the form. Without a name, there is none. */
export interface HostDraft {
  role: HostRole
  honorific: string
  name: string
  isLate: boolean
}

/** What the card says, in the form. Texts are empty until typed. */
export interface CardDraft extends Record<Side, HostDraft[]> {
  /** The side that is named first. */
  first: Side
  withholdsBride: boolean
  opening: Opening | 'own' | ''
  openingText: string
  closing: Closing | 'own' | ''
  closingText: string
  dress: string
  children: 'welcome' | 'none' | ''
  doors: string
  parking: string
  stream: string
  /** Id of a palette; empty for the template's own look. It stays while a template without it is chosen. */
  palette: string
  /** `#rrggbb`, or empty. */
  accent: string
  /** Id of a font pair; empty for the template's own. It stays as the palette does. */
  fontPair: string
}

const createHosts = (): HostDraft[] =>
  HOST_ROLES.slice(0, HOSTS_PER_SIDE).map((role) => ({ role, honorific: '', name: '', isLate: false }))

export const emptyCardDraft: CardDraft = {
  first: 'groom',
  groom: createHosts(),
  bride: createHosts(),
  withholdsBride: false,
  opening: '',
  openingText: '',
  closing: '',
  closingText: '',
  dress: '',
  children: '',
  doors: '',
  parking: '',
  stream: '',
  palette: '',
  accent: '',
  fontPair: '',
}

const toHostDraft = ({ role, honorific = '', name, isLate = false }: Host): HostDraft => ({
  role,
  honorific,
  name,
  isLate,
})

/** @returns the hosts of a side for the form, which has a place for each that there can be */
const toHostDrafts = (hosts: readonly Host[], side: Side): HostDraft[] =>
  emptyCardDraft[side].map((empty, position) => {
    const host = hosts[position]
    return host ? toHostDraft(host) : empty
  })

/** @param card of a published invitation */
export function toCardDraft({ hosts, ...card }: Card = {}): CardDraft {
  if (!hosts) return { ...emptyCardDraft, ...card }
  const { first, groom, bride } = hosts
  return {
    ...emptyCardDraft,
    ...card,
    first,
    groom: toHostDrafts(groom, 'groom'),
    bride: toHostDrafts(bride, 'bride'),
  }
}

/** @returns the hosts with a name, as the API stores them */
const toHosts = (hosts: readonly HostDraft[]): Host[] =>
  hosts
    .filter(({ name }) => cleanLine(name) !== '')
    .map(({ role, honorific, name, isLate }) => ({
      role,
      ...(cleanLine(honorific) === '' ? {} : { honorific: cleanLine(honorific) }),
      name: cleanLine(name),
      ...(isLate ? { isLate } : {}),
    }))

const texts = ['dress', 'doors', 'parking', 'stream', 'palette', 'accent', 'fontPair'] as const

/** @returns the card as the API stores it, with what is given only */
export function toCard(draft: CardDraft): Card {
  const { first, withholdsBride, opening, openingText, closing, closingText, children } = draft
  const hosts = { first, groom: toHosts(draft.groom), bride: toHosts(draft.bride) }
  return {
    ...(SIDES.some((side) => hosts[side].length > 0) ? { hosts } : {}),
    ...(withholdsBride ? { withholdsBride } : {}),
    ...(opening === '' ? {} : { opening }),
    ...(opening === 'own' ? { openingText: cleanLine(openingText) } : {}),
    ...(closing === '' ? {} : { closing }),
    ...(closing === 'own' ? { closingText: cleanLine(closingText) } : {}),
    ...(children === '' ? {} : { children }),
    ...Object.fromEntries(
      texts.flatMap((name) => (cleanLine(draft[name]) === '' ? [] : [[name, cleanLine(draft[name])]])),
    ),
  }
}

/** Whether a published card says the same as one of the form. */
export const isSameCard = (one: Card = {}, other: Card = {}): boolean =>
  JSON.stringify(toCard(toCardDraft(one))) === JSON.stringify(toCard(toCardDraft(other)))
