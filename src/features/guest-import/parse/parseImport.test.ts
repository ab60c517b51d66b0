import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { guessColumns } from './headers/guessColumns'
import { ImportError } from './importError'
import type { ImportInput } from './importTable'
import { CELL_MAX_CHARACTERS, FILE_MAX_BYTES, MAX_ROWS } from './limits'
import { parseImport } from './parseImport'
import { toImportRows } from './rows/toImportRows'

const readFixture = (file: string): ImportInput => ({
  bytes: new Uint8Array(readFileSync(`tests/fixtures/guest-import/${file}`)),
  fileName: file,
})

const createFile = (content: string | number[], fileName = 'guests.csv'): ImportInput => ({
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content),
  fileName,
})

async function readCandidates(input: ImportInput) {
  const table = await parseImport(input)
  return toImportRows(table, guessColumns(table), ['EG'])
}

const readCells = async (input: ImportInput) => (await parseImport(input)).rows.map(({ cells }) => cells)

/** The code and details of the error; fails if the input is accepted. */
async function findError(input: ImportInput) {
  const error = await parseImport(input).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ImportError)
  const { code, details } = error as ImportError
  return { code, ...details }
}

describe('spreadsheet files', () => {
  it.each(['windows-1256-semicolon.csv', 'utf-16le-tab.csv', 'utf-8-bom.csv', 'households.csv', 'households.xlsx'])(
    'reads the households of %s',
    async (file) => {
      const candidates = await readCandidates(readFixture(file))
      expect(candidates.map(({ line, name }) => [line, name])).toEqual([
        [2, 'محمد عبد الرحمن وعائلته الكريمة'],
        [3, 'أحمد السيد'],
        [4, 'منى علي'],
        [5, 'السيد إبراهيم حسن'],
        [6, 'سارة يوسف'],
        [7, 'خالد مصطفى'],
        [8, 'عائلة النجار'],
        [9, 'Nora Hassan'],
        [10, 'محمود رؤوف'],
        [11, 'هدى شوقي'],
      ])
      expect(candidates[2]).toMatchObject({
        honorific: 'أستاذة',
        side: 'both',
        phones: [{ e164: '+201212345678' }],
        note: 'تحب الجلوس\nبجوار الباب',
        seats: [
          { hall: 'قاعة الرجال', allowed: 1 },
          { hall: 'قاعة النساء', allowed: 2 },
        ],
      })
      expect(candidates[4]?.phones).toEqual([expect.objectContaining({ e164: '+966501234567' })])
      expect(candidates[5]?.note).toBe('لقبه "أبو علي"')
    },
  )

  it('reads numbers, dates and Booleans of a workbook as a person reads them', async () => {
    const { sheet, rows } = await parseImport(readFixture('households.xlsx'))
    expect(sheet).toBe('households')
    expect(rows[0]?.cells.slice(1, 7)).toEqual(['1012345678', 'العريس', '5', '3', '2027-05-14', 'TRUE'])
  })

  it('decodes UTF-16LE without a byte order mark', async () => {
    const text = 'الاسم\tالموبايل\nمنى علي\t01012345678\n'
    const bytes = Uint8Array.from([...text].flatMap((unit) => [unit.charCodeAt(0) & 0xff, unit.charCodeAt(0) >> 8]))
    expect(await readCells({ bytes, fileName: 'a.csv' })).toEqual([['منى علي', '01012345678']])
  })

  it('reads UTF-8 with damaged bytes, and marks them', async () => {
    const bytes = new TextEncoder().encode('الاسم;الموبايل\nمنى علي;01012345678\nسارة محمود;01112345678\n')
    const cut = bytes.findLastIndex((byte) => byte === 0xd8 || byte === 0xd9) + 1
    const names = (await readCells({ bytes: bytes.filter((_, index) => index !== cut), fileName: 'a.csv' })).map(
      ([name]) => name,
    )
    expect(names).toEqual(['منى علي', 'سارة محمو\uFFFD'])
  })

  it('reads emoji in CESU-8', async () => {
    const emoji = [0xed, 0xa0, 0xbd, 0xed, 0xb2, 0x8d]
    const encode = (text: string) => [...new TextEncoder().encode(text)]
    const bytes = Uint8Array.from([...encode('الاسم;الموبايل\nمنى '), ...emoji, ...encode(';01012345678\n')])
    expect(await readCells({ bytes, fileName: 'a.csv' })).toEqual([['منى 💍', '01012345678']])
  })

  it('decodes UTF-16BE with a byte order mark', async () => {
    const text = '\uFEFFالاسم;الموبايل\nمنى علي;01012345678\n'
    const bytes = Uint8Array.from([...text].flatMap((unit) => [unit.charCodeAt(0) >> 8, unit.charCodeAt(0) & 0xff]))
    expect(await readCells({ bytes, fileName: 'a.csv' })).toEqual([['منى علي', '01012345678']])
  })
})

