import { escapeCsvText } from '../../shared/csvText.ts'

/** A table of operator output: column names and the cells of each row. */
export interface Table {
  columns: string[]
  rows: Array<Array<string | number | boolean | null>>
  /** The text for a table without rows. */
  empty: string
}
export type Format = 'text' | 'json' | 'csv'

/** Control, format, private-use and separator characters and lone surrogates, without the joiners that Arabic and emoji need. */
const UNSAFE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

const escapeUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`

/**
 * Escapes user input for a terminal: escape sequences, bidirectional controls and line breaks become visible as `\u001b`. The escapes are also valid
 * JSON. All output of the operator's command line passes through this function.
 */
export const escapeControls = (text: string): string =>
  text.replace(UNSAFE, (character) =>
    Array.from({ length: character.length }, (_, at) => escapeUnit(character.charCodeAt(at))).join(''),
  )

/** Escapes one line of the program's own output and keeps its tabs. */
export const escapeLine = (line: string): string => line.split('\t').map(escapeControls).join('\t')

const formatCell = (cell: Table['rows'][number][number]): string => (cell === null ? '' : String(cell))

/** Formats one row. A tab or line break in user input cannot start another cell or row. */
export const formatRow = (cells: Table['rows'][number]): string =>
  cells.map((cell) => escapeControls(formatCell(cell))).join('\t')

/** Formats one CSV cell (RFC 4180). An apostrophe before formula characters makes spreadsheets show them as text. */
function formatCsvCell(cell: Table['rows'][number][number]): string {
  const text = escapeControls(formatCell(cell).replace(/\r?\n/g, ' '))
  return `"${(typeof cell === 'string' ? escapeCsvText(text) : text).replaceAll('"', '""')}"`
}

/** Formats one row as CSV, without the line break. */
export const formatCsvLine = (cells: Table['rows'][number]): string => cells.map(formatCsvCell).join(',')

/** @returns the lines to print */
export function formatTable({ columns, rows, empty }: Table, format: Format): string[] {
  if (format === 'csv') return [columns, ...rows].map(formatCsvLine)
  if (format === 'json') {
    const objects = rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null])))
    return [escapeControls(JSON.stringify(objects))]
  }
  return rows.length === 0 ? [empty] : rows.map(formatRow)
}
