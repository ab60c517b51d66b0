import { readFileSync } from 'node:fs'
import { expect, it, jest } from '@jest/globals'
import { Zip, ZipDeflate, strToU8, unzipSync, zipSync } from 'fflate'
import { createWorkbook as createListWorkbook } from '@tests/guestImport/workbook'
import { guessColumns } from '../headers/guessColumns'
import { ImportError } from '../importError'
import { INFLATED_MAX_BYTES, ZIP_MAX_ENTRIES } from '../limits'
import { parseImport } from '../parseImport'
import { toImportRows } from '../rows/toImportRows'

const SHEET_PATH = 'xl/worksheets/sheet1.xml'
const workbook = new Uint8Array(readFileSync('tests/fixtures/guest-import/households.xlsx'))

const parseBytes = (bytes: Uint8Array) => parseImport({ bytes, fileName: 'guests.xlsx' })

/** The fixture with some entries replaced. */
const createWorkbook = (entries: Record<string, Uint8Array>) => zipSync({ ...unzipSync(workbook), ...entries })

const createSheet = (rows: string) =>
  strToU8(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  )

const createTextCell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`

async function findError(bytes: Uint8Array) {
  const error = await parseBytes(bytes).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ImportError)
  return { code: (error as ImportError).code, ...(error as ImportError).details }
}

/** Overwrites the uncompressed sizes that the headers declare. */
function declareSize(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer)
  for (let offset = 0; offset < bytes.length - 4; offset += 1) {
    const signature = view.getUint32(offset, true)
    if (signature === 0x04034b50) view.setUint32(offset + 22, size, true)
    if (signature === 0x02014b50) view.setUint32(offset + 24, size, true)
  }
  return bytes
}

/** Overwrites the first compressed bytes of an entry. */
function overwriteEntry(path: string): Uint8Array {
  const start = Buffer.from(workbook).indexOf(path) + path.length
  return Uint8Array.from(workbook, (byte, index) => (index >= start && index < start + 100 ? 0xff : byte))
}

it('stops inflating a zip bomb, whatever sizes it declares', async () => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(INFLATED_MAX_BYTES + 1) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await findError(bomb)).toEqual({ code: 'too-large' })
  expect(await findError(declareSize(bomb, 10))).toEqual({ code: 'too-large' })
})

it('counts the bytes of all entries together', async () => {
  const half = new Uint8Array(INFLATED_MAX_BYTES / 2 + 1)
  expect(await findError(zipSync({ 'a.xml': half, 'b.xml': half }))).toEqual({ code: 'too-large' })
})

it('limits the number of entries', async () => {
  const entries = Array.from({ length: ZIP_MAX_ENTRIES + 1 }, (_, index) => [`${index}.txt`, new Uint8Array()])
  expect(await findError(zipSync(Object.fromEntries(entries)))).toEqual({ code: 'too-large' })
})

it.each([
  ['at the end of the sheet', `<row r="1048576">${createTextCell('XFD1048576', 'x')}</row>`, 'too-large'],
  ['outside the sheet', `<row r="1">${createTextCell('ZZZZZZ1', 'x')}</row>`, 'damaged'],
  ['in a row outside the sheet', '<row r="9999999"/>', 'damaged'],
])('rejects a cell %s, for which the library would fill all gaps', async (_, rows, code) => {
  expect(await findError(createWorkbook({ [SHEET_PATH]: createSheet(rows) }))).toEqual({ code })
})

it.each([
  ['a truncated workbook', workbook.slice(0, workbook.length / 2)],
  ['overwritten content', overwriteEntry('xl/workbook.xml')],
  ['broken XML', createWorkbook({ [SHEET_PATH]: strToU8('<worksheet><sheetData><row r="1"><c r="A1"') })],
  ['a missing sheet', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })],
])('rejects %s as damaged', async (_, bytes) => {
  expect(await findError(bytes)).toEqual({ code: 'damaged' })
})

it('rejects an encrypted archive', async () => {
  const encrypted = workbook.slice()
  encrypted[6] = 1
  expect(await findError(encrypted)).toEqual({ code: 'damaged', reason: 'encrypted' })
})

it('rejects an archive without a workbook as unsupported', async () => {
  expect(await findError(zipSync({ 'word/document.xml': strToU8('<document/>') }))).toEqual({ code: 'unsupported' })
})

it('rejects a workbook without content as empty', async () => {
  expect(await findError(createWorkbook({ [SHEET_PATH]: createSheet('<row r="1048576"/>') }))).toEqual({
    code: 'empty',
  })
})

it('reads archives whose sizes follow the content, as streaming programs write them', async () => {
  const chunks: Uint8Array[] = []
  const archive = new Zip((_, chunk) => void chunks.push(chunk))
  for (const [name, content] of Object.entries(unzipSync(workbook))) {
    const entry = new ZipDeflate(name)
    archive.add(entry)
    entry.push(content, true)
  }
  archive.end()
  const { rows } = await parseBytes(Uint8Array.from(chunks.flatMap((chunk) => [...chunk])))
  expect(rows).toHaveLength(10)
})

it('reads the first visible sheet, and lists all with content', async () => {
  const table = await parseBytes(
    createListWorkbook([
      { name: 'Old', rows: [['الاسم'], ['قديم']], isHidden: true },
      { name: 'Empty', rows: [] },
      { name: 'أهل العريس', rows: [['الاسم'], ['منى']] },
      { name: 'أهل العروسة', rows: [['الاسم'], ['هدى'], ['سارة']] },
    ]),
  )
  expect(table).toMatchObject({ sheet: 'أهل العريس', rows: [{ line: 2, cells: ['منى'] }] })
  expect(table.sheets?.map(({ name, isHidden, table: { rows } }) => [name, isHidden, rows.length])).toEqual([
    ['Old', true, 1],
    ['أهل العريس', false, 1],
    ['أهل العروسة', false, 2],
  ])
})

it('fills merged names down, and no other merged cell', async () => {
  const rows = [
    ['الاسم', 'الموبايل', 'العدد'],
    ['عائلة منى', '01012345678', '4'],
    ['', '01112345678', ''],
    ['', '', ''],
    ['', '01212345678', '2'],
  ]
  const table = await parseBytes(createListWorkbook([{ name: 'a', rows, merges: ['A2:A4', 'C2:C3'] }]))
  expect(toImportRows(table, guessColumns(table), ['EG'])).toMatchObject([
    { line: 2, name: 'عائلة منى', seats: [{ allowed: 4 }], problems: [] },
    { line: 3, name: 'عائلة منى', seats: [], problems: ['merged-name'] },
    { line: 5, seats: [{ allowed: 2 }], problems: ['no-name'] },
  ])
})

it('reads the first sheet with content', async () => {
  const content = unzipSync(workbook)
  const addSheet = (path: string, before: string, added: string) =>
    strToU8(new TextDecoder().decode(content[path]).replace(before, added + before))
  const { sheet, rows } = await parseBytes(
    createWorkbook({
      'xl/workbook.xml': addSheet('xl/workbook.xml', '<sheet ', '<sheet name="Cover" sheetId="9" r:id="rId99"/>'),
      'xl/_rels/workbook.xml.rels': addSheet(
        'xl/_rels/workbook.xml.rels',
        '</Relationships>',
        '<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/cover.xml"/>',
      ),
      'xl/worksheets/cover.xml': createSheet(''),
    }),
  )
  expect(sheet).toBe('households')
  expect(rows).toHaveLength(10)
})

it('starts no worker for a large sheet, because the content security policy forbids blob: workers', async () => {
  const startWorker = jest.fn(() => {
    throw new Error('blocked')
  })
  Object.defineProperty(globalThis, 'Worker', { configurable: true, value: startWorker })
  const rows = Array.from(
    { length: 5000 },
    (_, index) => `<row r="${index + 1}">${createTextCell(`A${index + 1}`, 'منى '.repeat(50))}</row>`,
  )
  const table = await parseBytes(createWorkbook({ [SHEET_PATH]: createSheet(rows.join('')) }))
  Reflect.deleteProperty(globalThis, 'Worker')
  expect(table.rows).toHaveLength(5000)
  expect(startWorker).not.toHaveBeenCalled()
})
