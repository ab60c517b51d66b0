import type { Kysely } from 'kysely'

/** Adds to events whether they are postponed or called off, and to replies when the couple has asked for another one (docs/decisions/0083-postponed-and-called-off.md). */
export async function addEventStatuses(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('status', 'text').execute()
  await db.schema.alterTable('replies').addColumn('set_aside_at', 'text').execute()
}
