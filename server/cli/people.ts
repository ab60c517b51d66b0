import type { Db } from '../database/schema.ts'
import { formatRow, formatTable } from '../lib/tables.ts'
import type { Format } from '../lib/tables.ts'
import { VISITOR_FACTS, lists, readList, readVisitorFacts } from '../modules/operators/lists.ts'

/** @returns a table of the e-mail addresses and phone numbers that visitors left on the home page */
export const listLeads = async (db: Db, format: Format): Promise<string[]> =>
  formatTable({ ...(await readList(lists.leads, lists.leads.read(db))), empty: 'No leads.' }, format)

/** @returns a table of the accounts that subscribe to the newsletter */
export const listNewsletter = async (db: Db, format: Format): Promise<string[]> =>
  formatTable(
    {
      ...(await readList(lists.subscribers, lists.subscribers.read(db))),
      empty: 'Nobody has asked for the newsletter.',
    },
    format,
  )

/** @returns a table of the contact messages with their visitor data */
export async function listMessages(db: Db, format: Format): Promise<string[]> {
  const empty = 'No messages.'
  if (format !== 'text')
    return formatTable({ ...(await readList(lists.messages, lists.messages.read(db))), empty }, format)
  const lines: string[] = []
  for await (const row of lists.messages.read(db)) {
    const facts = readVisitorFacts(row)
    const known = VISITOR_FACTS.flatMap((name, index) => (facts[index] ? [`${name}=${facts[index]}`] : []))
    lines.push(
      formatRow([row.created_at, row.name, row.email, row.phone, row.source]),
      ...(known.length > 0 ? [`    (${formatRow([known.join(', ')])})`] : []),
      ...row.message.split('\n').map((line) => `    ${formatRow([line])}`),
    )
  }
  return lines.length === 0 ? [empty] : lines
}
