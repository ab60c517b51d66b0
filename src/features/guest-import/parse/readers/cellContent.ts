import { isBlank } from '@shared/text'
import { toLatinDigits } from '@shared/patterns'
import { isNumberWord } from '../phones/phoneLabels'

/** Digits of one phone number: Kuwait's have 8 without the country code, E.164 allows 15. */
const PHONE_MIN_DIGITS = 8
const PHONE_MAX_DIGITS = 15
/** Several numbers with separators; a longer cell is not examined. */
const PHONES_MAX_CHARACTERS = 200
/** Length of Egypt's national identity number, which starts with the century: 2 or 3. */
const NATIONAL_ID = /^[23]\d{13}$/
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:\D.*)?$/
/** A long number as a spreadsheet displays it in a narrow column. */
export const SCIENTIFIC = /^\d(?:[.,٫]\d+)?e\+?\d+$/i
const PHONE_LIST = /^[+\d\s().\-/|,،;:\p{Cf}\p{Pd}]+$/u
/** What programs put around a number so that a spreadsheet takes it for text: `'0101…`, `="0101…"`. */
const ESCAPE = /^'|^="|"$/g
const WORDS = /\p{L}+/gu
const COUNT = /^\d{1,3}$/
/** One more than a count has, so that a longer cell does not match. */
const COUNT_MAX_CHARACTERS = 4
const LETTER = /\p{L}/u

const isPhoneLength = (text: string): boolean => {
  const { length } = text.replace(/\D/g, '')
  return length >= PHONE_MIN_DIGITS && length <= PHONE_MAX_DIGITS
}

/** @returns whether a cell has a phone number, or several, with or without a label */
export function isPhoneLike(cell: string): boolean {
  if (cell.length > PHONES_MAX_CHARACTERS) return false
  const unlabelled = cell.replace(WORDS, (word) => (isNumberWord(word) ? '' : word))
  const text = toLatinDigits(unlabelled).replace(ESCAPE, '').trim()
  if (SCIENTIFIC.test(text)) return true
  if (!PHONE_LIST.test(text) || DATE.test(text) || NATIONAL_ID.test(text)) return false
  return text.split(/[/|,،;\n]|:::/).some(isPhoneLength) || text.split(/\D+/).some(isPhoneLength)
}

/** @returns whether a cell has a number of persons */
export const isCountLike = (cell: string): boolean =>
  COUNT.test(toLatinDigits(cell.trim().slice(0, COUNT_MAX_CHARACTERS)))

/** @returns whether a cell has words */
export const isWordLike = (cell: string): boolean => LETTER.test(cell) && !SCIENTIFIC.test(toLatinDigits(cell).trim())

/** @returns the share of the cells with content that pass the test, from 0 to 1; 0 if all are blank */
export function getShare(cells: string[], test: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => !isBlank(cell))
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length
}
