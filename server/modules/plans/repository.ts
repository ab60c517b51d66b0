import type { Db, DbTransaction, Row } from '../../database/schema.ts'

/** Stores what the latest change of plans can be undone to; no detail of a wedding, so its version stays. */
export async function updatePlansBefore(trx: DbTransaction, id: string, json: string | null): Promise<void> {
  await trx.updateTable('weddings').set({ plans_before: json }).where('id', '=', id).execute()
}

/** @returns the column `plans_before`; undefined when there is no such wedding */
export const findPlansBefore = (db: Db, id: string): Promise<Pick<Row<'weddings'>, 'plans_before'> | undefined> =>
  db.selectFrom('weddings').select('plans_before').where('id', '=', id).executeTakeFirst()

/** @returns for each event with invited households, how many of those with seats a message was sent to */
export async function countInformedHouseholds(
  db: Db,
  weddingId: string,
): Promise<{ eventId: string; households: number }[]> {
  const rows = await db
    .selectFrom('sends')
    .innerJoin('households', 'households.id', 'sends.household_id')
    .innerJoin('seats', 'seats.household_id', 'households.id')
    .innerJoin('halls', 'halls.id', 'seats.hall_id')
    .select((q) => ['halls.event_id', q.fn.count('households.id').distinct().as('households')])
    .where('sends.wedding_id', '=', weddingId)
    .where('sends.kind', '=', 'invite')
    .where('sends.result', '=', 'sent')
    .where('households.deleted_at', 'is', null)
    .groupBy('halls.event_id')
    .execute()
  return rows.map(({ event_id: eventId, households }) => ({ eventId, households: Number(households) }))
}

/** @returns whether households have been told of changes since then */
export async function hasSentChangesSince(db: Db, weddingId: string, since: string): Promise<boolean> {
  const send = await db
    .selectFrom('sends')
    .select('id')
    .where('wedding_id', '=', weddingId)
    .where('kind', '=', 'change')
    .where('result', '=', 'sent')
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return send !== undefined
}
