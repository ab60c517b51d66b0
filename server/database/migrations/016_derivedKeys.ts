import type { Kysely } from 'kysely'

/**
 * Records with which version of the code the derived columns of a table were built. A job builds older ones again
 * (docs/decisions/0075-derived-columns.md); rows of the previous release need nothing of it.
 */
export async function createDerivedKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('derived_keys')
    .addColumn('table_name', 'text', (c) => c.primaryKey())
    .addColumn('code_version', 'integer', (c) => c.notNull())
    .execute()
}
