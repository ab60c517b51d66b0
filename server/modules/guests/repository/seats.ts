import { sql } from 'kysely'
import type { Db, DbTransaction, Row } from '../../../database/schema.ts'
import type { Seats, StoredHousehold } from '../model.ts'

/** Rows of one statement: 20 columns each, below SQLite's limit of 32,766 parameters. A statement of SQLite delays everybody by some 5 ms. */
const ROWS_PER_STATEMENT = 250

/** @returns the rows of households with their seats */
export async function addSeats<R extends { id: string }>(db: Db, rows: R[]): Promise<{ row: R; seats: Seats[] }[]> {
  const seats = await selectInChunks(
    rows.map(({ id }) => id),
    (ids) => db.selectFrom('seats').selectAll().where('household_id', 'in', ids).orderBy('hall_id').execute(),
  )
  const byHousehold = new Map(rows.map((row) => [row.id, { row, seats: [] as Seats[] }]))
  for (const { household_id: id, hall_id: hallId, allowed } of seats)
    byHousehold.get(id)!.seats.push({ hallId, allowed })
  return [...byHousehold.values()]
}

export async function selectInChunks<T>(ids: string[], select: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (const some of splitIntoChunks(ids)) found.push(...(await select(some)))
  return found
}

export function splitIntoChunks<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / ROWS_PER_STATEMENT) }, (_, nth) =>
    all.slice(nth * ROWS_PER_STATEMENT, (nth + 1) * ROWS_PER_STATEMENT),
  )
}

const toSeatRows = (households: StoredHousehold[]): Row<'seats'>[] =>
  households.flatMap(({ row, seats }) =>
    seats.map(({ hallId, allowed }) => ({ household_id: row.id, hall_id: hallId, allowed })),
  )

/** @returns their number */
export async function insertSeats(trx: DbTransaction, households: StoredHousehold[]): Promise<number> {
  const seats = toSeatRows(households)
  for (const some of splitIntoChunks(seats)) await trx.insertInto('seats').values(some).execute()
  return seats.length
}

const toSeatKey = (row: Row<'seats'>): string => `${row.household_id} ${row.hall_id}`

/** Writes only what differs: most changes of a list leave the seats as they are. @returns how many more there are */
export async function replaceSeats(trx: DbTransaction, households: StoredHousehold[]): Promise<number> {
  const ids = households.map(({ row }) => row.id)
  const before = await trx.selectFrom('seats').selectAll().where('household_id', 'in', ids).execute()
  const allowedBefore = new Map(before.map((row) => [toSeatKey(row), row.allowed]))
  const after = toSeatRows(households)
  const keys = new Set(after.map(toSeatKey))
  const removed = before.filter((row) => !keys.has(toSeatKey(row)))
  for (const some of splitIntoChunks(removed)) {
    const pairs = sql.join(some.map((row) => sql`(${row.household_id}, ${row.hall_id})`))
    await trx
      .deleteFrom('seats')
      .where(sql<boolean>`(household_id, hall_id) in (values ${pairs})`)
      .execute()
  }
  for (const some of splitIntoChunks(after.filter((row) => allowedBefore.get(toSeatKey(row)) !== row.allowed)))
    await trx
      .insertInto('seats')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['household_id', 'hall_id']).doUpdateSet((eb) => ({ allowed: eb.ref('excluded.allowed') })),
      )
      .execute()
  return after.length - before.length
}

/** @returns the rows of seats of a wedding, with the bin */
export async function countSeats(trx: DbTransaction, weddingId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('seats')
    .innerJoin('households', 'households.id', 'seats.household_id')
    .select((q) => q.fn.countAll().as('count'))
    .where('households.wedding_id', '=', weddingId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
