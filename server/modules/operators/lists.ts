import type { Db, Row } from '../../database/schema.ts'
import { formatCsvLine } from '../../lib/tables.ts'
import type { Table } from '../../lib/tables.ts'
import { readContactMessages, readLeads } from '../contact/service.ts'
import { readSubscribers } from '../identity/users.ts'
import type { User } from '../identity/users.ts'
import { getEdit, readQueue } from '../providers/edits.ts'
import type { QueuedRow } from '../providers/edits.ts'
import { toProviderColumns } from '../providers/model.ts'
import type { ProviderDetails } from '../providers/model.ts'
import { parseProfile } from '../providers/profile.ts'

/** The visitor data that the contact form sends (specification §3). */
export const VISITOR_FACTS = ['countryId', 'cityId', 'area', 'platform', 'os', 'browser', 'ip', 'mapsLink'] as const

type Cells = Table['rows'][number]
interface List<Found> {
  columns: string[]
  read: (db: Db) => AsyncGenerator<Found>
  toCells: (row: Found) => Cells
}

/** @returns the visitor data of a contact message, in the order of `VISITOR_FACTS` */
export function readVisitorFacts({ visitor }: Row<'contact_messages'>): Array<string | null> {
  const facts = JSON.parse(visitor) as Partial<Record<string, string | null>>
  return VISITOR_FACTS.map((name) => facts[name] ?? null)
}

/** @returns what waits for a decision: the edit of a listed provider, else the provider */
function toWaiting(row: QueuedRow): QueuedRow {
  const edit = getEdit(row)
  if (!edit || edit.refusal !== null) return row
  return {
    ...row,
    ...toProviderColumns(JSON.parse(edit.details) as ProviderDetails, parseProfile(edit.profile)),
    status: 'changed',
  }
}

const providers: List<QueuedRow> = {
  columns: [
    'id',
    'version',
    'status',
    'name',
    'fullName',
    'contactNumber',
    'email',
    'serviceClasses',
    'priceRange',
    'capacity',
    'address',
    'website',
  ],
  read: readQueue,
  toCells: (listed) => {
    const row = toWaiting(listed)
    return [
      row.id,
      row.version,
      row.status,
      row.business_name ?? row.full_name,
      row.full_name,
      row.contact_number,
      row.email,
      (JSON.parse(row.service_classes) as string[]).join(','),
      row.price_range,
      row.capacity,
      row.address,
      row.website,
    ]
  },
}

const messages: List<Row<'contact_messages'>> = {
  columns: ['createdAt', 'status', 'name', 'email', 'phone', 'source', 'message', ...VISITOR_FACTS],
  read: readContactMessages,
  toCells: (row) => [
    row.created_at,
    row.status,
    row.name,
    row.email,
    row.phone,
    row.source,
    row.message,
    ...readVisitorFacts(row),
  ],
}

const leads: List<Row<'leads'>> = {
  columns: ['createdAt', 'email', 'phone'],
  read: readLeads,
  toCells: (row) => [row.created_at, row.email, row.phone],
}

const subscribers: List<User> = {
  columns: ['email', 'address', 'firstName', 'lastName', 'language'],
  read: readSubscribers,
  toCells: (row) => [
    row.email,
    row.email_verified_at === null ? 'unverified' : 'verified',
    row.first_name,
    row.last_name,
    row.language,
  ],
}

/** The lists that operators download. */
export const lists = { providers, messages, leads, subscribers }
export type ListName = keyof typeof lists

/** Reads a whole list, for the command line. */
export async function readList<Found>(
  { columns, toCells }: List<Found>,
  rows: AsyncIterable<Found>,
): Promise<Pick<Table, 'columns' | 'rows'>> {
  const cells: Cells[] = []
  for await (const row of rows) cells.push(toCells(row))
  return { columns, rows: cells }
}

/** Spreadsheets take a file without it for one of another encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** @returns the lines of a list as CSV; in parts, because a list may be large */
export async function* exportCsv(db: Db, name: ListName): AsyncGenerator<string> {
  const { columns, read, toCells } = lists[name] as List<unknown>
  yield `${BYTE_ORDER_MARK}${formatCsvLine(columns)}\r\n`
  for await (const row of read(db)) yield `${formatCsvLine(toCells(row))}\r\n`
}
