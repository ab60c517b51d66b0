import { randomUUID } from 'node:crypto'
import type { Page, PageRequest } from '../../database/pages.ts'
import type { Db } from '../../database/schema.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import { findAuditEntries, insertAuditEntry } from './repository/auditLog.ts'
import type { FoundAuditEntry } from './repository/auditLog.ts'

type AuditEntryWire = ResponseBody<'listAuditEntries'>['items'][number]
export type AuditEntryKind = AuditEntryWire['kind']

/** Who acts: an operator in the console, or a user of the machine at the command line. */
export type Actor = { userId: string } | { terminalUser: string }

/**
 * Records what an operator did, in the transaction that does it.
 * @param subject an id, a short code or the name of a list; no personal data
 */
export function recordAuditEntry(
  db: Db,
  actor: Actor,
  kind: AuditEntryKind,
  now: string,
  subject: string | null,
): Promise<void> {
  return insertAuditEntry(db, {
    id: randomUUID(),
    kind,
    actor_id: 'userId' in actor ? actor.userId : null,
    terminal_user: 'terminalUser' in actor ? actor.terminalUser : null,
    subject,
    created_at: now,
  })
}

const toAuditEntryWire = ({
  id,
  kind,
  email,
  terminal_user: terminal,
  subject,
  created_at: createdAt,
}: FoundAuditEntry): AuditEntryWire => ({
  id,
  kind: kind as AuditEntryKind,
  actor: terminal === null ? email : `terminal:${terminal}`,
  subject,
  createdAt,
})

/** @returns a page of what operators did, the newest first */
export async function listAuditEntries(db: Db, page: PageRequest): Promise<Page<AuditEntryWire>> {
  const { rows, total } = await findAuditEntries(db, page)
  return { rows: rows.map(toAuditEntryWire), total }
}
