import { sql } from 'kysely'
import { isReadable } from '../../../database/readableSides.ts'
import type { WeddingView } from '../../../lib/weddingView.ts'
import type { Db, DbTransaction, Row } from '../../../database/schema.ts'

type HouseholdView = Pick<Row<'views'>, 'wedding_id' | 'source' | 'date'> & { household_id: string }

/** @returns the days on which a household opened its page, newest first */
export const findHouseholdViews = (db: Db, householdId: string): Promise<{ source: string; date: string }[]> =>
  db
    .selectFrom('views')
    .select(['source', 'date'])
    .where('household_id', '=', householdId)
    .orderBy('date', 'desc')
    .orderBy('source')
    .execute()

export async function hasHouseholdView(
  db: Db,
  { household_id: householdId, source, date }: Omit<HouseholdView, 'wedding_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('views')
    .select('date')
    .where('household_id', '=', householdId)
    .where('source', '=', source)
    .where('date', '=', date)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether the view was inserted: it is the first one of the household on this day from this source */
export async function insertHouseholdView(trx: DbTransaction, view: HouseholdView): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('views')
    .values({ ...view, invitation_id: null, count: 1 })
    .onConflict((conflict) => conflict.columns(['household_id', 'date', 'source']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Counts a view of the public link of an invitation. @throws the database's error of a foreign key when it was deleted */
export async function countOpenView(
  db: Db,
  view: Pick<Row<'views'>, 'wedding_id' | 'source' | 'date'> & { invitation_id: string },
): Promise<void> {
  await db
    .insertInto('views')
    .values({ ...view, household_id: null, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['invitation_id', 'date']).doUpdateSet({ count: sql<number>`views.count + 1` }),
    )
    .execute()
}

export interface ViewCount {
  source: string
  views: number
  households: number
}

/** @returns the views of the public link and of households that may be read, by source, without those of households in the bin */
export async function countViews(db: Db, view: WeddingView): Promise<ViewCount[]> {
  const rows = await db
    .selectFrom('views')
    .leftJoin('households', 'households.id', 'views.household_id')
    .select((q) => [
      'views.source',
      q.fn.sum('views.count').as('views'),
      q.fn.count('views.household_id').distinct().as('households'),
    ])
    .where('views.wedding_id', '=', view.weddingId)
    .where((eb) => eb.or([eb('views.household_id', 'is', null), isReadable(view, 'households.side')]))
    .where('households.deleted_at', 'is', null)
    .groupBy('views.source')
    .orderBy('views.source')
    .execute()
  // PostgreSQL returns sums and counts as texts.
  return rows.map(({ source, views, households }) => ({
    source,
    views: Number(views),
    households: Number(households),
  }))
}
