import { sql } from 'kysely'
import type { Db, NewRow, Row } from '../../../database/schema.ts'

/** @returns the counters of these buckets whose time window has not ended */
export const findGuessFailures = (db: Db, buckets: string[], now: string): Promise<Row<'guess_failures'>[]> =>
  db.selectFrom('guess_failures').selectAll().where('bucket', 'in', buckets).where('resets_at', '>', now).execute()

/** Adds one failure to each counter. A counter whose time window has ended starts again. */
export async function addGuessFailures(db: Db, failures: NewRow<'guess_failures'>[], now: string): Promise<void> {
  await db
    .insertInto('guess_failures')
    .values(failures)
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        failures: sql`case when guess_failures.resets_at <= ${now} then 1 else guess_failures.failures + 1 end`,
        resets_at: sql`case when guess_failures.resets_at <= ${now} then excluded.resets_at else guess_failures.resets_at end`,
      }),
    )
    .execute()
}
