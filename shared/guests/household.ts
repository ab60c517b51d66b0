import { toLatinDigits } from '../patterns.ts'
import { cleanLine, toSearchKey } from '../text.ts'

/** The details of a household that searching, counting and comparing use (Household of the OpenAPI document). */
export interface HouseholdLike {
  id: string
  honorific?: string | undefined
  name: string
  side: 'groom' | 'bride' | 'both'
  tags: readonly string[]
  phone?: string | undefined
  phoneE164?: string | undefined
  tableLabel?: string | undefined
  note?: string | undefined
  seats: readonly { hallId: string; allowed: number }[]
}

/** Limits of the details, in characters, as in the OpenAPI document. */
export const HOUSEHOLD_MAX_CHARACTERS = { honorific: 40, name: 120, phone: 40, tableLabel: 40, note: 500, tag: 40 }
export const TAGS_PER_HOUSEHOLD = 20
export const PERSONS_PER_HOUSEHOLD = 30
/** A tag is a line without quotes, backslashes and the separators of lists. */
const TAG_SHAPE = /^[^<>",;،؛\\\p{Cc}]+$/u

/** @returns whether the text is a tag */
export const isTag = (text: string): boolean => text.length <= HOUSEHOLD_MAX_CHARACTERS.tag && TAG_SHAPE.test(text)

/** @returns the tags with one more, unless they are as many as a household can have */
export const addTag = (tags: readonly string[], tag: string): string[] =>
  tags.includes(tag) || tags.length >= TAGS_PER_HOUSEHOLD ? [...tags] : [...tags, tag]

/** @returns a number of seats, 0 to 999, typed in Latin, Arabic or Persian digits; null for anything else */
export function parseSeats(typed: string): number | null {
  const digits = toLatinDigits(cleanLine(typed))
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null
}

/** @returns the name with its honorific before it */
export const formatFullName = ({ honorific, name }: Pick<HouseholdLike, 'honorific' | 'name'>): string =>
  [honorific, name].filter(Boolean).join(' ')

/** @returns the name folded for sorting, and for finding households of the same name */
export const toNameKey = (name: string): string => toSearchKey(name)

/** Digits of a phone in every form in which a person may look for it: as typed, and in international form. */
const toDigits = (text: string): string => toLatinDigits(text).replace(/[^0-9+]/g, '')

/** @returns all searchable details of a household, folded; contains the folded form (`toSearchKey`) of whatever a person looks for */
export const buildSearchKey = (household: Omit<HouseholdLike, 'id' | 'side' | 'seats'>): string => {
  const { honorific, name, tags, phone, phoneE164, tableLabel, note } = household
  const phones = phone === undefined ? [] : [phone, toDigits(phone), phoneE164]
  return toSearchKey([honorific, name, ...tags, tableLabel, note, ...phones].filter(Boolean).join(' '))
}
