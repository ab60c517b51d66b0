import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../schema.ts'

/** By name. PostgreSQL builds them later (concurrentIndexes.ts). */
export const replyIndexes: Readonly<Record<string, string>> = {
  // For counting unread replies.
  household_statuses_unread: 'household_statuses (wedding_id, reply_revision)',
  // For purges.
  reply_requests_decided: 'reply_requests (decided_at) where decided_at is not null',
  reply_requests_created: 'reply_requests (created_at)',
  // For finding the e-mails that are due.
  reply_settings_digest_due: 'reply_settings (digest_due_at) where digest_due_at is not null',
}

/**
 * Adds to requests for seats who has decided them, and a keyed hash of the network from which a pending one came; and to the settings of replies
 * when the next e-mail about new replies is due. PostgreSQL gets the indexes after the migrations (concurrentIndexes.ts).
 */
export const extendRequestsAndDigests =
  (dialect: Dialect) =>
  async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('reply_requests').addColumn('decided_by', 'text').execute()
    await db.schema.alterTable('reply_requests').addColumn('network', 'text').execute()
    await db.schema.alterTable('reply_settings').addColumn('digest_due_at', 'text').execute()
    await sql`
      update reply_settings set digest_due_at = updated_at where sends_digest = 1 and digest_revision <
        (select revision from weddings where weddings.id = reply_settings.wedding_id)`.execute(db)
    if (dialect === 'postgres') return
    for (const [name, definition] of Object.entries(replyIndexes))
      await sql`create index ${sql.table(name)} on ${sql.raw(definition)}`.execute(db)
  }
