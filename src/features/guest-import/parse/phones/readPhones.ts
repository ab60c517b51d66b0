import { isEgyptianShortNumber } from '@shared/guests/egyptianPlan'
import { toLatinDigits } from '@shared/patterns'
import { isBlank } from '@shared/text'
import { SCIENTIFIC } from '../readers/cellContent'
import { findPhones } from './findPhones'
import type { FoundPhone } from './findPhones'
import type { ReadNumber } from './numberReader'
import { isNumberWord } from './phoneLabels'

/**
 * Why a phone cannot be used:
 * - `scientific`: a spreadsheet replaced the last digits, as in 1.00123E+09
 * - `letters`, `too-short`: the cell has something else
 * - `short-number`: a hotline or an emergency number, which has no international form
 * - `invalid`: no number of its country
 */
export type PhoneProblem = 'scientific' | 'letters' | 'too-short' | 'short-number' | 'invalid'

export interface PhoneReading {
  typed: string
  /** In E.164; null with a problem. */
  e164: string | null
  /** Absent if the number's range serves mobile phones and landlines. */
  isMobile?: boolean
  /** The number has no country code and is none of the wedding's country. */
  isGuess?: true
  problem?: PhoneProblem
}

/** The phones of a cell, and the words and short numbers beside them. */
export interface PhoneCell {
  phones: PhoneReading[]
  rest: string
}

const MIN_DIGITS = 7
const LETTERS = /\p{L}/u
/** The end of a number that a program stored as a fraction. */
const DECIMAL_ZERO = /^(\d+)\.0+$/
const GROUPED_BY_THOUSANDS = /^\d{1,3}(?:,\d{3})+$/
/** Separators, brackets and escape marks that remain when the numbers are taken out of a cell. */
const REST_SEPARATORS = /[\s:：;؛,،|/\\&()[\]{}"'=+*.\p{Pd}\p{Cf}\p{Cc}]+/u

const countDigits = (text: string): number => toLatinDigits(text).replace(/\D/g, '').length

/** Removes what a spreadsheet adds to a number: `1,012,345,678` and `1012345678.0`. */
function removeNumberFormat(cell: string): string {
  const text = cell.trim()
  const latin = toLatinDigits(text)
  return GROUPED_BY_THOUSANDS.test(latin) ? latin.replaceAll(',', '') : text.replace(DECIMAL_ZERO, '$1')
}

function findProblem(typed: string): PhoneProblem {
  const latin = toLatinDigits(typed).trim()
  const digits = latin.replace(/\D/g, '')
  if (SCIENTIFIC.test(latin)) return 'scientific'
  if (LETTERS.test(typed)) return 'letters'
  if (isEgyptianShortNumber(digits)) return 'short-number'
  return countDigits(typed) < MIN_DIGITS ? 'too-short' : 'invalid'
}

const fail = (typed: string): PhoneReading => ({ typed, e164: null, problem: findProblem(typed) })

function toReading({ number }: FoundPhone, typed: string): PhoneReading {
  if (number === null) return fail(typed)
  const { e164, isMobile, isGuess } = number
  return { typed, e164, ...(isMobile === undefined ? {} : { isMobile }), ...(isGuess ? { isGuess } : {}) }
}

/** @returns what remains of a text without its phones, and without words that only say that they are phones */
function getRest(text: string, phones: FoundPhone[]): string {
  const ends = [0, ...phones.map(({ end }) => end)]
  const parts = ends.map((end, index) => text.slice(end, phones[index]?.start ?? text.length))
  const words = parts.map((part) => part.split(REST_SEPARATORS).filter((word) => !isBlank(word)))
  return words.flatMap((between) => (between.every(isNumberWord) ? [] : [between.join(' ')])).join(' ')
}

/**
 * Reads the phones of a cell, with Arabic or Persian digits, separators, labels, direction marks and damage by spreadsheets.
 * @returns one reading for each number, none for a blank cell
 */
export function readPhones(cell: string, read: ReadNumber): PhoneCell {
  if (isBlank(cell)) return { phones: [], rest: '' }
  const text = removeNumberFormat(cell)
  const found = findPhones(text, read)
  const rest = getRest(text, found)
  const isReadable = found.some(({ number }) => number !== null) || (found.length > 1 && rest === '')
  if (!isReadable) return { phones: [fail(cell.trim())], rest: '' }
  const isWhole = found.length === 1 && rest === ''
  return {
    phones: found.map((phone) => toReading(phone, isWhole ? cell.trim() : text.slice(phone.start, phone.end))),
    rest,
  }
}
