import type { Kysely } from 'kysely'

/** Adds to imports a hash of what was sent, by which a repeated request is recognised. Imports before it have none. */
export async function addImportContent(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('imports').addColumn('content_hash', 'text').execute()
}
