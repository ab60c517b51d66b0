import { randomUUID } from 'node:crypto'
import { HOUSEHOLDS_PER_WEDDING } from '../../../shared/limits.ts'
import { STORED_HOUSEHOLDS_PER_WEDDING } from '../../config/limits.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { createLinkToken } from '../../lib/codes.ts'
import { canEditSide } from '../../lib/weddingView.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { listHalls } from '../weddings/service.ts'
import { viewWholeWedding } from '../weddings/wholeWedding.ts'
import type { HouseholdColumns, HouseholdDetails, Seats, StoredHousehold } from './model.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import {
  countHouseholdRows,
  countStoredHouseholds,
  findHousehold,
  findHouseholdPage,
  findListedHouseholds,
} from './repository/households.ts'
import { addWithinLimit } from './seatLimit.ts'
import type { HouseholdFilters, HouseholdOrder } from './repository/households.ts'

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

/** @throws ApiError forbidden when the member may not change households of this side */
export function checkEditable(view: WeddingView, side: string): void {
  if (!canEditSide(view, side)) throw new ApiError('forbidden')
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

/** @returns the household in its next version, with other details */
export const replaceDetails = (
  { row }: StoredHousehold,
  { seats = [] }: Pick<HouseholdDetails, 'seats'>,
  columns: Partial<HouseholdColumns>,
  now: string,
): StoredHousehold => ({ row: { ...row, ...columns, version: row.version + 1, updated_at: now }, seats })

/** @returns the household in its next version, in the bin */
export const moveToBin = ({ row, seats }: StoredHousehold, now: string): StoredHousehold => ({
  row: { ...row, deleted_at: now, version: row.version + 1, updated_at: now },
  seats,
})

export { findAnsweredIds, findHouseholdsByIds } from './repository/households.ts'

/** @returns the households on the list that may be read, by name */
export const listAllHouseholds = ({ db }: AppDeps, view: WeddingView): Promise<StoredHousehold[]> =>
  findListedHouseholds(db, view)
