import { sql } from 'kysely'
import type { Db, DbTransaction, NewRow, Row } from '../../../database/schema.ts'
import type { EventRow, HallRow } from '../model.ts'

const selectEvents = (db: Db) =>
  db
    .selectFrom('events')
    .innerJoin('weddings', 'weddings.id', 'events.wedding_id')
    .selectAll('events')
    .select('weddings.language')

/** @returns the events of a wedding, by position */
export const findEvents = (db: Db, weddingId: string): Promise<EventRow[]> =>
  selectEvents(db)
    .where('events.wedding_id', '=', weddingId)
    .orderBy('events.position')
    .orderBy('events.created_at')
    .orderBy('events.id')
    .execute()

export const findEventById = (db: Db, id: string): Promise<EventRow | undefined> =>
  selectEvents(db).where('events.id', '=', id).executeTakeFirst()

/** Selects halls with what their names depend on. */
const selectHalls = (db: Db) =>
  db
    .selectFrom('halls')
    .innerJoin('events', 'events.id', 'halls.event_id')
    .innerJoin('weddings', 'weddings.id', 'halls.wedding_id')
    .selectAll('halls')
    .select(['events.places', 'weddings.language'])

/** @returns the halls of a wedding, oldest first */
export const findHalls = (db: Db, weddingId: string): Promise<HallRow[]> =>
  selectHalls(db).where('halls.wedding_id', '=', weddingId).orderBy('halls.created_at').orderBy('halls.id').execute()

export const findHallById = (db: Db, id: string): Promise<HallRow | undefined> =>
  selectHalls(db).where('halls.id', '=', id).executeTakeFirst()

export async function insertEvents(trx: DbTransaction, events: NewRow<'events'>[]): Promise<void> {
  await trx.insertInto('events').values(events).execute()
}

export async function insertHall(trx: DbTransaction, hall: NewRow<'halls'>): Promise<void> {
  await trx.insertInto('halls').values(hall).execute()
}

export async function updateEventRow(
  trx: DbTransaction,
  id: string,
  changes: Partial<Omit<Row<'events'>, 'id' | 'wedding_id' | 'kind' | 'position' | 'version' | 'created_at'>>,
): Promise<void> {
  await trx
    .updateTable('events')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
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
  changes: Pick<Row<'halls'>, 'name' | 'has_place_name' | 'audience' | 'capacity' | 'groom_seats' | 'bride_seats'>,
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
