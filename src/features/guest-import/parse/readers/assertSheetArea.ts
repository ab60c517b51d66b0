import { ImportError } from '../importError'

/** Limits of a sheet in Excel. */
const SHEET_MAX_ROWS = 1_048_576
const SHEET_MAX_COLUMNS = 16_384
/** Rows and cells of all sheets, gaps included. Ten million take about 100 MB. */
const AREA_MAX = 10_000_000

const ROW_OR_CELL = /<(?:\w+:)?(row|c)\s([^>]*)>/g
const ADDRESS = /(?:^|\s)r\s*=\s*["']([^"']*)["']/
const ROW_NUMBER = /^\d{1,7}$/
const CELL_ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/

const toColumnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

/** @returns row and column (0 for a row element) of an address in a sheet's XML */
function parseAddress(element: string, address: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = CELL_ADDRESS.exec(element === 'row' ? `A${address}` : address) ?? []
  const position = { row: Number(digits), column: element === 'row' ? 0 : toColumnNumber(letters) }
  const isValid = (element === 'row' ? ROW_NUMBER.test(address) : letters !== '') && position.row > 0
  if (!isValid || position.row > SHEET_MAX_ROWS || position.column > SHEET_MAX_COLUMNS) throw new ImportError('damaged')
  return position
}

/** @returns rows, and cells up to the last filled row and column; 0 for XML that is no sheet */
function measureSheet(xml: string): number {
  let lastRow = 0
  let lastFilledRow = 0
  let lastFilledColumn = 0
  for (const [, element = '', attributes = ''] of xml.matchAll(ROW_OR_CELL)) {
    const address = ADDRESS.exec(attributes)?.[1]
    if (address === undefined) continue
    const { row, column } = parseAddress(element, address)
    lastRow = Math.max(lastRow, row)
    if (element === 'row' || attributes.endsWith('/')) continue
    lastFilledRow = Math.max(lastFilledRow, row)
    lastFilledColumn = Math.max(lastFilledColumn, column)
  }
  return lastRow + lastFilledRow * lastFilledColumn
}

/**
 * read-excel-file fills the gaps between rows and cells with empty ones, so that one cell at `XFD1048576` takes 17 billion cells.
 * @param xmlFiles all XML of the workbook: a sheet may be at any path
 * @throws ImportError `too-large` if the sheets span too large an area; `damaged` for an impossible address
 */
export function assertSheetArea(xmlFiles: Uint8Array[]): void {
  let area = 0
  for (const file of xmlFiles) {
    area += measureSheet(new TextDecoder().decode(file))
    if (area > AREA_MAX) throw new ImportError('too-large')
  }
}
