import type { components } from '../../../openapi/generated/types.ts'
import { findFontPair } from '../../../shared/fontPairs.ts'
import { findPalette } from '../../../shared/palettes/cardColors.ts'
import { CARD_NOTES, SIDES } from '../../../shared/card/card.ts'
import { hasWords } from '../../../shared/card/ownWords.ts'
import { hasContact } from '../../../shared/hasContact.ts'
import { cleanLine, isBlank } from '../../../shared/text.ts'
import type { FieldProblem } from '../../errors.ts'

export type Card = components['schemas']['Card']
type Host = components['schemas']['Host']

/** @returns the card of the column `card` */
export const parseCard = (json: string | null): Card | undefined =>
  json === null ? undefined : (JSON.parse(json) as Card)

/** @returns the JSON of the column `card`; null for a card that says nothing */
export const formatCard = (card: Card | undefined): string | null =>
  card === undefined || Object.keys(card).length === 0 ? null : JSON.stringify(card)

/** @returns the property with a cleaned line, or nothing */
const keepLine = <Key extends string>(key: Key, line: string | undefined) =>
  (line === undefined ? {} : { [key]: cleanLine(line) }) as Partial<Record<Key, string>>

const cleanHost = ({ role, honorific, name, isLate }: Host): Host => ({
  role,
  ...(honorific === undefined || isBlank(honorific) ? {} : { honorific: cleanLine(honorific) }),
  name: cleanLine(name),
  ...(isLate ? { isLate } : {}),
})

/** @returns the card as it is stored: lines cleaned, properties in one order, without own words that it does not show */
export function cleanCard(card: Card): Card {
  const {
    hosts,
    withholdsBride,
    opening,
    openingText,
    closing,
    closingText,
    children,
    stream,
    palette,
    accent,
    fontPair,
  } = card
  return {
    ...(hosts
      ? { hosts: { first: hosts.first, groom: hosts.groom.map(cleanHost), bride: hosts.bride.map(cleanHost) } }
      : {}),
    ...(withholdsBride ? { withholdsBride } : {}),
    ...(opening ? { opening } : {}),
    ...(opening === 'own' ? keepLine('openingText', openingText ?? '') : {}),
    ...(closing ? { closing } : {}),
    ...(closing === 'own' ? keepLine('closingText', closingText ?? '') : {}),
    ...keepLine('dress', card.dress),
    ...(children ? { children } : {}),
    ...keepLine('doors', card.doors),
    ...keepLine('parking', card.parking),
    ...(stream === undefined ? {} : { stream }),
    ...(palette === undefined ? {} : { palette }),
    ...(accent === undefined ? {} : { accent: accent.toLowerCase() }),
    ...(fontPair === undefined ? {} : { fontPair }),
  }
}

const toForeignFontPair: FieldProblem['message'] = (texts) => texts.fontPair
const toForeignPalette: FieldProblem['message'] = (texts) => texts.palette
const toRequired: FieldProblem['message'] = (texts) => texts.required

/** @returns what is wrong with a line that the couple has written: it is blank, without words, or has a link or a phone number */
function findProblem(line: string): FieldProblem['message'] | undefined {
  if (isBlank(line)) return toRequired
  if (!hasWords(line)) return (texts) => texts.words
  return hasContact(line) ? (texts) => texts.contact : undefined
}

/**
 * @param card as `cleanCard` returns it
 * @param template its number
 */
export function getCardProblems({ hosts, openingText, closingText, ...card }: Card, template: number): FieldProblem[] {
  const lines: [field: string, line: string | undefined][] = [
    ...SIDES.flatMap((side) =>
      (hosts?.[side] ?? []).flatMap(({ name, honorific }, position): [string, string | undefined][] => [
        [`hosts.${side}.${position}.name`, name],
        [`hosts.${side}.${position}.honorific`, honorific],
      ]),
    ),
    ['openingText', openingText],
    ['closingText', closingText],
  ]
  const problems = lines.flatMap(([field, line]) => {
    const message = line === undefined ? undefined : findProblem(line)
    return message ? [{ field: `card.${field}`, message }] : []
  })
  const blank = CARD_NOTES.filter((note) => card[note] !== undefined && isBlank(card[note]))
  const hasForeignFontPair = card.fontPair !== undefined && !findFontPair(template, card.fontPair)
  const hasForeignPalette = card.palette !== undefined && !findPalette(template, card.palette)
  const isWithoutHosts = hosts !== undefined && SIDES.every((side) => hosts[side].length === 0)
  return [
    ...problems,
    ...blank.map((note) => ({ field: `card.${note}`, message: toRequired })),
    ...(hasForeignFontPair ? [{ field: 'card.fontPair', message: toForeignFontPair }] : []),
    ...(hasForeignPalette ? [{ field: 'card.palette', message: toForeignPalette }] : []),
    ...(isWithoutHosts ? [{ field: 'card.hosts', message: toRequired }] : []),
  ]
}
