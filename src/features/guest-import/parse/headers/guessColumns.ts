import { isBlank } from '@shared/text'
import type { ImportTable } from '../importTable'
import { getShare, isCountLike, isPhoneLike, isWordLike } from '../readers/cellContent'
import type { ColumnField, ColumnMapping, ColumnTarget } from './fields'
import { matchHeaderWord, matchWholeHeader } from './matchHeader'

/** Rows that are examined to guess a column by its content. */
const SAMPLE_ROWS = 200
/** Share of the filled cells that must have the same kind of content. */
const MOSTLY = 0.6
/** Fewer numbers in a row, such as 1 and 2, may be seats. */
const SERIAL_MIN_ROWS = 3
/** Identifiers that our export writes; other programs number their rows in a column of the same name. */
const OWN_ID = /^(?=.*[a-z])[A-Za-z0-9_-]{8,64}$/i

const DIGIT = /\p{Nd}/u

const IGNORE: ColumnTarget = { field: 'ignore' }
const NAME_PARTS = new Set<ColumnField>(['firstName', 'middleName', 'lastName'])

/** @returns whether the cells number the rows: 1, 2, 3 … */
function isSerial(cells: string[]): boolean {
  const numbers = cells.filter((cell) => !isBlank(cell)).map(Number)
  return numbers.length >= SERIAL_MIN_ROWS && numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
}

const isWordsOnly = (cell: string): boolean => isWordLike(cell) && !DIGIT.test(cell)

/** Corrects a header by the content: `ID` with row numbers, `Guests` with the number of guests. */
function checkContent(target: ColumnTarget | null, cells: string[]): ColumnTarget | null {
  if (target?.field === 'id' && getShare(cells, (cell) => OWN_ID.test(cell)) <= MOSTLY) return IGNORE
  if (target?.field === 'name' && getShare(cells, isCountLike) > MOSTLY) return { field: 'seats', hall: '' }
  return target
}

/** Phones may have several columns, seats one for each hall, any other field one. */
const isSame = (a: ColumnTarget, b: ColumnTarget): boolean =>
  a.field === b.field && a.field !== 'phone' && (a.field !== 'seats' || b.field !== 'seats' || a.hall === b.hall)

interface Column {
  header: string
  cells: string[]
}

function guessByContent({ header, cells }: Column, mapping: (ColumnTarget | null)[]): ColumnTarget {
  const has = (...fields: ColumnField[]): boolean => mapping.some((target) => target && fields.includes(target.field))
  if (getShare(cells, isPhoneLike) > MOSTLY) return { field: 'phone' }
  // Below another title, such as a birthday or a postal code, numbers are no seats.
  const isUntitled = isBlank(header)
  if (isUntitled && !has('seats') && getShare(cells, isCountLike) > MOSTLY && !isSerial(cells))
    return { field: 'seats', hall: '' }
  if (!has('name', 'firstName') && getShare(cells, isWordLike) > MOSTLY) return { field: 'name' }
  return IGNORE
}

/**
 * Guesses what each column holds: by its whole header, else by a word in it, else by its content.
 * @returns one target for each column; a field other than phone and seats occurs once at most
 */
export function guessColumns(table: ImportTable): ColumnMapping {
  const sample = table.rows.slice(0, SAMPLE_ROWS)
  const columns = table.header.map((header, column): Column => ({
    header,
    cells: sample.map(({ cells }) => cells[column] ?? ''),
  }))
  const mapping: (ColumnTarget | null)[] = columns.map(() => null)

  const assign = (guess: (column: Column) => ColumnTarget | null): void => {
    columns.forEach((column, index) => {
      if (mapping[index]) return
      const target = guess(column)
      const isTaken =
        target !== null && target.field !== 'ignore' && mapping.some((other) => other && isSame(other, target))
      mapping[index] = isTaken ? IGNORE : target
    })
  }
  assign(({ header, cells }) => checkContent(matchWholeHeader(header), cells))
  assign(({ header, cells }) => checkContent(matchHeaderWord(header), cells))
  assign((column) => guessByContent(column, mapping))

  const hasName = mapping.some((target) => target?.field === 'name')
  const hasHalls = mapping.some((target) => target?.field === 'seats' && target.hall !== '')
  // Our export has the names of persons in a column `Persons`, beside the seats of each hall.
  const isPersons = (target: ColumnTarget, column: number): boolean =>
    hasHalls && target.field === 'seats' && target.hall === '' && getShare(columns[column]!.cells, isWordsOnly) > MOSTLY
  return mapping.map((target, column) =>
    !target || (hasName && NAME_PARTS.has(target.field)) || isPersons(target, column) ? IGNORE : target,
  )
}