describe('contact files', () => {
  it.each(['google-old.csv', 'google-new.csv', 'android-2.1.vcf', 'iphone-3.0.vcf', 'vcard-4.0.vcf'])(
    'reads the contacts of %s',
    async (file) => {
      const candidates = await readCandidates(readFixture(file))
      expect(
        candidates.map(({ honorific, name, phones }) => [honorific, name, phones.map(({ e164 }) => e164)]),
      ).toEqual([
        ['الحاج', 'محمد عبد الرحمن', ['+201012345678']],
        ['د/', 'أحمد السيد', ['+201112345678', '+20222345678']],
        ['أستاذة', 'منى علي', ['+201212345678']],
        [undefined, 'السيد إبراهيم حسن', ['+201512345678']],
        ['م/', 'سارة يوسف', ['+966501234567']],
        [undefined, 'خالد مصطفى', ['+201012345670']],
        [undefined, 'Nora Hassan', ['+201098765432']],
        [undefined, 'هدى شوقي', []],
      ])
      expect(candidates[0]?.note).toMatch(/^قريب، من طنطا/)
    },
  )

  it.each(['google-old.csv', 'google-new.csv'])("reads the labels of %s without Google's own", async (file) => {
    const candidates = await readCandidates(readFixture(file))
    expect(candidates.map(({ tags }) => tags)).toEqual([
      ['العائلة'],
      undefined,
      ['friends'],
      undefined,
      ['العمل'],
      undefined,
      undefined,
      undefined,
    ])
  })

  it('reads contacts of the Contact Picker', async () => {
    const contacts = [
      { name: ['منى علي'], tel: ['+20 10 12345678', '01112345678'] },
      { name: [], tel: ['01212345678'] },
      { name: [], tel: [] },
    ]
    const candidates = await readCandidates({ contacts })
    expect(candidates).toEqual([
      expect.objectContaining({ line: 1, name: 'منى علي', problems: [] }),
      expect.objectContaining({ line: 2, problems: ['no-name'] }),
    ])
    expect(candidates[0]?.phones.map(({ e164 }) => e164)).toEqual(['+201012345678', '+201112345678'])
  })
})

describe('header', () => {
  it('keeps the first row as data when it is no header', async () => {
    const table = await parseImport(createFile('منى علي,01012345678,5\nخالد مصطفى,01112345678,2\n'))
    expect(table).toMatchObject({ header: ['', '', ''], headerLine: null, rows: [{ line: 1 }, { line: 2 }] })
  })

  it('finds the header below a title, and skips blank rows without changing line numbers', async () => {
    const table = await parseImport(
      createFile('قائمة الفرح,,\n,,\nالاسم,الموبايل,العدد\nمنى,01012345678,5\n,,\nعلي,01112345678,2\n'),
    )
    expect(table).toMatchObject({
      header: ['الاسم', 'الموبايل', 'العدد'],
      headerLine: 3,
      rows: [{ line: 4 }, { line: 6 }],
    })
  })

  it('takes unknown words above numbers as a header', async () => {
    const table = await parseImport(createFile('Who,Dial\nMona,01012345678\nKhaled,01112345678\n'))
    expect(table).toMatchObject({ header: ['Who', 'Dial'], rows: [{ cells: ['Mona', '01012345678'] }, {}] })
  })
})

