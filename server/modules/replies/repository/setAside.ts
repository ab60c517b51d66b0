import { sql } from 'kysely'
import type { Db, DbTransaction } from '../../../database/schema.ts'

/**
 * Sets aside all replies of the households with seats in the halls of these events.
 * @returns whether there were any
 */
export async function setRepliesAside(
  trx: DbTransaction,
  weddingId: string,
  eventIds: readonly string[],
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('replies')
    .set({ set_aside_at: now })
    .where('wedding_id', '=', weddingId)
    .where('set_aside_at', 'is', null)
    .where('household_id', 'in', (q) =>
      q
        .selectFrom('seats')
        .innerJoin('halls', 'halls.id', 'seats.hall_id')
        .select('seats.household_id')
        .where('halls.event_id', 'in', eventIds),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Restores the replies that were set aside at a time.
 * @returns whether there were any
 */
export async function restoreSetAside(trx: DbTransaction, weddingId: string, setAsideAt: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('replies')
    .set({ set_aside_at: null })
    .where('wedding_id', '=', weddingId)
    .where('set_aside_at', '=', setAsideAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes the latest reply of each household that is neither undone nor set aside count, under this revision. */
export async function updateCountingReplies(trx: DbTransaction, weddingId: string, revision: number): Promise<void> {
  const latest = sql<string | null>`(
    select id from replies
    where replies.household_id = household_statuses.household_id and undone_at is null and set_aside_at is null
    order by created_at desc, id limit 1
  )`
  await trx
    .updateTable('household_statuses')
    .set({ reply_id: latest, revision })
    .where('wedding_id', '=', weddingId)
    .execute()
}

/** @returns the number of households on the list whose reply counts */
export async function countAnswered(db: Db, weddingId: string): Promise<number> {
  const { count } = await db
    .selectFrom('household_statuses')
    .innerJoin('households', 'households.id', 'household_statuses.household_id')
    .select((q) => q.fn.countAll().as('count'))
    .where('household_statuses.wedding_id', '=', weddingId)
    .where('household_statuses.reply_id', 'is not', null)
    .where('households.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
