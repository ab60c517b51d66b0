import { sql } from 'kysely'
import type { Db, DbTransaction, NewRow, Row } from '../../../database/schema.ts'
import type { EventRow, HallRow } from '../model.ts'

/** @returns the events of a wedding, by position */
export const findEvents = (db: Db, weddingId: string): Promise<EventRow[]> =>
  db
    .selectFrom('events')
    .selectAll()
    .where('wedding_id', '=', weddingId)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findEventById = (db: Db, id: string): Promise<EventRow | undefined> =>
  db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()

/** @returns the halls of a wedding, oldest first */
export const findHalls = (db: Db, weddingId: string): Promise<HallRow[]> =>
  db.selectFrom('halls').selectAll().where('wedding_id', '=', weddingId).orderBy('created_at').orderBy('id').execute()

export const findHallById = (db: Db, id: string): Promise<HallRow | undefined> =>
  db.selectFrom('halls').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertEvents(trx: DbTransaction, events: NewRow<'events'>[]): Promise<void> {
  await trx.insertInto('events').values(events).execute()
}

export async function insertHall(trx: DbTransaction, hall: NewRow<'halls'>): Promise<void> {
  await trx.insertInto('halls').values(hall).execute()
}

export async function updateEventRow(
  trx: DbTransaction,
  id: string,
  changes: Partial<Pick<Row<'events'>, 'title' | 'date' | 'time' | 'place' | 'moved_at'>>,
): Promise<void> {
  await trx
    .updateTable('events')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Marks the wedding itself as moved, because its invitation shows another place. */
export async function markWeddingMoved(trx: DbTransaction, weddingId: string, now: string): Promise<void> {
  await trx
    .updateTable('events')
    .set({ moved_at: now })
    .where('wedding_id', '=', weddingId)
    .where('kind', '=', 'wedding')
    .execute()
}

/** The order is no detail of an event: its version stays. @param ids of the events, in their order */
export async function updateEventPositions(trx: DbTransaction, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await trx.updateTable('events').set({ position }).where('id', '=', id).execute()
}

export async function updateHallRow(
  trx: DbTransaction,
  id: string,
  changes: Pick<Row<'halls'>, 'name' | 'audience' | 'capacity'>,
): Promise<void> {
  await trx
    .updateTable('halls')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteEventRow(trx: DbTransaction, id: string): Promise<void> {
  await trx.deleteFrom('events').where('id', '=', id).execute()
}

export async function deleteHallRow(trx: DbTransaction, id: string): Promise<void> {
  await trx.deleteFrom('halls').where('id', '=', id).execute()
}

/** @returns whether households on the list have seats in one of these halls; those in the bin do not count */
export async function hasSeats(trx: DbTransaction, hallIds: string[]): Promise<boolean> {
  if (hallIds.length === 0) return false
  const seat = await trx
    .selectFrom('seats')
    .innerJoin('households', 'households.id', 'seats.household_id')
    .select('hall_id')
    .where('hall_id', 'in', hallIds)
    .where('households.deleted_at', 'is', null)
    .executeTakeFirst()
  return seat !== undefined
}
