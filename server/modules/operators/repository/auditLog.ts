import { findPage } from '../../../database/pages.ts'
import type { Page, PageRequest } from '../../../database/pages.ts'
import type { Db, NewRow, Row } from '../../../database/schema.ts'

export async function insertAuditEntry(db: Db, entry: NewRow<'audit_entries'>): Promise<void> {
  await db.insertInto('audit_entries').values(entry).execute()
}

export type FoundAuditEntry = Row<'audit_entries'> & { email: string | null }

/** @returns a page of what operators did, the newest first, with their addresses */
export const findAuditEntries = (db: Db, page: PageRequest): Promise<Page<FoundAuditEntry>> =>
  findPage(
    db
      .selectFrom('audit_entries')
      .leftJoin('users', 'users.id', 'audit_entries.actor_id')
      .selectAll('audit_entries')
      .select('users.email')
      .orderBy('audit_entries.created_at', 'desc')
      .orderBy('audit_entries.id'),
    page,
  )
