import { sql } from 'kysely'
import { isReadable } from '../../../database/readableSides.ts'
import type { Db, DbTransaction, Row } from '../../../database/schema.ts'
import type { WeddingView } from '../../../lib/weddingView.ts'

/** Of a household that the managers of a side no longer see; others see the edit itself. */
const MOVED_AWAY = 'householdMovedAway'

export type ChangeRow = Row<'changes'>
/** 18 columns each, below SQLite's limit of 32,766 parameters. */
const ROWS_PER_STATEMENT = 500

/** @returns the number of the latest change of a wedding, 0 without any */
export async function findLatestNumber(db: Db, weddingId: string): Promise<number> {
  const { latest } = await db
    .selectFrom('changes')
    .select((q) => q.fn.max('number').as('latest'))
    .where('wedding_id', '=', weddingId)
    .executeTakeFirstOrThrow()
  return latest ?? 0
}

export async function insertChanges(trx: DbTransaction, rows: ChangeRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await trx
      .insertInto('changes')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .execute()
}

/** Deletes the changes of a wedding up to a number. */
export async function deleteChangesUpTo(trx: DbTransaction, weddingId: string, number: number): Promise<void> {
  await trx.deleteFrom('changes').where('wedding_id', '=', weddingId).where('number', '<=', number).execute()
}

/** Deletes what changes say of households that are deleted for ever. */
export async function eraseContent(trx: DbTransaction, householdIds: string[]): Promise<void> {
  for (let start = 0; start < householdIds.length; start += ROWS_PER_STATEMENT)
    await trx
      .updateTable('changes')
      .set({ name: null, before: null, after: null })
      .where('household_id', 'in', householdIds.slice(start, start + ROWS_PER_STATEMENT))
      .execute()
}

/** Selects the changes that a member sees: an owner all, a side manager those of households that it may read. */
export const selectVisibleChanges = (db: Db, view: WeddingView) => {
  const query = db.selectFrom('changes').where('changes.wedding_id', '=', view.weddingId)
  const seesAll = view.member === null || view.member.role === 'owner'
  return seesAll ? query.where('kind', '!=', MOVED_AWAY) : query.where(isReadable(view, 'side'))
}

/** Selects how many changes of others a member has not seen, up to a number. */
export const countUnseenChanges = (max: number) => sql<number>`cast((
  select count(*) from (
    select distinct batch from changes c
    where c.wedding_id = weddings.id and c.number > wedding_members.seen_change
      and (c.user_id is null or c.user_id != wedding_members.user_id)
      and (wedding_members.role = 'owner'
        or (wedding_members.role = 'sideManager' and c.side in (wedding_members.side, 'both')))
    limit ${sql.lit(max)}
  ) unseen
) as integer)`

export interface ChangeFilters {
  /** Only changes of a lower number. */
  before?: number | undefined
  /** Only those of this account. */
  userId?: string | undefined
  kinds?: readonly string[] | undefined
}

/** A row of a change with the number of rows of its batch. */
export type BatchRow = ChangeRow & { total: number }

/** @returns the numbers of the newest batches that a member sees, newest first */
export async function findBatches(
  db: Db,
  view: WeddingView,
  { before, userId, kinds }: ChangeFilters,
  limit: number,
): Promise<number[]> {
  const rows = await selectVisibleChanges(db, view)
    .$if(before !== undefined, (q) => q.where('batch', '<', before!))
    .$if(userId !== undefined, (q) => q.where('user_id', '=', userId!))
    .$if(kinds !== undefined, (q) => q.where('kind', 'in', kinds!))
    .select('batch')
    .distinct()
    .orderBy('batch', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ batch }) => batch)
}

/** @returns the first rows of some batches that a member sees, newest batch first */
export async function findRowsOfBatches(
  db: Db,
  view: WeddingView,
  batches: number[],
  perBatch: number,
): Promise<BatchRow[]> {
  if (batches.length === 0) return []
  const numbered = selectVisibleChanges(db, view)
    .where('batch', 'in', batches)
    .selectAll()
    .select([
      sql<number>`cast(count(*) over (partition by batch) as integer)`.as('total'),
      sql<number>`row_number() over (partition by batch order by number)`.as('nth'),
    ])
  return db
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('nth', '<=', perBatch)
    .orderBy('batch', 'desc')
    .orderBy('number')
    .execute()
}

/** @returns all rows of a batch that a member sees */
export const findBatch = (db: Db, view: WeddingView, batch: number): Promise<ChangeRow[]> =>
  selectVisibleChanges(db, view).selectAll().where('batch', '=', batch).orderBy('number').execute()

export async function markUndone(
  trx: DbTransaction,
  weddingId: string,
  batch: number,
  undoneBy: number,
): Promise<void> {
  await trx
    .updateTable('changes')
    .set({ undone_by: undoneBy })
    .where('wedding_id', '=', weddingId)
    .where('batch', '=', batch)
    .execute()
}

/** Marks the changes up to a number as seen; what was seen before stays seen. */
export async function updateSeenChange(db: Db, weddingId: string, userId: string, number: number): Promise<void> {
  await db
    .updateTable('wedding_members')
    .set({ seen_change: number })
    .where('wedding_id', '=', weddingId)
    .where('user_id', '=', userId)
    .where('seen_change', '<', number)
    .execute()
}

/** @returns the number up to which a member has seen changes */
export async function findSeenChange(db: Db, weddingId: string, userId: string): Promise<number> {
  const member = await db
    .selectFrom('wedding_members')
    .select('seen_change')
    .where('wedding_id', '=', weddingId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return member?.seen_change ?? 0
}
