import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** Where a session was signed in and when it was last used, for the account's list of sessions. */
export async function sessionDevices(db: Kysely<Database>): Promise<void> {
  for (const column of ['last_used_at', 'browser', 'os', 'device']) {
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute()
  }
  await db.updateTable('sessions').set({ last_used_at: sql`created_at` }).execute()
}
