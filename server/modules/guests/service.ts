import { randomUUID } from 'node:crypto'
import type { components } from '../../../openapi/generated/types.ts'
import { countHouseholds } from '../../../shared/guests/summary.ts'
import { HOUSEHOLDS_PER_WEDDING } from '../../../shared/limits.ts'
import { STORED_HOUSEHOLDS_PER_WEDDING } from '../../config/limits.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import type { Db, DbTransaction, Row } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, VersionConflict, createFieldError } from '../../errors.ts'
import { createLinkToken } from '../../lib/codes.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { resolveRepeated } from '../../lib/repeatedCreation.ts'
import { listHalls, lockWedding } from '../weddings/service.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { changeGuestList } from './changeGuestList.ts'
import { cleanHousehold, hasDetails, toHouseholdColumns, toHouseholdWire } from './model.ts'
import type { HouseholdColumns, HouseholdDetails, Seats, StoredHousehold } from './model.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import {
  countHouseholdRows,
  countStoredHouseholds,
  findHousehold,
  findCountedHouseholds,
  findHouseholdPage,
  findHouseholdsByIds,
  findListedHouseholds,
} from './repository/households.ts'
import { addWithinLimit, replaceWithinLimit } from './seatLimit.ts'
import type { HouseholdFilters, HouseholdOrder } from './repository/households.ts'

type GuestSummary = components['schemas']['GuestSummary']
type NewHousehold = HouseholdDetails & { id?: string }
type VersionedHousehold = HouseholdDetails & { version: number }

export interface HouseholdPage {
  items: StoredHousehold[]
  total: number
  nextCursor?: string
}

/**
 * @returns a page of households that match all filters
 * @throws ApiError validation_failed for a wrong cursor
 */
export async function listHouseholds(
  { db }: AppDeps,
  weddingId: string,
  filters: HouseholdFilters,
  { order, cursor, limit }: { order: HouseholdOrder; cursor: string | undefined; limit: number },
): Promise<HouseholdPage> {
  const after = cursor === undefined ? null : parseCursor(cursor)
  const found = await findHouseholdPage(db, weddingId, filters, { order, after, limit: limit + 1 })
  const items = found.slice(0, limit)
  const last = items.at(-1)?.row
  return {
    items,
    total: await countHouseholdRows(db, weddingId, filters),
    ...(found.length > limit && last ? { nextCursor: formatCursor({ value: last[order.column], id: last.id }) } : {}),
  }
}

/** @returns the ids of the halls of a wedding */
export const loadHallIds = async (trx: DbTransaction, weddingId: string): Promise<ReadonlySet<string>> =>
  new Set((await listHalls(trx, weddingId)).map(({ id }) => id))

/** @throws ApiError validation_failed when a hall does not belong to the wedding */
export function checkHalls(halls: ReadonlySet<string>, seats: readonly { hallId: string }[], field = 'seats'): void {
  if (seats.some(({ hallId }) => !halls.has(hallId))) throw createFieldError(field, (texts) => texts.unknownHall)
}

/**
 * The wedding must be locked.
 * @param added the number of households to add to the list; `isNew` when they are not taken out of the bin
 * @throws ApiError limit_reached
 */
export async function checkListLimit(
  trx: DbTransaction,
  weddingId: string,
  added: number,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const listed = await countHouseholdRows(trx, weddingId, { isDeleted: false })
  if (listed + added > HOUSEHOLDS_PER_WEDDING) throw new ApiError('limit_reached')
  if (isNew && (await countStoredHouseholds(trx, weddingId)) + added > STORED_HOUSEHOLDS_PER_WEDDING)
    throw new ApiError('limit_reached')
}

/** @returns a household in its first version */
export const buildHousehold = (
  {
    id = randomUUID(),
    weddingId,
    importId = null,
  }: { id?: string | undefined; weddingId: string; importId?: string | null },
  columns: HouseholdColumns,
  seats: Seats[],
  now: string,
): StoredHousehold => {
  const created = { version: 1, created_at: now, updated_at: now, deleted_at: null }
  const link = { token: createLinkToken(), data_removed_at: null }
  return { row: { id, wedding_id: weddingId, import_id: importId, ...link, ...columns, ...created }, seats }
}

/**
 * Adds a household, once for each id.
 * @throws ApiError validation_failed, not_found (the wedding), already_exists (the id), limit_reached
 */
export async function createHousehold(
  { db, clock }: AppDeps,
  weddingId: string,
  given: NewHousehold,
): Promise<StoredHousehold> {
  return db
    .transaction()
    .execute(async (trx) => addHousehold(trx, await lockWedding(trx, weddingId), given, getTimestamp(clock)))
}

/** As `createHousehold`, in a transaction that has locked the wedding. */
export async function addHousehold(
  trx: DbTransaction,
  wedding: Row<'weddings'>,
  { id, ...given }: NewHousehold,
  now: string,
): Promise<StoredHousehold> {
  const details = cleanHousehold(given)
  const weddingId = wedding.id
  const existing = id === undefined ? undefined : await findHousehold(trx, id)
  if (existing)
    return resolveRepeated(existing, {
      isOwn: existing.row.wedding_id === weddingId,
      isSame: hasDetails(existing, details, wedding),
      current: () => toHouseholdWire(existing),
    })
  checkHalls(await loadHallIds(trx, weddingId), details.seats ?? [])
  await checkListLimit(trx, weddingId, 1, { isNew: true })
  const columns = toHouseholdColumns(details, wedding)
  const household = buildHousehold({ id, weddingId }, columns, details.seats ?? [], now)
  await insertNewHouseholds(trx, [household])
  return household
}

