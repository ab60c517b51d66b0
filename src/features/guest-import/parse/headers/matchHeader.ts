import { toLatinDigits } from '@shared/patterns'
import { toSearchKey } from '@shared/text'
import type { ColumnField, ColumnTarget } from './fields'
import { FIELD_WORDS, HEADERS, IGNORED_HEADERS, IGNORED_WORDS, REPLY_WORDS } from './headerWords'

const ARTICLE = /^ال(?=\p{L}{2})/u
/** `Seats: Main hall`, in Arabic too. */
const WORD_WITH_HALL = /^([^::]+)[::](.+)$/u

/** @returns a header for comparison: folded words without digits, punctuation and the Arabic article */
const toHeaderKey = (header: string): string =>
  toSearchKey(toLatinDigits(header))
    .replace(/[^\p{L}#]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(ARTICLE, ''))
    .join(' ')

const toKeySet = (words: string[]): Set<string> => new Set(words.map(toHeaderKey))

const headerFields = new Map(
  Object.entries(HEADERS).flatMap(([field, headers]) =>
    headers.map((header) => [toHeaderKey(header), field as Exclude<ColumnField, 'ignore'>] as const),
  ),
)
const ignoredHeaders = toKeySet(IGNORED_HEADERS)
const ignoredWords = toKeySet(IGNORED_WORDS)
const replyWords = toKeySet(REPLY_WORDS)
const fieldWords = FIELD_WORDS.map(([field, words]) => ({ field, words: toKeySet(words) }))

const toTarget = (field: ColumnField): ColumnTarget => (field === 'seats' ? { field, hall: '' } : { field })

function matchHall(header: string): ColumnTarget | null {
  const [, word = '', hall = ''] = WORD_WITH_HALL.exec(header.trim()) ?? []
  const key = toHeaderKey(word)
  if (hall.trim() === '') return null
  if (replyWords.has(key)) return { field: 'ignore' }
  return headerFields.get(key) === 'seats' ? { field: 'seats', hall: hall.trim() } : null
}

/** @returns the target that the whole header names; null if it is not a known header */
export function matchWholeHeader(header: string): ColumnTarget | null {
  const key = toHeaderKey(header)
  if (ignoredHeaders.has(key)) return { field: 'ignore' }
  const field = headerFields.get(key)
  return field === undefined ? matchHall(header) : toTarget(field)
}

/** @returns the target that a word in the header names; null if no word is known */
export function matchHeaderWord(header: string): ColumnTarget | null {
  const words = toHeaderKey(header).split(' ')
  if (words.some((word) => ignoredWords.has(word))) return { field: 'ignore' }
  const match = fieldWords.find((entry) => words.some((word) => entry.words.has(word)))
  return match === undefined ? null : toTarget(match.field)
}
