import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** Counts failed password comparisons for all processes and across restarts (server/modules/identity/guessLimits.ts). */
export async function createGuessFailures(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('guess_failures')
    .addColumn('bucket', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('resets_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('guess_failures_reset').on('guess_failures').column('resets_at').execute()
}
