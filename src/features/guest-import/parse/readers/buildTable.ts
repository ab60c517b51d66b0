import { isBlank } from '@shared/text'
import { ImportError } from '../importError'
import type { ImportTable, TableRow } from '../importTable'
import { CELL_MAX_CHARACTERS, MAX_COLUMNS, MAX_ROWS } from '../limits'
import { findHeader } from './findHeader'

const HIGH_SURROGATE_AT_END = /[\uD800-\uDBFF]$/u

/** Cuts a long cell without splitting a surrogate pair. */
function cutCell(cell: string): string {
  const text = cell.trim()
  return text.length <= CELL_MAX_CHARACTERS
    ? text
    : text.slice(0, CELL_MAX_CHARACTERS).replace(HIGH_SURROGATE_AT_END, '')
}

const getWidth = (cells: string[]): number =>
  cells.reduce((width, cell, column) => (isBlank(cell) ? width : column + 1), 0)

/** Makes all rows as wide as the header. */
const fitCells = (cells: string[], width: number): string[] =>
  Array.from({ length: width }, (_, column) => cutCell(cells[column] ?? ''))

function assertSize(rows: number, columns: number): void {
  if (rows === 0) throw new ImportError('empty')
  if (rows > MAX_ROWS) throw new ImportError('too-many-rows', { rows })
  if (columns > MAX_COLUMNS) throw new ImportError('too-many-columns', { columns })
}

/**
 * Builds the table of a source that has its own columns: finds the header, drops blank rows and the empty columns at the end.
 * @param grid all rows of the source, blank ones included, so that an index tells the line
 * @param merged texts of the merged cells above, by the index of a row
 * @throws ImportError `empty`, `too-many-rows`, `too-many-columns`
 */
export function buildTable(
  source: ImportTable['source'],
  grid: string[][],
  merged: ReadonlyMap<number, Record<number, string>> = new Map(),
): ImportTable {
  const headerIndex = findHeader(grid)
  const start = headerIndex === null ? 0 : headerIndex + 1
  const filled = grid
    .map((cells, index) => ({ cells, line: index + 1, merged: merged.get(index) }))
    .slice(start)
    .filter(({ cells }) => !cells.every(isBlank))
  const headerCells = headerIndex === null ? [] : (grid[headerIndex] ?? [])
  const width = filled.reduce((widest, { cells }) => Math.max(widest, getWidth(cells)), getWidth(headerCells))
  assertSize(filled.length, width)
  return {
    source,
    header: fitCells(headerCells, width),
    headerLine: headerIndex === null ? null : headerIndex + 1,
    rows: filled.map(({ cells, line, merged: above }) => ({
      line,
      cells: fitCells(cells, width),
      ...(above === undefined ? {} : { merged: above }),
    })),
  }
}

/**
 * Builds the table of a source whose columns are known: contacts and free lines. The header has the fields' names, which the guess of
 * columns maps to themselves.
 * @throws ImportError `empty`, `too-many-rows`
 */
export function buildKnownTable(
  source: ImportTable['source'],
  fields: readonly string[],
  rows: TableRow[],
): ImportTable {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank))
  assertSize(filled.length, fields.length)
  const header = [...fields]
  return {
    source,
    header,
    headerLine: null,
    rows: filled.map(({ cells, ...row }) => ({ ...row, cells: fitCells(cells, header.length) })),
  }
}
