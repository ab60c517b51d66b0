import { isBlank } from '@shared/text'
import { matchHeaderWord, matchWholeHeader } from '../headers/matchHeader'
import { getShare, isCountLike, isPhoneLike, isWordLike } from './cellContent'

/** Rows at the top among which the header is looked for: a title and a date may precede it. */
const TOP_ROWS = 10
/** A row with as many known headers is the header, whatever precedes it. */
const SURE_HEADERS = 2
/** Rows that are examined below an unknown header. */
const SAMPLE_ROWS = 50
/** Longer cells are sentences. */
const HEADER_MAX_CHARACTERS = 60

const isNumeric = (cell: string): boolean => isPhoneLike(cell) || isCountLike(cell)

const isShort = (cell: string): boolean => cell.length <= HEADER_MAX_CHARACTERS

/** @returns how many cells are known headers; 0 if a cell is a number, as in a row of data */
export function countKnownHeaders(cells: string[]): number {
  if (cells.some(isNumeric)) return 0
  return cells.filter((cell) => isShort(cell) && matchWholeHeader(cell) !== null).length
}

const countHeaderWords = (cells: string[]): number =>
  cells.some(isNumeric) ? 0 : cells.filter((cell) => isShort(cell) && matchHeaderWord(cell) !== null).length

/** @returns whether words stand above a column of numbers, as an unknown header does */
function isAboveNumbers(cells: string[], below: string[][]): boolean {
  if (cells.some(isNumeric)) return false
  return cells.some(
    (cell, column) =>
      isWordLike(cell) &&
      getShare(
        below.map((row) => row[column] ?? ''),
        isNumeric,
      ) > 0.5,
  )
}

/** @returns the index of the header among the rows, blank rows included; null if the first row with content is data */
export function findHeader(rows: string[][]): number | null {
  const first = rows.findIndex((cells) => !cells.every(isBlank))
  const sure = rows.slice(0, first + TOP_ROWS).findIndex((cells) => countKnownHeaders(cells) >= SURE_HEADERS)
  if (sure !== -1) return sure
  const cells = rows[first] ?? []
  const isHeader =
    countKnownHeaders(cells) > 0 ||
    countHeaderWords(cells) >= SURE_HEADERS ||
    isAboveNumbers(cells, rows.slice(first + 1, first + 1 + SAMPLE_ROWS))
  return isHeader ? first : null
}
