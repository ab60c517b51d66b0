import Papa from 'papaparse'
import writeExcelFile from 'write-excel-file/node'
import { escapeCsvText } from '../../../shared/csvText.ts'
import { formatHallLabel } from '../../../shared/guests/events.ts'
import { createTurns } from '../../lib/turns.ts'
import type { Language, Messages } from '../../messages/index.ts'
import { getMessages } from '../../messages/index.ts'
import type { EventsAndHalls } from '../weddings/model.ts'
import { toHallWire } from '../weddings/model.ts'
import { toDetails } from './model.ts'
import type { HouseholdDetails, StoredHousehold } from './model.ts'

type Texts = Messages['guestList']
type Cell = string | number | null
/** The byte order mark, by which spreadsheets recognize UTF-8. */
const BOM = '\uFEFF'
/** Width of a column of the spreadsheet, in characters. */
const COLUMN_WIDTH = 20

interface Column {
  header: string
  getCell: (details: HouseholdDetails, id: string) => Cell
}

const getSeats =
  (hallId: string) =>
  ({ seats }: HouseholdDetails): Cell =>
    seats?.find((seat) => seat.hallId === hallId)?.allowed ?? null

/** @returns the columns of the list: an equal list is imported again from them */
function buildColumns(texts: Texts, { events, halls }: EventsAndHalls): Column[] {
  const hallColumns = events.flatMap((event) =>
    halls
      .filter((hall) => hall.event_id === event.id)
      .map((hall) => ({
        header: texts.seats(formatHallLabel(getEventTitle(texts, event), toHallWire(hall).name)),
        getCell: getSeats(hall.id),
      })),
  )
  return [
    { header: texts.id, getCell: (_, id) => id },
    { header: texts.honorific, getCell: ({ honorific }) => honorific ?? null },
    { header: texts.name, getCell: ({ name }) => name },
    { header: texts.side, getCell: ({ side }) => texts.sides[side] },
    { header: texts.phone, getCell: ({ phone }) => phone ?? null },
    ...hallColumns,
    { header: texts.tags, getCell: ({ tags = [] }) => tags.join(', ') || null },
    { header: texts.tableLabel, getCell: ({ tableLabel }) => tableLabel ?? null },
    { header: texts.language, getCell: ({ language = 'ar' }) => texts.languages[language] },
    { header: texts.note, getCell: ({ note }) => note ?? null },
    {
      header: texts.persons,
      getCell: ({ persons = [] }) =>
        persons.map(({ name, child }) => (child ? texts.child(name) : name)).join(', ') || null,
    },
  ]
}

const getEventTitle = (texts: Texts, { kind, title }: EventsAndHalls['events'][number]): string =>
  title ?? texts.kinds[kind as keyof Texts['kinds']]

interface Table {
  header: string[]
  rows: Cell[][]
}

async function buildTable(households: StoredHousehold[], planning: EventsAndHalls, language: Language): Promise<Table> {
  const endTurn = createTurns()
  const columns = buildColumns(getMessages(language).guestList, planning)
  const rows: Cell[][] = []
  for (const household of households) {
    await endTurn()
    const details = toDetails(household)
    rows.push(columns.map(({ getCell }) => getCell(details, household.row.id)))
  }
  return { header: columns.map(({ header }) => header), rows }
}

const escapeCell = (cell: Cell): Cell => (typeof cell === 'string' ? escapeCsvText(cell) : cell)
const isEscaped = (cell: unknown): boolean => typeof cell === 'string' && cell.startsWith("'")
const toCsvLine = (cells: Cell[]): string => Papa.unparse([cells.map(escapeCell)], { quotes: isEscaped })

/** @returns the list as CSV with a byte order mark; no spreadsheet takes a part of it for a formula */
export async function buildCsv(
  households: StoredHousehold[],
  planning: EventsAndHalls,
  language: Language,
): Promise<string> {
  const { header, rows } = await buildTable(households, planning, language)
  const endTurn = createTurns()
  const lines = [toCsvLine(header)]
  for (const row of rows) {
    await endTurn()
    lines.push(toCsvLine(row))
  }
  return BOM + lines.join('\r\n')
}

/** The library looks texts up in an object, in which `constructor` is no text: an invisible character, which an import drops, precedes it. */
const protectKey = (text: string): string => (text in {} ? `\u200B${text}` : text)

/** @returns the list as a spreadsheet; an Arabic one reads from right to left */
export async function buildXlsx(
  households: StoredHousehold[],
  planning: EventsAndHalls,
  language: Language,
): Promise<Buffer> {
  const { header, rows } = await buildTable(households, planning, language)
  const titles = header.map((value) => ({ value, fontWeight: 'bold' as const }))
  const cells = rows.map((row) =>
    row.map((value) => {
      if (typeof value === 'string') return { value: protectKey(value), type: String }
      return value === null ? null : { value, type: Number }
    }),
  )
  return writeExcelFile([titles, ...cells], {
    sheet: getMessages(language).guestList.fileName,
    rightToLeft: language === 'ar',
    stickyRowsCount: 1,
    columns: header.map(() => ({ width: COLUMN_WIDTH })),
  }).toBuffer()
}
