import { sql } from 'kysely'
import { isReadable } from '../../../database/readableSides.ts'
import type { Db, DbTransaction, Row } from '../../../database/schema.ts'
import type { WeddingView } from '../../../lib/weddingView.ts'

/**
 * @param after the revision up to which a member has seen replies, or an e-mail has announced them
 * @returns how many households that the member sees have replied since and are coming, and how many are not; without those in the bin
 */
export async function countRepliesAfter(
  db: Db,
  view: WeddingView,
  after: number,
): Promise<{ coming: number; notComing: number }> {
  const { coming, total } = await db
    .selectFrom('household_statuses')
    .innerJoin('households', 'households.id', 'household_statuses.household_id')
    .innerJoin('replies', 'replies.id', 'household_statuses.reply_id')
    .select([
      sql<string>`coalesce(sum(case when replies.seats = '[]' then 0 else 1 end), 0)`.as('coming'),
      sql<string>`count(*)`.as('total'),
    ])
    .where('household_statuses.wedding_id', '=', view.weddingId)
    .where(isReadable(view, 'households.side'))
    .where('households.deleted_at', 'is', null)
    .where('household_statuses.reply_revision', '>', after)
    .executeTakeFirstOrThrow()
  // PostgreSQL returns sums and counts as texts.
  return { coming: Number(coming), notComing: Number(total) - Number(coming) }
}

/** @returns the weddings whose e-mail is due, the longest ago first */
export async function findDueDigests(db: Db, now: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reply_settings')
    .select('wedding_id')
    .where('digest_due_at', '<=', now)
    .orderBy('digest_due_at')
    .limit(limit)
    .execute()
  return rows.map(({ wedding_id: id }) => id)
}

/** Records when the next e-mail is due, and what has been announced. Neither is a change of the couple's settings. */
export async function updateDigest(
  trx: DbTransaction,
  weddingId: string,
  changes: Partial<Pick<Row<'reply_settings'>, 'digest_at' | 'digest_due_at' | 'digest_revision'>>,
): Promise<void> {
  await trx.updateTable('reply_settings').set(changes).where('wedding_id', '=', weddingId).execute()
}
