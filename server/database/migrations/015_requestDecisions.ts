import type { Kysely } from 'kysely'

/** Adds to requests for seats who has decided them, and a keyed hash of the network from which a pending one came. */
export async function addRequestDecisions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reply_requests').addColumn('decided_by', 'text').execute()
  await db.schema.alterTable('reply_requests').addColumn('network', 'text').execute()
}
