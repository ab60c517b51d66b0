import { strToU8, zipSync } from 'fflate'

interface TestSheet {
  name: string
  rows: string[][]
  isHidden?: boolean
  /** Such as `A2:A3`. */
  merges?: string[]
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const createCell = (text: string, column: number, row: number): string =>
  text === '' ? '' : `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`

function createSheet({ rows, merges = [] }: TestSheet): string {
  const data = rows
    .map((cells, index) => {
      const row = index + 1
      return `<row r="${row}">${cells.map((cell, column) => createCell(cell, column, row)).join('')}</row>`
    })
    .join('')
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return `<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`
}

/** @returns an XLSX file with these sheets */
export function createWorkbook(sheets: TestSheet[]): Uint8Array<ArrayBuffer> {
  const listed = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
  )
  const related = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, createSheet(sheet)])),
  }
  return Uint8Array.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)]))))
}
