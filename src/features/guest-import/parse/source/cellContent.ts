import { isBlank } from '@shared/text'
import { toLatinDigits } from '@shared/patterns'

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
const COUNT = /^\d{1,3}$/
/** One more than a count has, so that a longer cell does not match. */
const COUNT_MAX_CHARACTERS = 4
const LETTER = /\p{L}/u

/** @returns whether a cell has a phone number, or several */
export function isPhoneLike(cell: string): boolean {
  if (cell.length > PHONES_MAX_CHARACTERS) return false
  const text = toLatinDigits(cell).replace(/^'/, '').trim()
  if (SCIENTIFIC.test(text)) return true
  if (!PHONE_LIST.test(text) || DATE.test(text) || NATIONAL_ID.test(text)) return false
  const longestRun = text.split(/\s*(?:[/|,،;\n]|:::)\s*/).map((part) => part.replace(/\D/g, '').length)
  const digits = Math.max(...longestRun)
  return digits >= PHONE_MIN_DIGITS && digits <= PHONE_MAX_DIGITS
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