/** @throws ApiError already_exists when another wedding has taken an id in the meantime */
export async function insertNewHouseholds(trx: DbTransaction, households: StoredHousehold[]): Promise<void> {
  try {
    await addWithinLimit(trx, households)
  } catch (error) {
    throw isUniqueViolation(error) ? new ApiError('already_exists') : error
  }
}

/** @throws ApiError not_found when it is not on the list of the wedding */
export async function getListedHousehold(trx: DbTransaction, weddingId: string, id: string): Promise<StoredHousehold> {
  const found = await findHousehold(trx, id)
  if (found?.row.wedding_id !== weddingId || found.row.deleted_at !== null) throw new ApiError('not_found')
  return found
}

/** @throws ApiError validation_failed for the field `householdId` unless it is on the list of the wedding */
export async function checkHouseholdListed(trx: DbTransaction, weddingId: string, id: string): Promise<void> {
  const found = await findHousehold(trx, id)
  if (found?.row.wedding_id !== weddingId || found.row.deleted_at !== null)
    throw createFieldError('householdId', (texts) => texts.unknownHousehold)
}

/** @returns whether the household belongs to the wedding, on the list or in the bin */
export const isHouseholdOfWedding = async (db: Db, weddingId: string, id: string): Promise<boolean> =>
  (await findHouseholdsByIds(db, weddingId, [id])).length > 0

/**
 * Replaces the details of a household.
 * @throws ApiError validation_failed, not_found, VersionConflict
 */
export async function editHousehold(
  deps: WeddingDeps,
  weddingId: string,
  id: string,
  given: VersionedHousehold,
): Promise<StoredHousehold> {
  return changeGuestList(deps, weddingId, (trx, wedding) =>
    updateHousehold(trx, wedding, id, given, getTimestamp(deps.clock)),
  )
}

/** As `editHousehold`, within `changeGuestList`. */
export async function updateHousehold(
  trx: DbTransaction,
  wedding: Row<'weddings'>,
  id: string,
  { version, ...given }: VersionedHousehold,
  now: string,
): Promise<StoredHousehold> {
  const details = cleanHousehold(given)
  const before = await getListedHousehold(trx, wedding.id, id)
  if (before.row.version !== version) throw new VersionConflict(toHouseholdWire(before))
  checkHalls(await loadHallIds(trx, wedding.id), details.seats ?? [])
  const household = replaceDetails(before, details, toHouseholdColumns(details, wedding), now)
  await replaceWithinLimit(trx, [household]).catch(throwSeatsError)
  return household
}

/** The conflict of an edit is another version; a limit is an error of the seats. */
function throwSeatsError(error: unknown): never {
  const isFull = error instanceof ApiError && error.code === 'limit_reached'
  throw isFull ? createFieldError('seats', (_texts, errors) => errors.limit_reached) : error
}

/** @returns the household in its next version, with other details */
export const replaceDetails = (
  { row }: StoredHousehold,
  { seats = [] }: Pick<HouseholdDetails, 'seats'>,
  columns: Partial<HouseholdColumns>,
  now: string,
): StoredHousehold => ({ row: { ...row, ...columns, version: row.version + 1, updated_at: now }, seats })

/**
 * Puts a household into the bin. One that is there already stays.
 * @throws ApiError not_found
 */
export async function removeHousehold(deps: WeddingDeps, weddingId: string, id: string): Promise<void> {
  await changeGuestList(deps, weddingId, async (trx) => {
    const found = await findHousehold(trx, id)
    if (found?.row.wedding_id !== weddingId) throw new ApiError('not_found')
    if (found.row.deleted_at === null) await replaceWithinLimit(trx, [moveToBin(found, getTimestamp(deps.clock))])
  })
}

/** @returns the household in its next version, in the bin */
export const moveToBin = ({ row, seats }: StoredHousehold, now: string): StoredHousehold => ({
  row: { ...row, deleted_at: now, version: row.version + 1, updated_at: now },
  seats,
})

/** @returns the households on the list of a wedding, by name */
export const listAllHouseholds = ({ db }: AppDeps, weddingId: string): Promise<StoredHousehold[]> =>
  findListedHouseholds(db, weddingId)

/** @returns the counts of a wedding's households and seats */
export async function summarizeGuests({ db }: AppDeps, weddingId: string): Promise<GuestSummary> {
  const halls = (await listHalls(db, weddingId)).map((row) => ({ id: row.id, eventId: row.event_id }))
  const households = (await findCountedHouseholds(db, weddingId)).map(({ row, seats }) => ({
    side: row.side as HouseholdDetails['side'],
    tags: JSON.parse(row.tags) as string[],
    phoneE164: row.phone_e164 ?? undefined,
    seats,
  }))
  return {
    ...countHouseholds(households, halls),
    inBin: await countHouseholdRows(db, weddingId, { isDeleted: true }),
  }
}
