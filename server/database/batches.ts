import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Db } from './schema.ts'

/** Rows that one statement of a background job changes: it takes some ms, also with the rows that are deleted with them. */
export const ROWS_PER_STATEMENT = 500
/** Weddings that one query of a background job reads. */
export const WEDDINGS_PER_RANGE = 1000

/**
 * Deletes rows in short transactions, so that no other write waits for long.
 * @param key the primary key of the table
 * @param condition of the rows to delete
 */
export async function deleteInBatches(
  db: Db,
  table: keyof Database,
  key: string,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const some = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${condition} limit ${sql.lit(ROWS_PER_STATEMENT)}`
  for (;;) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${some})`.execute(
      db,
    )
    if ((numAffectedRows ?? 0n) < ROWS_PER_STATEMENT) return
    await nextTurn()
  }
}

/** A part of all weddings, in the order of their ids. */
export interface WeddingRange {
  after: string
  upTo: string
}

/**
 * Goes through all weddings without a query that reads the whole table.
 * @param handle returns false to stop
 */
export async function forEachWeddingRange(db: Db, handle: (range: WeddingRange) => Promise<boolean>): Promise<void> {
  let after = ''
  for (;;) {
    const ids = await db
      .selectFrom('weddings')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(WEDDINGS_PER_RANGE)
      .execute()
    const upTo = ids.at(-1)?.id
    if (upTo === undefined || !(await handle({ after, upTo }))) return
    after = upTo
    await nextTurn()
  }
}
