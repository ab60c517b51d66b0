import { setImmediate as nextTurn } from 'node:timers/promises'
import { ROWS_PER_STATEMENT } from './batches.ts'
import type { Db } from './schema.ts'

interface Rebuild {
  table: 'households' | 'providers'
  /** Of the code that builds the columns. */
  version: number
  /**
   * Builds the columns of the next rows, in the order of their ids.
   * @returns the ids that it has read, at most `limit`
   */
  rebuildBatch: (after: string, limit: number) => Promise<string[]>
}

/**
 * Builds the derived columns of a table again, in short statements, unless this has been done for the version. A stopped job starts again;
 * rows that are up to date are not written. Several processes may run it at the same time.
 */
export async function rebuildDerivedKeys(db: Db, { table, version, rebuildBatch }: Rebuild): Promise<void> {
  const recorded = await db.selectFrom('derived_keys').selectAll().where('table_name', '=', table).executeTakeFirst()
  if (recorded !== undefined && recorded.code_version >= version) return
  for (let after = ''; ;) {
    const ids = await rebuildBatch(after, ROWS_PER_STATEMENT)
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
    await nextTurn()
  }
  await db
    .insertInto('derived_keys')
    .values({ table_name: table, code_version: version })
    .onConflict((conflict) => conflict.column('table_name').doUpdateSet({ code_version: version }))
    .execute()
}
