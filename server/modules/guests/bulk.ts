import { addTag } from '../../../shared/guests/household.ts'
import { hasSameDetails } from '../../../shared/guests/merge.ts'
import { truncateWriteAheadLog } from '../../database/erase.ts'
import type { DbTransaction } from '../../database/schema.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { createTurns } from '../../lib/turns.ts'
import { canEditSide } from '../../lib/weddingView.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { eraseChangesOfHouseholds, recordChanges, toChangeKeys } from '../weddings/changes.ts'
import type { ChangeKeys, ChangeKind, NewChange } from '../weddings/changes.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { changeGuestList } from './changeGuestList.ts'
import { describeChange, describeEdit } from './describeChanges.ts'
import { cleanHousehold, toDetails, toHouseholdColumns } from './model.ts'
import type { BulkEdit, HouseholdDetails, StoredHousehold, WeddingDefaults } from './model.ts'
import { deleteHouseholdRows, findHouseholdsByIds } from './repository/households.ts'
import { replaceWithinLimit } from './seatLimit.ts'
import { checkEditable, checkHalls, checkListLimit, loadHallIds, moveToBin, replaceDetails } from './service.ts'

type Change = (details: HouseholdDetails) => HouseholdDetails

/**
 * Changes one detail of several households, puts them into the bin or takes them out of it. Those that the member may not change stay.
 * @returns the households that have changed; those that are deleted for ever as they were
 * @throws ApiError validation_failed, forbidden (the action, the side), not_found (the wedding), limit_reached
 */
export async function editHouseholds(deps: WeddingDeps, view: WeddingView, edit: BulkEdit): Promise<StoredHousehold[]> {
  const { weddingId } = view
  const change = buildChange(edit)
  checkAction(view, edit)
  const changed = await changeGuestList(deps, weddingId, async (trx, wedding) => {
    const { hallId } = edit
    if (hallId !== undefined) checkHalls(await loadHallIds(trx, weddingId), [{ hallId }], 'hallId')
    const readable = await findHouseholdsByIds(trx, view, [...new Set(edit.ids)])
    const found = readable.filter(({ row }) => isPlanner(view) || canEditSide(view, row.side))
    const listed = found.filter(({ row }) => row.deleted_at === null)
    const inBin = found.filter(({ row }) => row.deleted_at !== null)
    const now = getTimestamp(deps.clock)
    const keys = toChangeKeys(view, now)
    if (change) {
      const changes = await applyChange(listed, change, wedding, now)
      await recordChanges(trx, keys, await describeEdits(changes))
      return replaceChanged(
        trx,
        changes.map(({ after }) => after),
      )
    }
    if (edit.action === 'delete') {
      const deleted = listed.map((household) => moveToBin(household, now))
      await recordChanges(trx, keys, describeAll('householdDeleted', deleted))
      return replaceChanged(trx, deleted)
    }
    if (edit.action === 'restore') {
      const restored = takeOutOfBin(inBin, now)
      await checkListLimit(trx, weddingId, restored.length, { isNew: false })
      await recordChanges(trx, keys, describeAll('householdRestored', restored))
      return replaceChanged(trx, restored)
    }
    await eraseForEver(trx, keys, inBin)
    return inBin
  })
  if (edit.action === 'deleteForever') await truncateWriteAheadLog(deps.db, deps.config)
  return changed
}

const isPlanner = ({ member }: WeddingView): boolean => member?.role === 'planner'

/** A planner changes tags alone, and a side manager moves no household to another side. @throws ApiError forbidden */
function checkAction(view: WeddingView, { action, side }: BulkEdit): void {
  if (isPlanner(view) && action !== 'addTag' && action !== 'removeTag') throw new ApiError('forbidden')
  if (action === 'setSide' && side !== undefined) checkEditable(view, side)
}

/**
 * @returns the change of the details; null for the actions of the bin
 * @throws ApiError validation_failed when a property that the action requires is missing
 */
function buildChange({ action, tag, side, hallId, allowed }: BulkEdit): Change | null {
  switch (action) {
    case 'addTag':
      requireProperties({ tag })
      return (details) => ({ ...details, tags: addTag(details.tags ?? [], tag!) })
    case 'removeTag':
      requireProperties({ tag })
      return (details) => ({ ...details, tags: (details.tags ?? []).filter((one) => one !== tag) })
    case 'setSide':
      requireProperties({ side })
      return (details) => ({ ...details, side: side! })
    case 'setSeats':
      requireProperties({ hallId, allowed })
      return (details) => ({
        ...details,
        seats: [
          ...(details.seats ?? []).filter((seat) => seat.hallId !== hallId),
          { hallId: hallId!, allowed: allowed! },
        ],
      })
    default:
      return null
  }
}

function requireProperties(properties: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(properties))
    if (value === undefined) throw createFieldError(name, (texts) => texts.required)
}

/** @returns the households that the change makes different, as they were and in their next version */
async function applyChange(
  households: StoredHousehold[],
  change: Change,
  wedding: WeddingDefaults,
  now: string,
): Promise<ChangedHousehold[]> {
  const endTurn = createTurns()
  const changed: ChangedHousehold[] = []
  for (const household of households) {
    await endTurn()
    const before = cleanHousehold(toDetails(household))
    const details = cleanHousehold(change(before))
    if (hasSameDetails(before, details)) continue
    const after = replaceDetails(household, details, toHouseholdColumns(details, wedding), now)
    changed.push({ before: household, after })
  }
  return changed
}

async function replaceChanged(trx: DbTransaction, households: StoredHousehold[]): Promise<StoredHousehold[]> {
  await replaceWithinLimit(trx, households)
  return households
}

interface ChangedHousehold {
  before: StoredHousehold
  after: StoredHousehold
}

async function describeEdits(changed: ChangedHousehold[]): Promise<NewChange[]> {
  const endTurn = createTurns()
  const changes: NewChange[] = []
  for (const { before, after } of changed) {
    await endTurn()
    changes.push(...describeEdit(before, after))
  }
  return changes
}

const describeAll = (kind: ChangeKind, households: StoredHousehold[]): NewChange[] =>
  households.map((household) => describeChange(kind, household))

/** @returns the households in their next version, on the list */
export const takeOutOfBin = (inBin: StoredHousehold[], now: string): StoredHousehold[] =>
  inBin.map(({ row, seats }) => ({
    row: { ...row, deleted_at: null, version: row.version + 1, updated_at: now },
    seats,
  }))

/** Deletes households, and what earlier changes say of them. */
async function eraseForEver(trx: DbTransaction, keys: ChangeKeys, inBin: StoredHousehold[]): Promise<void> {
  const ids = inBin.map(({ row }) => row.id)
  await deleteHouseholdRows(trx, ids)
  await eraseChangesOfHouseholds(trx, ids)
  await recordChanges(
    trx,
    keys,
    inBin.map(({ row }) => ({ kind: 'householdErased', householdId: row.id, side: row.side })),
  )
}
