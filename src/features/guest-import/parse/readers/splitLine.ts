import { toLatinDigits } from '@shared/patterns'
import { findPhones, findRuns } from '../phones/findPhones'
import type { FoundPhone, Span } from '../phones/findPhones'
import type { ReadNumber } from '../phones/numberReader'
import { isNumberWord, stripNumberWords } from '../phones/phoneLabels'
import { splitWords } from '../splitWords'
import { findLineSeats } from './lineSeats'

/** Marks the place of a phone or of the seats; typed text has none. */
const REMOVED = '\0'
/** Removed parts with the separators around them. */
const GAP = /(?:[\s,،;؛:|/\\().[\]\p{Pd}\p{Cf}]*\0)+[\s,،;؛:|/\\().[\]\p{Pd}\p{Cf}]*/gu
const TYPED_SEPARATOR = /[,،;؛:|/\\\p{Pd}]/u
/** What an omitted value leaves at the ends: `محمد - 010… - `. */
const NAME_EDGES = /^[\s,،;؛:|/\\\p{Pd}\p{Cf}]+|[\s,،;؛:|/\\\p{Pd}\p{Cf}]+$/gu
/** An end of the text inside brackets whose other bracket is beyond a gap. */
const OPEN_AT_END = /[([][^()[\]]*$/u
const CLOSED_AT_START = /^[^()[\]]*[)\]]/u
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/gu
const LABEL_AFTER = /^\s*\(([\p{L}\s]*)\)/u
const WORDS = /\p{L}+/gu
/** Whose or where a further phone of the same person is. */
const PLACES = new Set(
  splitWords('بيت, البيت, منزل, المنزل, شغل, الشغل, عمل, العمل, أرضي, الأرضي, مراته, جوزها, home, work, office'),
)
/** The number of seats before a phone: `5 01012345678`. A 2 there is else the beginning of Egypt's code, `2 010…`. */
const SEATS_BEFORE_PHONE = /(?:^|\s)([13-9])\s+0?1[0125]\d/u
/** Another number before the 2: the line counts several persons. */
const COUNT_BEFORE_TWO = /(?:^|\s)\d{1,3}\s.*\s2\s+0?1[0125]\d/u
const LONE_TWO = /(?:^|\s)2(?=\s+0?1[0125]\d)/u

/** @returns what stands for removed parts: their separator, and the brackets of words before or after them */
function fillGap(gap: string, start: number, line: string): string {
  const closing = OPEN_AT_END.test(line.slice(0, start)) ? (/[)\]]/.exec(gap)?.[0] ?? '') : ''
  const opening = CLOSED_AT_START.test(line.slice(start + gap.length)) ? (/[([](?=[^([]*$)/.exec(gap)?.[0] ?? '') : ''
  return `${closing}${TYPED_SEPARATOR.test(gap) ? ' - ' : ' '}${opening}`
}

const removeSpans = (line: string, spans: Span[]): string =>
  [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + REMOVED + rest.slice(end), line)
    .split(REMOVED)
    .map((part, index, parts) => (index < parts.length - 1 ? stripNumberWords(part) : part))
    .join(REMOVED)
    .replace(GAP, fillGap)
    .replace(NAME_EDGES, '')

/** @returns whether a line has seats directly before its phone, which tells what a 2 there means in the other lines */
export const hasSeatsBeforePhone = (line: string): boolean => SEATS_BEFORE_PHONE.test(toLatinDigits(line))

function findLinePhones(line: string, read: ReadNumber, isTwoSeats: boolean): FoundPhone[] {
  const text = toLatinDigits(line)
  const two = isTwoSeats || COUNT_BEFORE_TWO.test(text) ? LONE_TWO.exec(text) : null
  if (!two) return findPhones(line, read)
  const end = two.index + two[0].length
  return findPhones(`${line.slice(0, end - 1)} ${line.slice(end)}`, read)
}

const hasName = (text: string): boolean =>
  (text.replace(BRACKETS, ' ').match(WORDS) ?? []).some(
    (word, index) => !isNumberWord(word) && !PLACES.has(word) && (index > 0 || !word.startsWith('و')),
  )

/**
 * `أحمد 01012345678، منى 01112345678` are two families. Words in brackets, places of a phone and a wife after «و» belong to one.
 * @returns whether a line has names of several families, each with its phone
 */
function hasSeveralHouseholds(line: string, phones: FoundPhone[]): boolean {
  const between = phones.slice(1).map(({ start }, index) => line.slice(phones[index]?.end, start))
  return between.length > 0 && hasName(line.slice(0, phones[0]?.start)) && between.some(hasName)
}

/** Adds the label in brackets after a phone: `01012345678 (موبايل)`. */
function addLabelAfter(line: string, { start, end }: Span): Span {
  const [label = '', words = ''] = LABEL_AFTER.exec(line.slice(end)) ?? []
  const isLabel = (words.match(WORDS) ?? []).every((word) => isNumberWord(word) || PLACES.has(word))
  return { start, end: isLabel ? end + label.length : end }
}

/**
 * Splits a typed line such as «الحاج محمد 01012345678 5». Parts that are missing are empty. A line of several families is left whole.
 * @param isTwoSeats a 2 before a phone is a number of seats, not the beginning of Egypt's code
 * @returns name and seats as typed, the phones, separated by a comma if there are several, and what else the line says of the seats
 */
export function splitLine(line: string, read: ReadNumber, isTwoSeats = false) {
  // Latin digits have the same length, so that positions hold in the typed line.
  const text = toLatinDigits(line)
  const phones = findLinePhones(line, read, isTwoSeats)
  if (hasSeveralHouseholds(line, phones)) return { name: line, phone: '', seats: '', note: '' }
  const runs = findRuns(text).filter(({ start, end }) =>
    phones.every((phone) => end <= phone.start || start >= phone.end),
  )
  const { spans, seats, note } = findLineSeats(line, runs)
  return {
    name: removeSpans(line, [...phones.map((phone) => addLabelAfter(line, phone)), ...spans]),
    phone: phones.map(({ start, end }) => line.slice(start, end)).join(', '),
    seats,
    note,
  }
}
