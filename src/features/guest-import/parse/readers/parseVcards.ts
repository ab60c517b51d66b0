import type { ImportTable } from '../importTable'
import { buildKnownTable } from './buildTable'
import { VALUE_SEPARATOR } from './valueSeparator'
import { parseProperty, unfoldLines } from './vcardLines'
import type { VcardProperty } from './vcardLines'
import { decodeBase64, readParts, readText } from './vcardValue'

const COLUMNS = ['name', 'phone', 'tags', 'note'] as const

type Card = VcardProperty[]

/** Google's own labels, which are on every contact or say nothing about a guest. */
const GOOGLE_LABELS = new Set(['myContacts', 'starred', 'Other Contacts'])
/** Apple's name for KIND in vCard 3.0. */
const KINDS = new Set(['KIND', 'X-ADDRESSBOOKSERVER-KIND'])

/** @returns whether a card is a list of other cards (RFC 6350, section 6.1.4) */
const isGroup = (card: Card): boolean =>
  card.some(({ name, value }) => KINDS.has(name) && value.trim().toLowerCase() === 'group')

/** @returns the cards; one without its end is kept with what it has */
function splitCards(text: string): Card[] {
  const cards: Card[] = []
  let current: Card | null = null
  for (const line of unfoldLines(text)) {
    const property = parseProperty(line)
    const isBoundary = property?.value.trim().toUpperCase() === 'VCARD'
    if (isBoundary && property?.name === 'BEGIN') {
      current = []
      cards.push(current)
    } else if (isBoundary && property?.name === 'END') current = null
    else if (property) current?.push(decodeBase64(property))
  }
  return cards
}

/** @returns a name from its parts in reading order; the parts are family, given, additional, prefix, suffix (RFC 6350, section 6.2.2) */
function joinName(property: VcardProperty): string {
  const [family = '', given = '', additional = '', prefix = '', suffix = ''] = readParts(property, ';')
  return [prefix, given, additional, family, suffix].filter((part) => part !== '').join(' ')
}

/** @returns the first name that is not empty: FN, N, then the organization or nickname of a contact without a name */
function readName(card: Card): string {
  const candidates: [string, (property: VcardProperty) => string][] = [
    ['FN', readText],
    ['N', joinName],
    [
      'ORG',
      (property) =>
        readParts(property, ';')
          .filter((part) => part !== '')
          .join(' '),
    ],
    ['NICKNAME', readText],
  ]
  for (const [name, read] of candidates) {
    const found = card.filter((property) => property.name === name).map(read)
    const text = found.find((value) => value !== '')
    if (text !== undefined) return text
  }
  return ''
}

const readAll = (card: Card, name: string, read: (property: VcardProperty) => string[]): string =>
  card
    .filter((property) => property.name === name)
    .flatMap(read)
    .filter((value) => value !== '')
    .join(VALUE_SEPARATOR)

const readPhone = (property: VcardProperty): string[] => [
  readText(property)
    .replace(/^tel:/i, '')
    .replace(/;ext=.*$/i, ''),
]

/** @returns the types of each phone, as `readAll` lists them: `TYPE=CELL,PREF`, `PREF=1` */
const readPhoneLabels = (card: Card): string[] =>
  card
    .filter((property) => property.name === 'TEL' && readPhone(property)[0] !== '')
    .map(({ parameters }) => parameters.join(','))

/**
 * Parses vCard 2.1, 3.0 and 4.0, as Android, iOS and Google export contacts. npm's `vcf` and `vcard4` fail on Android's Arabic vCard 2.1.
 * @returns a table with one row a card, numbered from 1
 * @throws ImportError `empty` without a readable card, `too-many-rows`
 */
export function parseVcards(text: string): ImportTable {
  const cards = splitCards(text).map((card, index) => ({ card, line: index + 1 }))
  const persons = cards.filter(({ card }) => !isGroup(card))
  const rows = persons.map(({ card, line }) => ({
    line,
    phoneLabels: readPhoneLabels(card),
    cells: [
      readName(card),
      readAll(card, 'TEL', readPhone),
      readAll(card, 'CATEGORIES', (property) => readParts(property, ',').filter((tag) => !GOOGLE_LABELS.has(tag))),
      readAll(card, 'NOTE', (property) => [readText(property)]),
    ],
  }))
  return buildKnownTable('vcard', COLUMNS, rows)
}
