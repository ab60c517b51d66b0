import { randomUUID } from 'node:crypto'
import { hasSameDetails } from '../../../shared/guests/merge.ts'
import { HOUSEHOLDS_PER_WEDDING } from '../../../shared/limits.ts'
import { STORED_HOUSEHOLDS_PER_WEDDING } from '../../config/limits.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import type { Db, DbTransaction, Row } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, Conflict, VersionConflict, createFieldError } from '../../errors.ts'
import { createLinkToken } from '../../lib/codes.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { resolveRepeated } from '../../lib/repeatedCreation.ts'
import { canEditSide } from '../../lib/weddingView.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { listHalls, lockWedding } from '../weddings/service.ts'
import { viewWholeWedding } from '../weddings/wholeWedding.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { changeGuestList } from './changeGuestList.ts'
import { cleanHousehold, hasDetails, toDetails, toHouseholdColumns, toHouseholdWire } from './model.ts'
import type { HouseholdColumns, HouseholdDetails, Seats, StoredHousehold } from './model.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import {
  countHouseholdRows,
  countStoredHouseholds,
  findHousehold,
  householdExists,
  findHouseholdPage,
  findListedHouseholds,
} from './repository/households.ts'
import { addWithinLimit, replaceWithinLimit } from './seatLimit.ts'
import type { HouseholdFilters, HouseholdOrder } from './repository/households.ts'

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
  view: WeddingView,
  filters: HouseholdFilters,
  { order, cursor, limit }: { order: HouseholdOrder; cursor: string | undefined; limit: number },
): Promise<HouseholdPage> {
  const after = cursor === undefined ? null : parseCursor(cursor)
  const found = await findHouseholdPage(db, view, filters, { order, after, limit: limit + 1 })
  const items = found.slice(0, limit)
  const last = items.at(-1)?.row
  return {
    items,
    total: await countHouseholdRows(db, view, filters),
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
  const listed = await countHouseholdRows(trx, viewWholeWedding(weddingId), { isDeleted: false })
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

/** A locked wedding, and through whose eyes its list is changed. */
export interface ListEdit {
  wedding: Row<'weddings'>
  view: WeddingView
  now: string
}

/** @throws ApiError forbidden when the member may not change households of this side */
export function checkEditable(view: WeddingView, side: string): void {
  if (!canEditSide(view, side)) throw new ApiError('forbidden')
}

/**
 * Adds a household, once for each id.
 * @throws ApiError validation_failed, forbidden (the side), not_found (the wedding), already_exists (the id), limit_reached
 */
export async function createHousehold(
  { db, clock }: AppDeps,
  view: WeddingView,
  given: NewHousehold,
): Promise<StoredHousehold> {
  return db.transaction().execute(async (trx) => {
    const wedding = await lockWedding(trx, view.weddingId)
    return addHousehold(trx, { wedding, view, now: getTimestamp(clock) }, given)
  })
}

/** As `createHousehold`, in a transaction that has locked the wedding. */
export async function addHousehold(
  trx: DbTransaction,
  { wedding, view, now }: ListEdit,
  { id, ...given }: NewHousehold,
): Promise<StoredHousehold> {
  const details = cleanHousehold(given)
  checkEditable(view, details.side)
  const weddingId = wedding.id
  if (id !== undefined && (await householdExists(trx, id)))
    return getRepeatedHousehold(trx, { wedding, view }, id, details)
  checkHalls(await loadHallIds(trx, weddingId), details.seats ?? [])
  await checkListLimit(trx, weddingId, 1, { isNew: true })
  const columns = toHouseholdColumns(details, wedding)
  const household = buildHousehold({ id, weddingId }, columns, details.seats ?? [], now)
  await insertNewHouseholds(trx, [household])
  return household
}

/** @throws Conflict already_exists, which shows what is stored to those who may read it */
async function getRepeatedHousehold(
  trx: DbTransaction,
  { wedding, view }: Omit<ListEdit, 'now'>,
  id: string,
  details: HouseholdDetails,
): Promise<StoredHousehold> {
  const stored = await findHousehold(trx, view, id)
  if (!stored) throw new Conflict('already_exists')
  return resolveRepeated(stored, {
    isOwn: true,
    isSame: hasDetails(stored, details, wedding),
    current: () => toHouseholdWire(stored, view),
  })
}

/** @throws ApiError already_exists when another wedding has taken an id in the meantime */
export async function insertNewHouseholds(trx: DbTransaction, households: StoredHousehold[]): Promise<void> {
  try {
    await addWithinLimit(trx, households)
  } catch (error) {
    throw isUniqueViolation(error) ? new ApiError('already_exists') : error
  }
}

/** @throws ApiError not_found when it is not on the list of the wedding, as far as the member sees it */
export async function getListedHousehold(trx: DbTransaction, view: WeddingView, id: string): Promise<StoredHousehold> {
  const found = await findHousehold(trx, view, id)
  if (!found || found.row.deleted_at !== null) throw new ApiError('not_found')
  return found
}

/** As `getListedHousehold`, to change it or what belongs to it. @throws ApiError not_found, forbidden (its side) */
export async function getEditableHousehold(
  trx: DbTransaction,
  view: WeddingView,
  id: string,
): Promise<StoredHousehold> {
  const household = await getListedHousehold(trx, view, id)
  checkEditable(view, household.row.side)
  return household
}

/** @throws ApiError validation_failed for the field `householdId` unless it is on the list of the wedding; forbidden (its side) */
export async function checkHouseholdListed(trx: DbTransaction, view: WeddingView, id: string): Promise<void> {
  const found = await findHousehold(trx, view, id)
  if (!found || found.row.deleted_at !== null) throw createFieldError('householdId', (texts) => texts.unknownHousehold)
  checkEditable(view, found.row.side)
}

/** @returns the household of a wedding that may be read, on the list or in the bin. @throws ApiError not_found */
export async function getReadableHousehold(db: Db, view: WeddingView, id: string): Promise<StoredHousehold> {
  const found = await findHousehold(db, view, id)
  if (!found) throw new ApiError('not_found')
  return found
}

/**
 * Replaces the details of a household.
 * @throws ApiError validation_failed, forbidden, not_found, VersionConflict
 */
export async function editHousehold(
  deps: WeddingDeps,
  view: WeddingView,
  id: string,
  given: VersionedHousehold,
): Promise<StoredHousehold> {
  return changeGuestList(deps, view.weddingId, (trx, wedding) =>
    updateHousehold(trx, { wedding, view, now: getTimestamp(deps.clock) }, id, given),
  )
}

/** As `editHousehold`, within `changeGuestList`. */
export async function updateHousehold(
  trx: DbTransaction,
  { wedding, view, now }: ListEdit,
  id: string,
  { version, ...given }: VersionedHousehold,
): Promise<StoredHousehold> {
  const details = cleanHousehold(given)
  const before = await getListedHousehold(trx, view, id)
  checkEdit(view, cleanHousehold(toDetails(before)), details)
  if (before.row.version !== version) throw new VersionConflict(toHouseholdWire(before, view))
  checkHalls(await loadHallIds(trx, wedding.id), details.seats ?? [])
  const household = replaceDetails(before, details, toHouseholdColumns(details, wedding), now)
  await replaceWithinLimit(trx, [household]).catch(throwSeatsError)
  return household
}

/**
 * A planner changes table labels and tags alone, of any household.
 * @param before and `after` cleaned
 * @throws ApiError forbidden
 */
function checkEdit(view: WeddingView, before: HouseholdDetails, after: HouseholdDetails): void {
  if (view.member?.role !== 'planner') {
    checkEditable(view, before.side)
    checkEditable(view, after.side)
    return
  }
  const { tableLabel: _label, tags = [], ...others } = after
  const labelled = {
    ...others,
    ...(before.tableLabel === undefined ? {} : { tableLabel: before.tableLabel }),
    tags: before.tags ?? tags,
  }
  if (!hasSameDetails(before, labelled)) throw new ApiError('forbidden')
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
 * @throws ApiError not_found, forbidden (its side)
 */
export async function removeHousehold(deps: WeddingDeps, view: WeddingView, id: string): Promise<void> {
  await changeGuestList(deps, view.weddingId, async (trx) => {
    const found = await getReadableHousehold(trx, view, id)
    checkEditable(view, found.row.side)
    if (found.row.deleted_at === null) await replaceWithinLimit(trx, [moveToBin(found, getTimestamp(deps.clock))])
  })
}

/** @returns the household in its next version, in the bin */
export const moveToBin = ({ row, seats }: StoredHousehold, now: string): StoredHousehold => ({
  row: { ...row, deleted_at: now, version: row.version + 1, updated_at: now },
  seats,
})

/** @returns the households on the list that may be read, by name */
export const listAllHouseholds = ({ db }: AppDeps, view: WeddingView): Promise<StoredHousehold[]> =>
  findListedHouseholds(db, view)
