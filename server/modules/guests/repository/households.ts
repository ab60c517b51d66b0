import { sql } from 'kysely'
import type { ExpressionBuilder, RawBuilder } from 'kysely'
import { toLikePattern } from '../../../../shared/text.ts'
import type { Database, Db, DbTransaction } from '../../../database/schema.ts'
import { isReadable } from '../../../database/readableSides.ts'
import type { WeddingView } from '../../../lib/weddingView.ts'
import type { HouseholdRow, Seats, StoredHousehold } from '../model.ts'
import { addSeats, insertSeats, replaceSeats, selectInChunks, splitIntoChunks } from './seats.ts'

/** Which households of a wedding to find; all conditions must hold. */
export interface HouseholdFilters {
  q?: string | undefined
  side?: string | undefined
  eventId?: string | undefined
  hallId?: string | undefined
  tag?: string | undefined
  hasPhone?: boolean | undefined
  /** The bin instead of the list. */
  isDeleted: boolean
}

export type SortColumn = 'name_key' | 'created_at'
export interface HouseholdOrder {
  column: SortColumn
  direction: 'asc' | 'desc'
}
/** The last household of the previous page. */
export interface Position {
  value: string
  id: string
}

type Builder = ExpressionBuilder<Database, 'households'>

const hasSeatsIn = (eb: Builder, { hallId, eventId }: HouseholdFilters) =>
  eb.exists(
    eb
      .selectFrom('seats')
      .innerJoin('halls', 'halls.id', 'seats.hall_id')
      .select('seats.hall_id')
      .whereRef('seats.household_id', '=', 'households.id')
      .$if(hallId !== undefined, (q) => q.where('halls.id', '=', hallId!))
      .$if(eventId !== undefined, (q) => q.where('halls.event_id', '=', eventId!)),
  )

