import { toLatinDigits } from '@shared/patterns'
import type { PhoneNumber } from '@shared/guests/phoneNumber'
import type { ReadNumber } from './numberReader'

/** A phone in a text; `number` is null if the digits are as many as a phone has, but are no number. */
export interface FoundPhone extends Span {
  number: PhoneNumber | null
}

export interface Span {
  start: number
  end: number
}

/** Digits from which a run is a phone by itself, and at which a number typed in groups is complete. */
const PHONE_MIN_DIGITS = 7
const PHONE_COMPLETE_DIGITS = 10
/** E.164 allows 15; `00` may precede them. */
const PHONE_MAX_DIGITS = 17
const MAX_GROUPS = 7
/** A single digit beside a phone is a number of seats. Only an area code of one digit follows a country code: `+20 2 2345 6789`. */
const GROUP_MIN_DIGITS = 2
const COUNTRY_CODE_MAX_DIGITS = 5
/** What may stand between the groups of one number. */
const GROUP_GAP = /^[ \t\u00A0\u202F().\-/\p{Pd}\p{Cf}]{1,4}$/u
/** Digits, or a long number as a spreadsheet displays it: 1.00123E+09. */
const RUN = /\d[.,٫]\d+e\+?\d+|\+?\d+/giu
const LETTER = /\p{L}/u

const countDigits = (text: string): number => text.replace(/\D/g, '').length

/** @returns the runs of digits in a text with Latin digits */
export const findRuns = (text: string): Span[] =>
  [...text.matchAll(RUN)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

/** @returns how many runs from the first one may be groups of one number */
function countGroups(text: string, runs: Span[]): number {
  let count = 1
  while (count < Math.min(runs.length, MAX_GROUPS)) {
    const [first, previous, next] = [runs[0]!, runs[count - 1]!, runs[count]!]
    const isAfterCountryCode = count === 1 && countDigits(text.slice(first.start, first.end)) < COUNTRY_CODE_MAX_DIGITS
    const isGroup = isAfterCountryCode || countDigits(text.slice(next.start, next.end)) >= GROUP_MIN_DIGITS
    if (!isGroup || text[next.start] === '+' || !GROUP_GAP.test(text.slice(previous.end, next.start))) break
    count += 1
  }
  return count
}

/**
 * @param runs from the one with which the number begins
 * @returns the longest valid number, and how many runs it takes; null if there is none
 */
function readLongest(text: string, runs: Span[], read: ReadNumber): { phone: FoundPhone; groups: number } | null {
  const [first] = runs
  if (!first) return null
  const isAfterLetter = LETTER.test(text[first.start - 1] ?? '')
  for (let groups = countGroups(text, runs); groups > 0; groups -= 1) {
    const span = { start: first.start, end: runs[groups - 1]!.end }
    const typed = text.slice(span.start, span.end)
    const digits = countDigits(typed)
    const isPossible = digits >= PHONE_MIN_DIGITS && digits <= PHONE_MAX_DIGITS && (groups === 1 || !isAfterLetter)
    const number = isPossible ? read(typed) : null
    if (number === null) continue
    // `6 01112345678` is six seats and a number, although +60 is a country code: only the number's own code belongs to it.
    const rest = groups > 1 && !/^[+0]/.test(typed) ? read(text.slice(runs[1]!.start, span.end)) : null
    if (rest !== null && rest.e164 !== number.e164) return null
    return { phone: { ...span, number }, groups }
  }
  return null
}

/** Extends a run by the groups that follow it until it has the digits of a phone. */
function joinGroups(text: string, [first, ...following]: [Span, ...Span[]]): Span {
  const count = ({ start, end }: Span): number => countDigits(text.slice(start, end))
  let phone = first
  for (const run of following) {
    const isComplete = [phone, run].some((span) => count(span) >= PHONE_COMPLETE_DIGITS)
    const areGroups = [first, run].every((span) => count(span) >= GROUP_MIN_DIGITS)
    if (isComplete || !areGroups || !GROUP_GAP.test(text.slice(phone.end, run.start))) break
    phone = { start: phone.start, end: run.end }
  }
  return phone
}

function findInvalid(text: string, runs: Span[]): FoundPhone[] {
  const phones: FoundPhone[] = []
  runs.forEach((run, index) => {
    if (run.start < (phones.at(-1)?.end ?? 0)) return
    const phone = joinGroups(text, [run, ...runs.slice(index + 1)])
    if (countDigits(text.slice(phone.start, phone.end)) >= PHONE_MIN_DIGITS) phones.push({ ...phone, number: null })
  })
  return phones
}

/**
 * Finds the phones in a cell or a line, however they are grouped and separated, beside any words and other numbers.
 * @returns valid numbers, and runs of digits that are as long as a number, in the order of the text
 */
export function findPhones(typed: string, read: ReadNumber): FoundPhone[] {
  // Latin digits have the same length, so that positions hold in the typed text.
  const text = toLatinDigits(typed)
  const runs = findRuns(text)
  const valid: FoundPhone[] = []
  const invalid: FoundPhone[] = []
  let unread: Span[] = []
  const closeUnread = (): void => {
    invalid.push(...findInvalid(text, unread))
    unread = []
  }
  for (let index = 0; index < runs.length;) {
    const found = readLongest(text, runs.slice(index), read)
    if (found) {
      closeUnread()
      valid.push(found.phone)
    } else unread.push(runs[index]!)
    index += found?.groups ?? 1
  }
  closeUnread()
  return [...valid, ...invalid].sort((a, b) => a.start - b.start)
}
