import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import { guessColumns } from '@/features/guest-import/parse/headers/guessColumns'
import { parseImport } from '@/features/guest-import/parse/parseImport'
import { toImportRows } from '@/features/guest-import/parse/rows/toImportRows'
import { resolveHalls } from '@/features/guest-import/plan/halls'
import { planImport } from '@/features/guest-import/plan/planImport'
import { buildCsv, buildXlsx } from '../../server/modules/guest-export/exportFiles.ts'
import type { ExportedHousehold, ExportOptions } from '../../server/modules/guest-export/exportFiles.ts'
import { cleanHousehold, toHouseholdColumns, toHouseholdWire } from '../../server/modules/guests/model.ts'
import { buildHousehold } from '../../server/modules/guests/service.ts'
import { viewWholeWedding } from '../../server/modules/weddings/wholeWedding.ts'
import { isBlank } from '../../shared/text.ts'

jest.setTimeout(30_000)

const WEDDING = { language: 'ar', time_zone: 'Africa/Cairo' } as const
const COUNTRIES = ['EG']
/** Their names have words of other headers. */
const HALLS = [
  { id: 'men', name: 'قاعة الهاتف: 010' },
  { id: 'women', name: 'Name, phone & seats' },
]
/** As the import has them, on a page in Arabic. */
const OPTIONS = HALLS.map((hall) => ({ ...hall, label: `فرح / ${hall.name}`, eventKind: 'wedding' as const }))
const EVENTS = [{ kind: 'wedding' as const, halls: HALLS }]

/** The library that writes spreadsheets drops U+FFFD, so it is left out below. Characters by which files, spreadsheets and this program separate, escape and fold. */
const PIECES = `= + - @ ' " ; , ، ؛ ::: * / | . x3 + 1 010 01012345678 ٠١٠ ١٢٣٤ ٥٦٧٨ 19123 الحاج د. عبد ال ﷲ é ’ 💍 sep=; true 1.0 5 a ن`
const piece = fc.constantFrom(' ', '* ', 'constructor', ...PIECES.split(' '))
const typed = (maxLength: number, separator = '') =>
  fc
    .oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(separator)),
      fc.string({ unit: 'grapheme', maxLength }),
    )
    .map((text) =>
      [...text.replace(/[<>\uFFFD\p{Cc}]/gu, '')]
        .join('')
        .slice(0, maxLength)
        .replace(/[\uD800-\uDBFF]$/u, ''),
    )
const line = (maxLength: number) => typed(maxLength).filter((text) => !isBlank(text))
const tag = line(40).filter((text) => !/[",;،؛\\]/u.test(text))
const note = fc.array(typed(60), { maxLength: 4 }).map((lines) => lines.join('\n'))

const details = fc.record(
  {
    name: line(120),
    side: fc.constantFrom('groom' as const, 'bride' as const, 'both' as const),
    honorific: line(40),
    phone: line(40),
    tableLabel: line(40),
    note,
    tags: fc.array(tag, { maxLength: 3 }),
    language: fc.constantFrom('ar' as const, 'en' as const),
  },
  { requiredKeys: ['name', 'side'] },
)

const hallId = fc.constantFrom(...HALLS.map(({ id }) => id))
const number = fc.integer({ min: 1, max: 9 })
const seats = fc.uniqueArray(fc.record({ hallId, allowed: number }), { selector: (seat) => seat.hallId })
const reply = fc.record(
  {
    seats: fc.uniqueArray(fc.record({ hallId, coming: number, children: number }), { selector: (seat) => seat.hallId }),
    message: note,
  },
  { requiredKeys: ['seats'] },
)
const answered = fc.record({ details, seats, reply: fc.option(reply, { nil: undefined }) })
type Answered = Parameters<Parameters<typeof answered.map>[0]>[0]

function store({ details: given, seats: allotted, reply: stated }: Answered, index: number): ExportedHousehold {
  const cleaned = cleanHousehold(given)
  const id = `5d9c1b3e-8a7f-4e20-9b46-${String(index).padStart(12, '0')}`
  const columns = toHouseholdColumns(cleaned, WEDDING)
  const household = buildHousehold({ id, weddingId: 'w' }, columns, allotted, '2026-11-25T00:00:00.000Z')
  return { household, reply: stated }
}

async function planOwnFile(households: ExportedHousehold[], bytes: Uint8Array) {
  const table = await parseImport({ bytes, fileName: 'guests' })
  const candidates = toImportRows(table, resolveHalls(guessColumns(table), OPTIONS), COUNTRIES)
  const listed = households.map(({ household }) => toHouseholdWire(household, viewWholeWedding('w')))
  return planImport({
    candidates,
    households: listed,
    halls: OPTIONS,
    defaultSide: 'both',
    sides: ['groom', 'bride', 'both'],
  })
}

const builders = {
  csv: async (households: ExportedHousehold[], options: ExportOptions) =>
    new TextEncoder().encode(await buildCsv(households, EVENTS, options)),
  xlsx: async (households: ExportedHousehold[], options: ExportOptions) =>
    new Uint8Array(await buildXlsx(households, EVENTS, options)),
}

// Each spreadsheet is built in a thread of its own.
it.each([
  ['csv', 'ar', 60],
  ['csv', 'en', 60],
  ['xlsx', 'ar', 20],
  ['xlsx', 'en', 20],
] as const)(
  'imports its own %s files in %s without a change, whatever was typed',
  async (format, language, numRuns) => {
    await fc.assert(
      fc.asyncProperty(fc.array(answered, { minLength: 1, maxLength: 4 }), fc.boolean(), async (given, hasMessages) => {
        const households = given.map(store)
        const options = { language, hasDeclined: true, hasMessages }
        const rows = await planOwnFile(households, await builders[format](households, options))
        expect(rows.map(({ verdict, match }) => [verdict, match?.update.changes])).toEqual(
          households.map(() => ['unchanged', []]),
        )
      }),
      { numRuns },
    )
  },
)
