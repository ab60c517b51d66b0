import type { Db } from '../database/schema.ts'
import { findContactMessages, findLeads } from '../modules/contact/service.ts'
import { findNewsletterSubscribers } from '../modules/identity/users.ts'
import { formatRow, formatTable } from './print.ts'
import type { Format } from './print.ts'

/** @returns a table of the e-mail addresses and phone numbers that visitors left on the home page */
export async function listLeads(db: Db, format: Format): Promise<string[]> {
  const leads = await findLeads(db)
  const rows = leads.map((row) => [row.created_at, row.email, row.phone])
  return formatTable({ columns: ['createdAt', 'email', 'phone'], rows, empty: 'No leads.' }, format)
}

/** @returns a table of the accounts that subscribe to the newsletter */
export async function listNewsletter(db: Db, format: Format): Promise<string[]> {
  const users = await findNewsletterSubscribers(db)
  const rows = users.map((row) => [
    row.email,
    row.email_verified_at === null ? 'unverified' : 'verified',
    row.first_name,
    row.last_name,
    row.language,
  ])
  return formatTable(
    {
      columns: ['email', 'address', 'firstName', 'lastName', 'language'],
      rows,
      empty: 'Nobody has asked for the newsletter.',
    },
    format,
  )
}

/** The visitor data that the contact form sends (specification §3). */
const FACTS = ['countryId', 'cityId', 'area', 'platform', 'os', 'browser', 'ip', 'mapsLink'] as const
const COLUMNS = ['createdAt', 'name', 'email', 'phone', 'source', 'message', ...FACTS]

/** @returns a table of the contact messages with their visitor data */
export async function listMessages(db: Db, format: Format): Promise<string[]> {
  const messages = await findContactMessages(db)
  const read = messages.map((row) => {
    const visitor = JSON.parse(row.visitor) as Partial<Record<(typeof FACTS)[number], string | null>>
    return {
      head: [row.created_at, row.name, row.email, row.phone, row.source],
      message: row.message,
      facts: FACTS.map((name) => visitor[name] ?? null),
    }
  })
  const empty = 'No messages.'
  if (format !== 'text')
    return formatTable(
      { columns: COLUMNS, rows: read.map(({ head, message, facts }) => [...head, message, ...facts]), empty },
      format,
    )
  if (read.length === 0) return [empty]
  return read.flatMap(({ head, message, facts }) => {
    const known = FACTS.flatMap((name, index) => (facts[index] ? [`${name}=${facts[index]}`] : []))
    return [
      formatRow(head),
      ...(known.length > 0 ? [`    (${formatRow([known.join(', ')])})`] : []),
      ...message.split('\n').map((line) => `    ${formatRow([line])}`),
    ]
  })
}
