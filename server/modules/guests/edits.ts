import type { DbTransaction, Row } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, Conflict, VersionConflict, createFieldError } from '../../errors.ts'
import { hasSameDetails } from '../../../shared/guests/merge.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { resolveRepeated } from '../../lib/repeatedCreation.ts'
import type { Language } from '../../messages/index.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { recordChanges, toChangeKeys } from '../weddings/changes.ts'
import { lockWedding } from '../weddings/service.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { changeGuestList } from './changeGuestList.ts'
import { describeChange, describeEdit } from './describeChanges.ts'
import { cleanHousehold, hasDetails, toDetails, toHouseholdColumns, toHouseholdWire } from './model.ts'
import type { HouseholdDetails, StoredHousehold } from './model.ts'
import { findHousehold, householdExists } from './repository/households.ts'
import { replaceWithinLimit } from './seatLimit.ts'
import {
  buildHousehold,
  checkEditable,
  checkHalls,
  checkListLimit,
  getListedHousehold,
  getReadableHousehold,
  insertNewHouseholds,
  loadHallIds,
  moveToBin,
  replaceDetails,
} from './service.ts'

type NewHousehold = HouseholdDetails & { id?: string }
type VersionedHousehold = HouseholdDetails & { version: number }

/** A locked wedding, and the view of the member who changes its list. */
export interface ListEdit {
  wedding: Row<'weddings'>
  view: WeddingView
  now: string
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
  await recordChanges(trx, toChangeKeys(view, now), [describeChange('householdAdded', household)])
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
  const isPlanner = view.member?.role === 'planner'
  if (!isPlanner) checkEditable(view, before.row.side)
  if (before.row.version !== version) throw new VersionConflict(toHouseholdWire(before, view))
  if (isPlanner)
    checkLabels(cleanHousehold(toDetails(before)), {
      ...details,
      language: details.language ?? (wedding.language as Language),
    })
  else checkEditable(view, details.side)
  checkHalls(await loadHallIds(trx, wedding.id), details.seats ?? [])
  const household = replaceDetails(before, details, toHouseholdColumns(details, wedding), now)
  await replaceWithinLimit(trx, [household]).catch(throwSeatsError)
  await recordChanges(trx, toChangeKeys(view, now), describeEdit(before, household))
  return household
}

/**
 * A planner changes table labels and tags alone, of any household.
 * @param before and `after` cleaned
 * @throws ApiError forbidden
 */
function checkLabels(before: HouseholdDetails, after: HouseholdDetails): void {
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

/**
 * Puts a household into the bin. One that is there already stays.
 * @throws ApiError not_found, forbidden (its side)
 */
export async function removeHousehold(deps: WeddingDeps, view: WeddingView, id: string): Promise<void> {
  await changeGuestList(deps, view.weddingId, async (trx) => {
    const found = await getReadableHousehold(trx, view, id)
    checkEditable(view, found.row.side)
    if (found.row.deleted_at !== null) return
    const now = getTimestamp(deps.clock)
    const deleted = moveToBin(found, now)
    await replaceWithinLimit(trx, [deleted])
    await recordChanges(trx, toChangeKeys(view, now), [describeChange('householdDeleted', deleted)])
  })
}
