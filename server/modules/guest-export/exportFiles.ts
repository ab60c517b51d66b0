import Papa from 'papaparse'
import writeExcelFile from 'write-excel-file/node'
import type { components } from '../../../openapi/generated/types.ts'
import { escapeCsvText } from '../../../shared/csvText.ts'
import { formatHallLabel, getNamedKind } from '../../../shared/guests/events.ts'
import type { BuiltInKind } from '../../../shared/guests/events.ts'
import { getAnswer } from '../../../shared/guests/replies.ts'
import { createTurns } from '../../lib/turns.ts'
import type { Language, Messages } from '../../messages/index.ts'
import { getMessages } from '../../messages/index.ts'
import { toDetails } from '../guests/model.ts'
import type { StoredHousehold } from '../guests/model.ts'

type Schemas = components['schemas']
type Texts = Messages['guestList']
type Cell = string | number | null
/** The byte order mark, by which spreadsheets recognize UTF-8. */
const BOM = '\uFEFF'
/** Width of a column of the spreadsheet, in characters. */
const COLUMN_WIDTH = 20

type ExportedReply = Pick<Schemas['Reply'], 'seats' | 'message'> | undefined

/** A household with its reply that counts. */
export interface ExportedHousehold {
  household: StoredHousehold
  reply: ExportedReply
}

/** An event with its halls, which have columns of their own. */
export type ExportedEvent = Pick<Schemas['Event'], 'kind' | 'title' | 'contractName'> & {
  halls: readonly Pick<Schemas['Hall'], 'id' | 'name'>[]
}

export interface ExportOptions {
  language: Language
  /** Whether the file has the households that do not come. */
  hasDeclined: boolean
  /** Whether it has the messages of the replies. */
  hasMessages: boolean
}

/** A row of the file. */
interface Entry {
  details: ReturnType<typeof toDetails> & { id: string }
  reply: ExportedReply
}

interface Column {
  header: string
  getCell: (entry: Entry) => Cell
}

const NOBODY = { coming: 0, children: 0 }

/** @returns the seats of a hall, and who comes there; only what was asked and answered has a number */
function buildHallColumns(texts: Texts, hallId: string, label: string): Column[] {
  const getAllowed = ({ details }: Entry): number | null =>
    details.seats.find((seat) => seat.hallId === hallId)?.allowed ?? null
  const getComing = (entry: Entry) => {
    const isAsked = getAllowed(entry) !== null
    return entry.reply?.seats.find((seat) => seat.hallId === hallId) ?? (isAsked && entry.reply ? NOBODY : null)
  }
  return [
    { header: texts.seats(label), getCell: getAllowed },
    { header: texts.coming(label), getCell: (entry) => getComing(entry)?.coming ?? null },
    { header: texts.children(label), getCell: (entry) => getComing(entry)?.children ?? null },
  ]
}

/** @returns the columns of the list: an equal list is imported again from them. The import ignores the replies, and finds each household by its id. */
function buildColumns(texts: Texts, events: readonly ExportedEvent[], hasMessages: boolean): Column[] {
  const hallColumns = events.flatMap((event) =>
    event.halls.flatMap(({ id, name }) =>
      buildHallColumns(texts, id, formatHallLabel(getEventTitle(texts, event), name)),
    ),
  )
  return [
    { header: texts.honorific, getCell: ({ details }) => details.honorific ?? null },
    { header: texts.name, getCell: ({ details }) => details.name },
    { header: texts.reply, getCell: ({ details, reply }) => texts.answers[getAnswer(details, { reply })] },
    ...hallColumns,
    { header: texts.side, getCell: ({ details }) => texts.sides[details.side] },
    { header: texts.phone, getCell: ({ details }) => details.phone ?? null },
    { header: texts.tags, getCell: ({ details }) => details.tags.join(', ') || null },
    { header: texts.tableLabel, getCell: ({ details }) => details.tableLabel ?? null },
    { header: texts.language, getCell: ({ details }) => texts.languages[details.language] },
    { header: texts.note, getCell: ({ details }) => details.note ?? null },
    {
      header: texts.persons,
      getCell: ({ details }) =>
        details.persons.map(({ name, child }) => (child ? texts.child(name) : name)).join(', ') || null,
    },
    ...(hasMessages ? [{ header: texts.replyMessage, getCell: ({ reply }: Entry) => reply?.message ?? null }] : []),
    { header: texts.id, getCell: ({ details }) => details.id },
  ]
}

const getEventTitle = (texts: Texts, { kind, title, contractName }: ExportedEvent): string =>
  title ?? texts.kinds[getNamedKind(kind as BuiltInKind, contractName)]

interface Table {
  header: string[]
  rows: Cell[][]
}

async function buildTable(
  households: ExportedHousehold[],
  events: readonly ExportedEvent[],
  { language, hasDeclined, hasMessages }: ExportOptions,
): Promise<Table> {
  const endTurn = createTurns()
  const columns = buildColumns(getMessages(language).guestList, events, hasMessages)
  const rows: Cell[][] = []
  for (const { household, reply } of households) {
    await endTurn()
    const details = { ...toDetails(household), id: household.row.id }
    if (!hasDeclined && getAnswer(details, { reply }) === 'notComing') continue
    rows.push(columns.map(({ getCell }) => getCell({ details, reply })))
  }
  return { header: columns.map(({ header }) => header), rows }
}

const escapeCell = (cell: Cell): Cell => (typeof cell === 'string' ? escapeCsvText(cell) : cell)
const isEscaped = (cell: unknown): boolean => typeof cell === 'string' && cell.startsWith("'")
const toCsvLine = (cells: Cell[]): string => Papa.unparse([cells.map(escapeCell)], { quotes: isEscaped })

/** @returns the list as CSV with a byte order mark; no spreadsheet takes a part of it for a formula */
export async function buildCsv(
  households: ExportedHousehold[],
  events: readonly ExportedEvent[],
  options: ExportOptions,
): Promise<string> {
  const { header, rows } = await buildTable(households, events, options)
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
  households: ExportedHousehold[],
  events: readonly ExportedEvent[],
  options: ExportOptions,
): Promise<Buffer> {
  const { header, rows } = await buildTable(households, events, options)
  const titles = header.map((value) => ({ value, fontWeight: 'bold' as const }))
  const cells = rows.map((row) =>
    row.map((value) => {
      if (typeof value === 'string') return { value: protectKey(value), type: String }
      return value === null ? null : { value, type: Number }
    }),
  )
  return writeExcelFile([titles, ...cells], {
    sheet: getMessages(options.language).guestList.fileName,
    rightToLeft: options.language === 'ar',
    stickyRowsCount: 1,
    columns: header.map(() => ({ width: COLUMN_WIDTH })),
  }).toBuffer()
}
