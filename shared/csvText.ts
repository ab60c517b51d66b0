/**
 * Where a spreadsheet may begin a cell: at the start of a text, and after a separator of its country. Egypt's Excel separates by semicolons, and
 * does not take quotes in the middle of its cells for quotes, so that a semicolon or line break within a quoted text also begins a cell.
 */
const CELL_START = /([;\n\r\t])/
/** What a spreadsheet calculates, after quotes and spaces that it skips. */
const FORMULA = /^['"\s]*[=+\-@|＝＋－＠]/
const ESCAPE = "'"

const mapParts = (text: string, change: (part: string) => string): string => text.split(CELL_START).map(change).join('')

/** @returns a text for a CSV cell, with an apostrophe wherever a spreadsheet with either separator would begin a formula */
export const escapeCsvText = (text: string): string =>
  mapParts(text, (part) => (FORMULA.test(part) ? ESCAPE + part : part))

/** @returns the text of a CSV cell that was escaped by `escapeCsvText`, or at its start by another program */
export const unescapeCsvText = (cell: string): string =>
  mapParts(cell, (part) => (part.startsWith(ESCAPE) && FORMULA.test(part.slice(1)) ? part.slice(1) : part))