describe('sources that cannot be used', () => {
  it.each([
    ['a picture called .csv', createFile([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['a PDF', createFile('%PDF-1.7\n1 0 obj\n')],
    ['HTML called .xls', createFile('\n<html><body><table><tr><td>منى</td></tr></table></body></html>', 'guests.xls')],
    ['an old binary workbook', readFixture('old.xls')],
    ['text with NUL', createFile('name,phone\0,x\n')],
    ['unprintable text', createFile(Array.from({ length: 200 }, (_, index) => 1 + (index % 8)))],
  ])('rejects %s as unsupported', async (_, input) => {
    expect(await findError(input)).toEqual({ code: 'unsupported' })
  })

  it('names the password of an encrypted Office file', async () => {
    const stream = [...'EncryptedPackage'].flatMap((character) => [character.charCodeAt(0), 0])
    const file = createFile([0xd0, 0xcf, 0x11, 0xe0, ...Array.from({ length: 512 }, () => 0), ...stream])
    expect(await findError(file)).toEqual({ code: 'damaged', reason: 'encrypted' })
  })

  it.each([
    ['an empty file', createFile('')],
    ['a file with blank lines', createFile('\n  \n,,\n')],
    ['a file with only a header', createFile('الاسم,الموبايل\n')],
    ['blank text', { text: ' \n' }],
    ['a line of 300,000 commas', createFile(','.repeat(300_000))],
  ])('rejects %s as empty', async (_, input) => {
    expect(await findError(input)).toEqual({ code: 'empty' })
  })

  it('rejects a file above the limit of bytes', async () => {
    expect(await findError({ bytes: new Uint8Array(FILE_MAX_BYTES + 1), fileName: 'a.csv' })).toEqual({
      code: 'too-large',
    })
  })

  it('accepts 5,000 rows and rejects 5,001 with their number', async () => {
    const createRows = (count: number) => createFile(`name,phone\n${'Mona,01012345678\n'.repeat(count)}`)
    expect((await parseImport(createRows(MAX_ROWS))).rows).toHaveLength(MAX_ROWS)
    expect(await findError(createRows(MAX_ROWS + 1))).toEqual({ code: 'too-many-rows', rows: MAX_ROWS + 1 })
  })

  it('rejects 200 columns with their number, but not empty columns at the end', async () => {
    const createRow = (cell: string) =>
      Array.from({ length: 200 }, (_, column) => (column === 0 ? 'name' : cell)).join(',')
    expect(await findError(createFile(`${createRow('x')}\n${createRow('y')}\n`))).toEqual({
      code: 'too-many-columns',
      columns: 200,
    })
    expect((await parseImport(createFile(`${createRow('')}\nMona${','.repeat(199)}\n`))).header).toEqual(['name'])
  })

  it('names the line of a quote that never closes', async () => {
    const text = 'name,phone\nMona,01012345678\n"Khaled,01112345678\nHoda,01212345678\n'
    expect(await findError(createFile(text))).toEqual({ code: 'unclosed-quote', line: 3 })
  })

  it('names the line of an unclosed quote that the next quoted cell ends', async () => {
    const text = 'name,note\n"Khaled,x\nHoda,"y, z"\n'
    expect(await findError(createFile(text))).toEqual({ code: 'unclosed-quote', line: 2 })
  })
})

describe('cells', () => {
  it('cuts long cells without splitting an emoji', async () => {
    const [row] = await readCells(createFile(`name,note\nMona,${'x'.repeat(CELL_MAX_CHARACTERS - 1)}🎉\n`))
    expect(row?.[1]).toBe('x'.repeat(CELL_MAX_CHARACTERS - 1))
  })

  it('keeps long names, emoji and direction overrides as typed', async () => {
    const names = ['ن'.repeat(300), '👰🏽 سارة & 🤵', 'محمد \u202Eيلع\u202C']
    expect(
      (await readCandidates(createFile(`الاسم,الموبايل\n${names.map((name) => `${name},01012345678`).join('\n')}`))).map(
        ({ name }) => name,
      ),
    ).toEqual(names)
  })

  it.each([
    ['tabs', 'name\tnote\nMona\t"a ""b""\nc"\n'],
    ['semicolons', 'name;note\nMona;"a ""b""\nc"\n'],
    ['the delimiter that the first line declares', 'sep=;\nname;note\nMona;"a ""b""\nc"\n'],
    ['carriage returns', 'name,note\rMona,"a ""b""\rc"\r'],
  ])('reads quoted cells with %s', async (_, text) => {
    expect(await readCells(createFile(text))).toEqual([['Mona', 'a "b"\nc']])
  })
})
