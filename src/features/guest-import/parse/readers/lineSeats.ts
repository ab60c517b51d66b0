import { toLatinDigits } from '@shared/patterns'
import type { Span } from '../phones/findPhones'

/** The number of seats in a line: where it is typed, the sum, and a breakdown by persons that the sum does not tell. */
export interface LineSeats {
  spans: Span[]
  seats: string
  note: string
}

const SEATS = /^\+?\d{1,3}$/
const MAX_SEATS = 999
/** Words beside the number of seats: `5 أفراد`, `عدد 5`, `x3`, `(3 persons)`. */
const SEATS_WORD_AFTER =
  /^\s*(?:أفراد|افراد|فرد|أشخاص|اشخاص|شخص|مقاعد|مقعد|كراسي|كرسي|أنفار|انفار|نفر|persons?|people|seats?|pax|guests?)(?!\p{L})/iu
const SEATS_WORD_BEFORE = /(?:^|[^\p{L}])(?:(?:ال)?عدد|seats?|pax|[x×*])\s*[:=]?\s*$/iu
/** `٢ كبار`, `3 kids`. */
const KIND_AFTER =
  /^\s*(?:كبار|كبير|بالغين|[أا]طفال|طفل|رجال|رجالة|راجل|رجل|سيدات|سيدة|ستات|نساء|حريم|شباب|بنات|[أا]ولاد|adults?|children|child|kids?|men|women|ladies|gents)(?!\p{L})/iu
/** `أحمد + 1`: himself and one more. */
const PLUS_BEFORE = /\+\s*$/u
const MULTIPLIED_BEFORE = /(?:^|[^\p{L}])[x×]$/iu
const LETTER = /\p{L}/u

const LEFT_ALONE: LineSeats = { spans: [], seats: '', note: '' }

interface LoneNumber {
  value: number
  span: Span
  /** The number with the words that belong to it. */
  wide: Span
  has: { word: boolean; kind: boolean; plus: boolean }
}

function toLoneNumber(text: string, { start, end }: Span): LoneNumber {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const kind = KIND_AFTER.exec(after)?.[0].length ?? 0
  const wordAfter = SEATS_WORD_AFTER.exec(after)?.[0].length ?? 0
  const wordBefore = SEATS_WORD_BEFORE.exec(before)?.[0].length ?? 0
  const plus = text[start] === '+' ? 0 : (PLUS_BEFORE.exec(before)?.[0].length ?? -1)
  return {
    value: Number(text.slice(start, end)),
    span: { start, end },
    wide: { start: start - Math.max(wordBefore, plus, 0), end: end + Math.max(wordAfter, kind) },
    has: { word: wordBefore + wordAfter > 0, kind: kind > 0, plus: plus >= 0 },
  }
}

const isLone = (text: string, { start, end }: Span): boolean =>
  SEATS.test(text.slice(start, end)) &&
  (!LETTER.test(text[start - 1] ?? '') || MULTIPLIED_BEFORE.test(text.slice(0, start))) &&
  !LETTER.test(text[end] ?? '')

function sumKinds(line: string, numbers: LoneNumber[]): LineSeats {
  const sum = numbers.reduce((total, { value }) => total + value, 0)
  if (sum > MAX_SEATS) return LEFT_ALONE
  return {
    spans: numbers.map(({ wide }) => wide),
    seats: String(sum),
    note: numbers.map(({ span, wide }) => line.slice(span.start, wide.end).replace('+', '').trim()).join(' + '),
  }
}

/**
 * Reads the number of seats of a line. Several numbers are read only if words tell what they count; else they stay in the name.
 * @param runs of digits that are no phones
 */
export function findLineSeats(line: string, runs: Span[]): LineSeats {
  const text = toLatinDigits(line)
  const numbers = runs.filter((run) => isLone(text, run)).map((run) => toLoneNumber(text, run))
  const kinds = numbers.filter(({ has }) => has.kind)
  if (kinds.length > 0) return kinds.length === numbers.length ? sumKinds(line, kinds) : LEFT_ALONE
  const named = numbers.filter(({ has }) => has.word)
  const [only, another] = named.length > 0 ? named : numbers
  if (!only || another) return LEFT_ALONE
  const hasName = LETTER.test(text.slice(0, only.wide.start))
  return {
    spans: [only.wide],
    seats:
      only.has.plus && hasName ? String(only.value + 1) : line.slice(only.span.start, only.span.end).replace('+', ''),
    note: '',
  }
}
