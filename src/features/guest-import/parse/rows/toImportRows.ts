import { splitHonorific } from '@shared/guests/honorific'
import { isBlank } from '@shared/text'
import type { ColumnField, ColumnMapping } from '../headers/fields'
import type { ImportTable, TableRow } from '../importTable'
import { createNumberReader } from '../phones/numberReader'
import type { Countries, ReadNumber } from '../phones/numberReader'
import type { PhoneReading } from '../phones/readPhones'
import { VALUE_SEPARATOR } from '../readers/valueSeparator'
import { readLanguage, readSeats, readSide, readTags } from './readCells'
import type { GuestLanguage, Side } from './readCells'
import { readAllPhones } from './readAllPhones'

/** What is wrong in a row. A value that is not understood is left out, except seats, which keep what was typed. */
export type RowProblem = 'no-name' | 'merged-name' | 'bad-seats' | 'unknown-side' | 'unknown-language'

interface SeatsReading {
  column: number
  /** The hall that the column's header names; empty if it names none. */
  hall: string
  allowed: number | null
  typed: string
}

/** One household as the source describes it. */
export interface ImportCandidate {
  line: number
  id?: string
  honorific?: string
  name?: string
  side?: Side
  tags?: string[]
  phones: PhoneReading[]
  /** The first cell with phones, as typed. */
  phoneText?: string
  /** Words and short numbers beside the phones, such as «ماما». */
  phoneWords?: string
  language?: GuestLanguage
  tableLabel?: string
  note?: string
  /** One entry for each hall with a number; none if the cells are blank. */
  seats: SeatsReading[]
  problems: RowProblem[]
}

interface Row {
  line: number
  /** Filled cells with the target of their column. */
  entries: { target: ColumnMapping[number]; column: number; text: string }[]
  source: TableRow
}

/** Merged cells are filled down only for names: seats would be counted once for each row. */
const NAME_FIELDS = new Set<ColumnField>(['honorific', 'name', 'firstName', 'middleName', 'lastName', 'organization'])

const getText = (row: Row, field: ColumnField): string | undefined =>
  row.entries.find(({ target }) => target.field === field)?.text

/** @returns whether the row is of our own export, whose texts are exactly those of the list */
const isOwn = (row: Row): boolean => getText(row, 'id') !== undefined

const splitValues = (text: string): string[] => text.split(VALUE_SEPARATOR).filter((value) => !isBlank(value))

function readName(row: Row): string | undefined {
  const whole = getText(row, 'name')
  if (whole !== undefined) return isOwn(row) ? whole : splitValues(whole)[0]?.trim()
  const parts = (['firstName', 'middleName', 'lastName'] as const).map((field) => getText(row, field))
  const typed = parts.filter((part) => part !== undefined)
  if (typed.length > 0) return typed.join(' ')
  return splitValues(getText(row, 'organization') ?? '')[0]?.trim()
}

/**
 * An honorific is split off only if the table has no column for it. Google's `Name` repeats what `Name Prefix` has; our own export, whose rows
 * have an id, does not.
 */
function readHonorificAndName(row: Row, hasHonorificColumn: boolean): { honorific?: string; name?: string } {
  const typed = readName(row) ?? ''
  if (!hasHonorificColumn) return splitHonorific(typed)
  const honorific = getText(row, 'honorific') ?? ''
  if (isOwn(row)) return { honorific, name: typed }
  const rest = typed.slice(honorific.length)
  return { honorific, name: typed.startsWith(honorific) && /^\s+\S/.test(rest) ? rest.trim() : typed }
}

const readAllSeats = (row: Row): SeatsReading[] =>
  row.entries.flatMap(({ target, column, text }) =>
    target.field === 'seats' ? [{ column, hall: target.hall, allowed: readSeats(text), typed: text }] : [],
  )

/** @returns the field's value, or the problem if the text is not understood */
function readKnownWord<Value>(text: string | undefined, read: (text: string) => Value | null, problem: RowProblem) {
  const value = text === undefined ? null : read(text)
  return { value, problems: text !== undefined && value === null ? [problem] : [] }
}

function toCandidate(
  row: Row,
  { header }: ImportTable,
  hasHonorificColumn: boolean,
  read: ReadNumber,
): ImportCandidate {
  const { honorific, name } = readHonorificAndName(row, hasHonorificColumn)
  const side = readKnownWord(getText(row, 'side'), readSide, 'unknown-side')
  const language = readKnownWord(getText(row, 'language'), readLanguage, 'unknown-language')
  const tags = readTags(getText(row, 'tags') ?? '', isOwn(row))
  const seats = readAllSeats(row)
  const { phones, rest } = readAllPhones(row, header, read)
  const [id, tableLabel, note, phoneText] = (['id', 'tableLabel', 'note', 'phone'] as const).map((field) =>
    getText(row, field),
  )
  return {
    line: row.line,
    ...(id !== undefined && { id }),
    ...(honorific && { honorific }),
    ...(name && { name }),
    ...(side.value && { side: side.value }),
    ...(tags.length > 0 && { tags }),
    phones,
    ...(phoneText !== undefined && { phoneText }),
    ...(rest !== '' && { phoneWords: rest }),
    ...(language.value && { language: language.value }),
    ...(tableLabel !== undefined && { tableLabel }),
    ...(note !== undefined && { note }),
    seats,
    problems: [
      ...(name ? [] : (['no-name'] as const)),
      ...(seats.some(({ allowed }) => allowed === null) ? (['bad-seats'] as const) : []),
      ...side.problems,
      ...language.problems,
    ],
  }
}

/**
 * Reads the rows of a table by the columns' fields. Rows without content in a mapped column are skipped; no other row is left out.
 * @param countries of phone numbers without a country code, the likeliest first
 */
export function toImportRows(table: ImportTable, mapping: ColumnMapping, countries: Countries): ImportCandidate[] {
  const targets = mapping
    .map((target, column) => ({ target, column }))
    .filter(({ target }) => target.field !== 'ignore')
  const hasHonorificColumn = targets.some(({ target }) => target.field === 'honorific')
  const rows: (Row & { merged: Row['entries'] })[] = table.rows.map((source) => ({
    line: source.line,
    source,
    entries: targets
      .map(({ target, column }) => ({ target, column, text: (source.cells[column] ?? '').trim() }))
      .filter(({ text }) => !isBlank(text)),
    merged: targets.flatMap(({ target, column }) => {
      const text = NAME_FIELDS.has(target.field) && isBlank(source.cells[column] ?? '') ? source.merged?.[column] : ''
      return text ? [{ target, column, text }] : []
    }),
  }))
  const read = createNumberReader(countries)
  return rows
    .filter(({ entries }) => entries.length > 0)
    .map(({ merged, ...row }) => {
      const candidate = toCandidate({ ...row, entries: [...row.entries, ...merged] }, table, hasHonorificColumn, read)
      return merged.length === 0 ? candidate : { ...candidate, problems: [...candidate.problems, 'merged-name'] }
    })
}
