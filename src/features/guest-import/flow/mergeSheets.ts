import type { ColumnMapping, ColumnTarget } from '../parse/headers/fields'
import type { ImportTable, TableRow } from '../parse/importTable'
import { readSide, type Side } from '../parse/rows/readCells'
import type { ParsedImport, ParsedSheet } from '../parse/workerMessages'

export interface SheetChoice {
  isChosen: boolean
  /** Whose guests the sheet has; empty if its rows or the side of new families tell. */
  side: Side | ''
}

interface Column {
  key: string
  header: string
  target: ColumnTarget
}

const SIDE: ColumnTarget = { field: 'side' }
const SIDE_KEY = 'side:'
/** A sheet of the groom's family is named after it. */
const getSide = (name: string): Side | '' => readSide(name) ?? ''

/** @returns the first choice: the sheet that was read, and the sides that the names of sheets tell */
export const chooseFirstSheet = (sheets: readonly ParsedSheet[], { sheet }: ImportTable): SheetChoice[] =>
  sheets.map(({ name }) => ({ isChosen: name === sheet, side: getSide(name) }))

/** Columns of several sheets are the same if they hold the same, or are left out under the same title. */
function listColumns({ table, mapping }: ParsedSheet): Column[] {
  const seen = new Map<string, number>()
  return mapping.map((target, index) => {
    const header = table.header[index] ?? ''
    const kind = `${target.field}:${target.field === 'seats' ? target.hall : ''}${target.field === 'ignore' ? header : ''}`
    const count = seen.get(kind) ?? 0
    seen.set(kind, count + 1)
    return { key: count === 0 ? kind : `${kind}:${count}`, header, target }
  })
}

/** Row numbers of further sheets continue those of the sheets before, because they identify a row. */
function moveRow(
  { line, cells, merged, ...row }: TableRow,
  offset: number,
  positions: number[],
  width: number,
): TableRow {
  const moved = Array.from({ length: width }, () => '')
  cells.forEach((cell, column) => (moved[positions[column]!] = cell))
  const texts = Object.entries(merged ?? {}).map(([column, text]) => [positions[Number(column)]!, text])
  return { ...row, line: line + offset, cells: moved, ...(merged ? { merged: Object.fromEntries(texts) } : {}) }
}

/**
 * @param formatSide names a side in a cell, as `readSide` reads it
 * @returns the rows of the chosen sheets as one table
 */
export function mergeSheets(
  sheets: readonly ParsedSheet[],
  choices: readonly SheetChoice[],
  formatSide: (side: Side) => string,
): Pick<ParsedImport, 'table' | 'mapping'> {
  const chosen = sheets.flatMap((sheet, index) => {
    const { isChosen = false, side = '' } = choices[index] ?? {}
    return isChosen ? [{ sheet, side, columns: listColumns(sheet) }] : []
  })
  const hasSide = chosen.some(({ side }) => side !== '')
  const listed = [
    ...chosen.flatMap(({ columns }) => columns),
    ...(hasSide ? [{ key: SIDE_KEY, header: '', target: SIDE }] : []),
  ]
  const columns = [...new Map(listed.toReversed().map((column) => [column.key, column])).values()].toReversed()
  const sideColumn = columns.findIndex(({ key }) => key === SIDE_KEY)
  const rows: TableRow[] = []
  for (const { sheet, side, columns: own } of chosen) {
    const positions = own.map(({ key }) => columns.findIndex((column) => column.key === key))
    const offset = rows.at(-1)?.line ?? 0
    for (const row of sheet.table.rows) {
      const moved = moveRow(row, offset, positions, columns.length)
      if (side !== '' && moved.cells[sideColumn] === '') moved.cells[sideColumn] = formatSide(side)
      rows.push(moved)
    }
  }
  const mapping: ColumnMapping = columns.map(({ target }) => target)
  const [first] = chosen
  return {
    table: {
      source: 'xlsx',
      header: columns.map(({ header }) => header),
      headerLine: first?.sheet.table.headerLine ?? null,
      rows,
      sheet: chosen.map(({ sheet }) => sheet.name).join(', '),
    },
    mapping,
  }
}
