/** What a table of the operator prints: names of columns, and the cells of each row. */
export interface Table {
  columns: string[]
  rows: Array<Array<string | number | boolean | null>>
  /** Printed when there are no rows. */
  empty: string
}
export type Format = 'text' | 'json' | 'csv'

/** Control, format and separator characters and lone surrogates, but not the joiners that Arabic and emoji need. */
const UNSAFE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

const escapeUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`

/**
 * Makes what visitors have typed harmless on a terminal: escape sequences, turned text and line breaks become visible as `\u001b`.
 * The same escapes are valid in JSON. Everything that the operator's command line prints goes through it.
 */
export const escapeControls = (text: string): string =>
  text.replace(UNSAFE, (character) => Array.from({ length: character.length }, (_, at) => escapeUnit(character.charCodeAt(at))).join(''))

/** One line of a program's own making, whose tabs are meant. */
export const escapeLine = (line: string): string => line.split('\t').map(escapeControls).join('\t')

const cellText = (cell: Table['rows'][number][number]): string => (cell === null ? '' : String(cell))

/** One row of a table: a tab or a line break that a visitor typed cannot begin another cell or row. */
export const formatRow = (cells: Table['rows'][number]): string => cells.map((cell) => escapeControls(cellText(cell))).join('\t')

/** A cell of a CSV file (RFC 4180) that a spreadsheet takes for text, never for a formula. */
function csvCell(cell: Table['rows'][number][number]): string {
  const text = escapeControls(cellText(cell).replace(/\r?\n/g, ' '))
  return `"${(typeof cell === 'string' && /^[=+\-@|]/.test(text.trimStart()) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** @returns the lines to print */
export function formatTable({ columns, rows, empty }: Table, format: Format): string[] {
  if (format === 'csv') return [columns, ...rows].map((row) => row.map(csvCell).join(','))
  if (format === 'json') {
    const objects = rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null])))
    return [escapeControls(JSON.stringify(objects))]
  }
  return rows.length === 0 ? [empty] : rows.map(formatRow)
}
