import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** Adds the device and the last use of each session, for the account's list of sessions. */
export async function addSessionDevices(db: Kysely<Database>): Promise<void> {
  for (const column of ['last_used_at', 'browser', 'os', 'device']) {
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute()
  }
  await db
    .updateTable('sessions')
    .set({ last_used_at: sql`created_at` })
    .execute()
}
