import { toLatinDigits } from '@shared/patterns'

/** Digits from which a run is a phone by itself, and at which a number typed in groups is complete. */
const PHONE_MIN_DIGITS = 7
const PHONE_COMPLETE_DIGITS = 10
/** A single digit beside a phone is a number of seats, not a group of it. */
const GROUP_MIN_DIGITS = 2
/** What may stand between the groups of one number. */
const GROUP_GAP = /^[\s().\-\p{Pd}\p{Cf}]{1,3}$/u
/** Digits, or a long number as a spreadsheet displays it: 1.00123E+09. */
const RUN = /\d[.,٫]\d+e\+?\d+|\+?\d+/giu
const SEATS = /^\d{1,3}$/
/** Words beside the number of seats: `5 أفراد`, `عدد 5`, `(3 persons)`. */
const SEATS_WORD_AFTER =
  /^\s*(?:أفراد|افراد|فرد|أشخاص|اشخاص|شخص|مقاعد|مقعد|كراسي|كرسي|أنفار|انفار|نفر|persons?|people|seats?|pax|guests?)(?!\p{L})/iu
const SEATS_WORD_BEFORE = /(?:^|[^\p{L}])(?:(?:ال)?عدد|seats?|pax|[x×*])\s*[:=]?\s*$/iu
const LETTER = /\p{L}/u
/** Marks the place of a phone or of the seats; typed text has none. */
const REMOVED = '\0'
/** Removed parts with the separators around them. */
const GAP = /(?:[\s,،;؛:|/\\().[\]\p{Pd}\p{Cf}]*\0)+[\s,،;؛:|/\\().[\]\p{Pd}\p{Cf}]*/gu
const TYPED_SEPARATOR = /[,،;؛:|/\\\p{Pd}]/u
/** What an omitted value leaves at the ends: `محمد - 010… - `. */
const NAME_EDGES = /^[\s,،;؛:|/\\\p{Pd}\p{Cf}]+|[\s,،;؛:|/\\\p{Pd}\p{Cf}]+$/gu

interface Span {
  start: number
  end: number
}

const findRuns = (text: string): Span[] =>
  [...text.matchAll(RUN)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

const countDigits = (text: string, { start, end }: Span): number => text.slice(start, end).replace(/\D/g, '').length

/** Extends a run by the groups that follow it until it is a complete phone. */
function joinGroups(text: string, [first, ...following]: [Span, ...Span[]]): Span {
  let phone = first
  for (const run of following) {
    const isComplete = [phone, run].some((span) => countDigits(text, span) >= PHONE_COMPLETE_DIGITS)
    const areGroups = [first, run].every((span) => countDigits(text, span) >= GROUP_MIN_DIGITS)
    if (isComplete || !areGroups || !GROUP_GAP.test(text.slice(phone.end, run.start))) break
    phone = { start: phone.start, end: run.end }
  }
  return phone
}

function findPhones(text: string, runs: Span[]): Span[] {
  const phones: Span[] = []
  runs.forEach((run, index) => {
    if (run.start < (phones.at(-1)?.end ?? 0)) return
    const phone = joinGroups(text, [run, ...runs.slice(index + 1)])
    if (countDigits(text, phone) >= PHONE_MIN_DIGITS) phones.push(phone)
  })
  return phones
}

/** @returns the last short number that stands alone */
function findSeats(text: string, runs: Span[], phones: Span[]): Span | undefined {
  return runs
    .filter(
      ({ start, end }) =>
        SEATS.test(text.slice(start, end)) &&
        phones.every((phone) => end <= phone.start || start >= phone.end) &&
        !LETTER.test(text[start - 1] ?? '') &&
        !LETTER.test(text[end] ?? ''),
    )
    .at(-1)
}

/** Adds the words for seats around the number. */
const addSeatsWords = (text: string, { start, end }: Span): Span => ({
  start: start - (SEATS_WORD_BEFORE.exec(text.slice(0, start))?.[0].length ?? 0),
  end: end + (SEATS_WORD_AFTER.exec(text.slice(end))?.[0].length ?? 0),
})

const removeSpans = (line: string, spans: Span[]): string =>
  [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + REMOVED + rest.slice(end), line)
    .replace(GAP, (gap) => (TYPED_SEPARATOR.test(gap) ? ' - ' : ' '))
    .replace(NAME_EDGES, '')

/**
 * Splits a typed line such as «الحاج محمد 01012345678 5». Parts that are missing are empty.
 * @returns name and seats as typed, and the phones, separated by a comma if there are several
 */
export function splitLine(line: string): { name: string; phone: string; seats: string } {
  // Latin digits have the same length, so that positions hold in the typed line.
  const text = toLatinDigits(line)
  const runs = findRuns(text)
  const phones = findPhones(text, runs)
  const seats = findSeats(text, runs, phones)
  const name = removeSpans(line, seats ? [...phones, addSeatsWords(text, seats)] : phones)
  return {
    name,
    phone: phones.map(({ start, end }) => line.slice(start, end)).join(', '),
    seats: seats ? line.slice(seats.start, seats.end) : '',
  }
}
