import type { ColumnMapping } from '../parse/headers/fields'
import { readRowsInWorker } from '../parse/parseInWorker'
import type { Countries } from '../parse/phones/numberReader'
import type { ImportCandidate, RowProblem } from '../parse/rows/toImportRows'

/** What a person can correct in a row, as typed. */
export interface RowTexts {
  /** Without its honorific, which stays. */
  name: string
  phone: string
  /** One for each column of seats. */
  seats: { column: number; typed: string }[]
}

/** What a correction replaces in a candidate. */
export type RowEdit = Pick<
  ImportCandidate,
  'honorific' | 'name' | 'phones' | 'phoneText' | 'phoneWords' | 'seats' | 'problems'
>
/** Corrections by line. */
export type RowEdits = ReadonlyMap<number, RowEdit>

/** These concern what a correction replaces. */
const isReplaced = (problem: RowProblem): boolean =>
  problem === 'no-name' || problem === 'bad-seats' || problem === 'merged-name'

/** @returns the texts of a row before it is corrected */
export const getRowTexts = ({ name = '', phones, seats }: ImportCandidate, mapping: ColumnMapping): RowTexts => ({
  name,
  phone: phones.map(({ typed }) => typed).join(', '),
  seats: mapping.flatMap(({ field }, column) =>
    field === 'seats' ? [{ column, typed: seats.find((one) => one.column === column)?.typed ?? '' }] : [],
  ),
})

/**
 * Reads a corrected row as those of the source are read: the worker gets a table of this row alone.
 * @throws ImportError
 */
export async function readRowEdit(row: ImportCandidate, texts: RowTexts, countries: Countries): Promise<RowEdit> {
  const columns = [
    ...(row.honorific === undefined ? [] : [{ field: 'honorific' as const, text: row.honorific }]),
    { field: 'name' as const, text: texts.name },
    { field: 'phone' as const, text: texts.phone },
  ]
  const mapping: ColumnMapping = [
    ...columns.map(({ field }) => ({ field })),
    ...texts.seats.map(() => ({ field: 'seats' as const, hall: '' })),
  ]
  const cells = [...columns.map(({ text }) => text), ...texts.seats.map(({ typed }) => typed)]
  const table = { source: 'paste' as const, header: cells.map(() => ''), headerLine: null, rows: [{ line: 1, cells }] }
  const [read] = await readRowsInWorker({ table, mapping, countries })
  const { honorific, name, phones = [], phoneText, phoneWords = row.phoneWords, seats = [] } = read ?? {}
  return {
    ...(name !== undefined && { name, ...(honorific !== undefined && { honorific }) }),
    phones,
    ...(phoneText !== undefined && { phoneText }),
    ...(phoneWords !== undefined && { phoneWords }),
    seats: seats.map((one) => ({ ...one, column: texts.seats[one.column - columns.length]!.column })),
    problems: read?.problems ?? ['no-name'],
  }
}

/** @returns the candidates with their corrections */
export const applyRowEdits = (candidates: readonly ImportCandidate[], edits: RowEdits): ImportCandidate[] =>
  candidates.map((candidate) => {
    const edit = edits.get(candidate.line)
    if (!edit) return candidate
    const { honorific: _h, name: _n, phoneText: _t, phoneWords: _w, ...rest } = candidate
    return { ...rest, ...edit, problems: [...edit.problems, ...rest.problems.filter((one) => !isReplaced(one))] }
  })
