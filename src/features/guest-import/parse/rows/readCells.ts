import { parseSeats } from '@shared/guests/household'
import { isBlank, toSearchKey } from '@shared/text'
import { VALUE_SEPARATOR } from '../readers/valueSeparator'

export type Side = 'groom' | 'bride' | 'both'
export type GuestLanguage = 'ar' | 'en'

const GROOM = ['groom', 'grooms', 'عريس', 'العريس', 'للعريس']
const BRIDE = ['bride', 'brides', 'عروسة', 'العروسة', 'عروس', 'العروس', 'عروسه', 'للعروسة']
const BOTH = ['both', 'الطرفين', 'طرفين', 'الطرفان', 'الاثنين', 'الاتنين', 'مشترك', 'الجهتين']

const LANGUAGES: Record<GuestLanguage, string[]> = {
  ar: ['ar', 'arabic', 'عربي', 'العربية', 'عربية'],
  en: ['en', 'english', 'انجليزي', 'إنجليزي', 'الإنجليزية', 'انجليزية', 'انكليزي'],
}

const TAG_SEPARATOR = new RegExp(`${VALUE_SEPARATOR.trim()}|[,;،؛\\n]`, 'u')
/** Google marks its own labels with an asterisk; these are on every contact or say nothing about a guest. */
const GOOGLE_LABELS = new Set([
  '* mycontacts',
  '* my contacts',
  '* starred in android',
  '* starred',
  '* other contacts',
  '* othercontacts',
])
const GOOGLE_MARK = /^\*\s+/

/** A spreadsheet may write a whole number with decimals. */
const DECIMAL_ZERO = /[.٫][0٠۰]+$/u

const toKeys = (words: string[]): Set<string> => new Set(words.map(toSearchKey))
const [groomKeys, brideKeys, bothKeys] = [toKeys(GROOM), toKeys(BRIDE), toKeys(BOTH)]
const languageKeys = { ar: toKeys(LANGUAGES.ar), en: toKeys(LANGUAGES.en) }

/** @returns the side that a cell names, such as «من طرف العروسة»; null for other words */
export function readSide(cell: string): Side | null {
  const words = toSearchKey(cell).split(/[^\p{L}]+/u)
  const isGroom = words.some((word) => groomKeys.has(word))
  // «العريس والعروسة»: «و» is written with the next word.
  const isBride = words.some((word) => brideKeys.has(word) || brideKeys.has(word.replace(/^و/u, '')))
  if ((isGroom && isBride) || words.some((word) => bothKeys.has(word))) return 'both'
  if (isGroom) return 'groom'
  return isBride ? 'bride' : null
}

/** @returns the language of a cell; null for other words */
export function readLanguage(cell: string): GuestLanguage | null {
  const key = toSearchKey(cell)
  if (languageKeys.ar.has(key)) return 'ar'
  return languageKeys.en.has(key) ? 'en' : null
}

const splitTags = (cell: string, separator: RegExp): string[] =>
  cell
    .split(separator)
    .map((tag) => tag.trim())
    .filter((tag) => !isBlank(tag))

/** @returns the tags of a cell, each once, without Google's own labels; our own export has none of these */
export function readTags(cell: string, isOwn: boolean): string[] {
  if (isOwn) return splitTags(cell, /[,;،؛\n]/u)
  const tags = splitTags(cell, TAG_SEPARATOR)
    .filter((tag) => !GOOGLE_LABELS.has(tag.toLowerCase()))
    .map((tag) => tag.replace(GOOGLE_MARK, ''))
  return [...new Map(tags.map((tag) => [toSearchKey(tag), tag])).values()]
}

/** @returns a number of seats; null for anything else, such as a phone or a year in the wrong column */
export const readSeats = (cell: string): number | null => parseSeats(cell.replace(DECIMAL_ZERO, ''))