const isLike = (column: 'search_key' | 'tags', pattern: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
/** Stored tags are JSON and contain no quotation marks, so that a tag in quotation marks is a whole one. */
const toTagPattern = (tag: string): string => `%${JSON.stringify(tag).replace(/[\\%_]/g, '\\$&')}%`

/** Selects the households of a wedding that may be read, on the list and in the bin. */
const selectReadable = (db: Db, view: WeddingView) =>
  db
    .selectFrom('households')
    .where('households.wedding_id', '=', view.weddingId)
    .where(isReadable(view, 'households.side'))

function selectHouseholds(db: Db, view: WeddingView, filters: HouseholdFilters) {
  const { q, side, eventId, hallId, tag, hasPhone, isDeleted } = filters
  let query = selectReadable(db, view).where('deleted_at', isDeleted ? 'is not' : 'is', null)
  if (q !== undefined && q.trim() !== '') query = query.where(isLike('search_key', toLikePattern(q)))
  if (side !== undefined) query = query.where('side', '=', side)
  if (tag !== undefined) query = query.where(isLike('tags', toTagPattern(tag)))
  if (hasPhone !== undefined) query = query.where('phone_e164', hasPhone ? 'is not' : 'is', null)
  if (eventId !== undefined || hallId !== undefined) query = query.where((eb) => hasSeatsIn(eb, filters))
  return query
}

export async function countHouseholdRows(db: Db, view: WeddingView, filters: HouseholdFilters): Promise<number> {
  const { count } = await selectHouseholds(db, view, filters)
    .select((q) => q.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @returns at most `limit` households after a position, in order */
export async function findHouseholdPage(
  db: Db,
  view: WeddingView,
  filters: HouseholdFilters,
  { order, after, limit }: { order: HouseholdOrder; after: Position | null; limit: number },
): Promise<StoredHousehold[]> {
  const { column, direction } = order
  let query = selectHouseholds(db, view, filters).selectAll().orderBy(column, direction).orderBy('id', direction)
  if (after)
    query = query.where(
      sql<boolean>`(${sql.ref(column)}, id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${after.value}, ${after.id})`,
    )
  return addSeats(db, await query.limit(limit).execute())
}

/** @returns all households on the list that may be read, by name */
export const findListedHouseholds = async (db: Db, view: WeddingView): Promise<StoredHousehold[]> =>
  addSeats(
    db,
    await selectHouseholds(db, view, { isDeleted: false }).selectAll().orderBy('name_key').orderBy('id').execute(),
  )

/** What the counts of a list are made of. */
export type CountedHousehold = Pick<HouseholdRow, 'id' | 'side' | 'tags' | 'phone_e164' | 'asks_reply'> & {
  /** Seats of the reply that counts (ReplyTable); null without one. */
  reply_seats: string | null
}

/** @returns all households on the list that may be read, as far as they are counted */
export const findCountedHouseholds = async (
  db: Db,
  view: WeddingView,
): Promise<{ row: CountedHousehold; seats: Seats[] }[]> =>
  addSeats(
    db,
    await selectHouseholds(db, view, { isDeleted: false })
      .leftJoin('household_statuses', 'household_statuses.household_id', 'households.id')
      .leftJoin('replies', 'replies.id', 'household_statuses.reply_id')
      .select(['households.id', 'side', 'tags', 'phone_e164', 'asks_reply', 'replies.seats as reply_seats'])
      .execute(),
  )

/** @returns those of the households that belong to the wedding and may be read, on the list or in the bin */
export async function findHouseholdsByIds(db: Db, view: WeddingView, ids: string[]): Promise<StoredHousehold[]> {
  const rows = await selectInChunks(ids, (some) =>
    selectReadable(db, view).selectAll().where('id', 'in', some).execute(),
  )
  return addSeats(db, rows)
}

/** @returns at most `limit` households of a wedding with phones, on the list or in the bin */
export async function findHouseholdsWithPhones(db: Db, weddingId: string, limit: number): Promise<StoredHousehold[]> {
  const rows = await db
    .selectFrom('households')
    .selectAll()
    .where('wedding_id', '=', weddingId)
    .where('phone', 'is not', null)
    .limit(limit)
    .execute()
  return addSeats(db, rows)
}

export async function findHouseholdsOfImport(db: Db, view: WeddingView, importId: string): Promise<StoredHousehold[]> {
  const query = selectHouseholds(db, view, { isDeleted: false }).where('import_id', '=', importId)
  return addSeats(db, await query.selectAll().execute())
}

/** @returns the ids of the households whose reply that counts was given since a time */
export async function findAnsweredIds(db: Db, weddingId: string, since: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('household_statuses')
    .innerJoin('replies', 'replies.id', 'household_statuses.reply_id')
    .select('household_statuses.household_id')
    .where('household_statuses.wedding_id', '=', weddingId)
    .where('replies.created_at', '>=', since)
    .execute()
  return new Set(rows.map(({ household_id: id }) => id))
}

/** @returns a household of the wedding that may be read, on the list or in the bin */
export async function findHousehold(db: Db, view: WeddingView, id: string): Promise<StoredHousehold | undefined> {
  return (await findHouseholdsByIds(db, view, [id]))[0]
}

/** @returns whether any wedding has a household with this id */
export async function householdExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('households').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** @returns the household whose personal link has this token, on the list or in the bin */
export async function findHouseholdByToken(db: Db, token: string): Promise<StoredHousehold | undefined> {
  const row = await db.selectFrom('households').selectAll().where('token', '=', token).executeTakeFirst()
  return row && (await addSeats(db, [row]))[0]
}

export async function countStoredHouseholds(db: Db, weddingId: string): Promise<number> {
  const { count } = await db
    .selectFrom('households')
    .select((q) => q.fn.countAll().as('count'))
    .where('wedding_id', '=', weddingId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * @returns the number of rows of seats that were added
 * @throws the database's error of a unique key when an id is used already, by any wedding
 */
export async function insertHouseholds(trx: DbTransaction, households: StoredHousehold[]): Promise<number> {
  let added = 0
  for (const some of splitIntoChunks(households)) {
    await trx
      .insertInto('households')
      .values(some.map(({ row }) => row))
      .execute()
    added += await insertSeats(trx, some)
  }
  return added
}

/**
 * Replaces existing households of a wedding and their seats: one statement for many rows, which differ in every column.
 * @returns how many rows of seats there are more
 */
export async function replaceHouseholds(trx: DbTransaction, households: StoredHousehold[]): Promise<number> {
  let added = 0
  for (const some of splitIntoChunks(households)) {
    const rows = some.map(({ row }) => row)
    await trx
      .insertInto('households')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => replaceAllColumns(eb, rows[0]!)))
      .execute()
    added += await replaceSeats(trx, some)
  }
  return added
}

type ConflictBuilder = ExpressionBuilder<Database & { excluded: Database['households'] }, 'households' | 'excluded'>

/** @returns the assignment of each column except the key to the value that was to be inserted */
const replaceAllColumns = (eb: ConflictBuilder, row: HouseholdRow) =>
  Object.fromEntries(
    (Object.keys(row) as (keyof HouseholdRow)[])
      .filter((column) => column !== 'id')
      .map((column) => [column, eb.ref(`excluded.${column}`)]),
  )

/** Deletes households for ever. */
export async function deleteHouseholdRows(trx: DbTransaction, ids: string[]): Promise<void> {
  for (const some of splitIntoChunks(ids)) await trx.deleteFrom('households').where('id', 'in', some).execute()
}
