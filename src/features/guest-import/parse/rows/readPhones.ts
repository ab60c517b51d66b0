import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'
import { toE164 } from '@shared/guests/phoneNumber'
import { normalizePhone, toLatinDigits } from '@shared/patterns'
import { isBlank } from '@shared/text'
import { SCIENTIFIC } from '../source/cellContent'

/**
 * Why a phone cannot be used:
 * - `scientific`: a spreadsheet replaced the last digits, as in 1.00123E+09
 * - `letters`, `too-short`: the cell has something else
 * - `invalid`: no number of its country
 */
export type PhoneProblem = 'scientific' | 'letters' | 'too-short' | 'invalid'

export interface PhoneReading {
  typed: string
  /** In E.164; null with a problem. */
  e164: string | null
  problem?: PhoneProblem
}

const MIN_DIGITS = 7
/** What may separate two numbers in one cell, strongest first. Some of it also occurs within one number. */
const SEPARATORS = [/\s*:::\s*|\s*[\n،؛;|]\s*/u, /\s*[,/\\]\s*/, /\s+(?:و|او|أو|or|and|&|-|–)\s+/u, /\s{2,}/, /\s+/]
const LETTERS = /\p{L}/u
const CONTROLS = /\p{Cc}/gu
/** A spreadsheet's marker of text, and the end of a number that a program stored as a fraction. */
const ESCAPE_MARK = /^'(?=[=+\-@\d])/
const DECIMAL_ZERO = /^(\d+)\.0+$/
const GROUPED_BY_THOUSANDS = /^\d{1,3}(?:,\d{3})+$/

const countDigits = (text: string): number => toLatinDigits(text).replace(/\D/g, '').length

/** Splits a cell at the first separator that leaves only complete numbers. */
function splitNumbers(cell: string): string[] {
  for (const separator of SEPARATORS) {
    const parts = cell.split(separator).filter((part) => !isBlank(part))
    if (parts.length > 1 && parts.every((part) => countDigits(part) >= MIN_DIGITS)) return parts.flatMap(splitNumbers)
  }
  return [cell]
}

function readPhone(part: string, country: CountryCode): PhoneReading {
  const typed = part.trim()
  const text = toLatinDigits(typed).replace(ESCAPE_MARK, '').replace(CONTROLS, '').replace(DECIMAL_ZERO, '$1')
  const digits = normalizePhone(GROUPED_BY_THOUSANDS.test(text) ? text.replaceAll(',', '') : text)
  const fail = (problem: PhoneProblem): PhoneReading => ({ typed, e164: null, problem })
  if (SCIENTIFIC.test(text)) return fail('scientific')
  if (LETTERS.test(text)) return fail('letters')
  if (countDigits(digits) < MIN_DIGITS) return fail('too-short')
  const e164 = toE164(parsePhoneNumberFromString, digits, country)
  return e164 === null ? fail('invalid') : { typed, e164 }
}

/**
 * Reads the phone numbers of a cell, with Arabic or Persian digits, separators, direction marks and damage by spreadsheets.
 * @param country of numbers without a country code
 * @returns one reading for each number, none for a blank cell
 */
export const readPhones = (cell: string, country: CountryCode): PhoneReading[] =>
  isBlank(cell) ? [] : splitNumbers(cell).map((part) => readPhone(part, country))
