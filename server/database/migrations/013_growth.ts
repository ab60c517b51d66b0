import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, Dialect } from '../schema.ts'

/** By name. PostgreSQL builds them later (concurrentIndexes.ts). */
export const growthIndexes: Readonly<Record<string, string>> = {
  // For cascading deletes, and for the rows of an account.
  replies_wedding: 'replies (wedding_id)',
  reply_requests_household: 'reply_requests (household_id) where household_id is not null',
  // For purges.
  contact_messages_created: 'contact_messages (created_at)',
  leads_created: 'leads (created_at)',
  uploads_created: 'uploads (created_at, id)',
  invitations_background: 'invitations (background_image) where background_image is not null',
  imports_undo: 'imports (created_at) where before is not null',
  households_phones: 'households (wedding_id) where phone is not null',
  // For purges and the sitemap.
  providers_updated: 'providers (status, updated_at)',
  // For counting matches without reading the table.
  providers_approved: "providers (id) where status = 'approved'",
}

/**
 * Adds the indexes that large tables need (docs/decisions/0068-growth.md). On PostgreSQL they are built after the migrations
 * (concurrentIndexes.ts), because building them in a transaction would block all writes.
 */
export const addGrowthIndexes =
  (dialect: Dialect) =>
  async (db: Kysely<Database>): Promise<void> => {
    if (dialect === 'sqlite') {
      for (const [name, definition] of Object.entries(growthIndexes))
        await sql`create index ${sql.table(name)} on ${sql.raw(definition)}`.execute(db)
      // Searching the directory reads this index instead of the table.
      await sql`create index providers_search on providers (status, created_at desc, id, search_name, search_area)`.execute(
        db,
      )
    } else {
      // The planner must know how frequent a part of a name is: with 100 samples it takes most parts for rare.
      for (const column of ['search_name', 'search_area'])
        await sql`alter table providers alter column ${sql.ref(column)} set statistics 1000`.execute(db)
    }
    // Replaced by imports_undo.
    await db.schema.dropIndex('imports_created').execute()
  }
