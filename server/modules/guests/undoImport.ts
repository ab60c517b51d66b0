import { IMPORT_UNDO_S } from '../../config/limits.ts'
import type { DbTransaction } from '../../database/schema.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { createTurns } from '../../lib/turns.ts'
import { recordChanges, toChangeKeys } from '../weddings/changes.ts'
import { listHalls } from '../weddings/service.ts'
import { canEditSide } from '../../lib/weddingView.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { changeGuestList } from './changeGuestList.ts'
import { describeImport } from './imports.ts'
import type { Before } from './imports.ts'
import { toHouseholdColumns } from './model.ts'
import type { StoredHousehold, WeddingDefaults } from './model.ts'
import { findAnsweredIds, findHouseholdsByIds, findHouseholdsOfImport } from './repository/households.ts'
import { replaceWithinLimit } from './seatLimit.ts'
import { findImport, isOfView, markUndone } from './repository/imports.ts'
import type { ImportRecord } from './repository/imports.ts'
import { moveToBin, replaceDetails } from './service.ts'

/** What undoing an import has changed. */
export interface UndoneImport {
  record: ImportRecord
  removed: number
  restored: number
  /** Households that were edited or have answered after the import and stay as they are. */
  kept: number
}

/** @returns until when an import can be undone; null when it no longer can */
export function getUndoLimit({ before, created_at: createdAt }: ImportRecord, now: number): string | null {
  const limit = Date.parse(createdAt) + IMPORT_UNDO_S * 1000
  return before === null || now >= limit ? null : new Date(limit).toISOString()
}

/**
 * Puts the households that an import added into the bin, and gives those that it updated their earlier details, unless they were edited or have
 * answered since.
 * Does nothing when it is undone already.
 * @param undoes the number of the change that is undone
 * @throws ApiError not_found, too_late
 */
export async function undoImport(
  deps: WeddingDeps,
  view: WeddingView,
  id: string,
  undoes?: number,
): Promise<UndoneImport> {
  const { weddingId } = view
  return changeGuestList(deps, weddingId, async (trx, wedding) => {
    const record = await findImport(trx, id)
    if (record?.wedding_id !== weddingId || !isOfView(view, record)) throw new ApiError('not_found')
    if (record.undone_at !== null) return { record, removed: 0, restored: 0, kept: 0 }
    if (getUndoLimit(record, deps.clock()) === null) throw new ApiError('too_late')
    const now = getTimestamp(deps.clock)
    const answered = await findAnsweredIds(trx, weddingId, record.created_at)
    const added = await removeAdded(trx, record, { view, answered }, now)
    const updated = await restoreUpdated(trx, record, { wedding, view, answered }, now)
    await markUndone(trx, id, now)
    const undone = { ...record, before: null, undone_at: now }
    await recordChanges(trx, { ...toChangeKeys(view, now), undoes }, [describeImport('importUndone', record)])
    return { record: undone, removed: added.changed, restored: updated.changed, kept: added.kept + updated.kept }
  })
}

interface Changed {
  changed: number
  kept: number
}

async function removeAdded(
  trx: DbTransaction,
  { id }: ImportRecord,
  { view, answered }: { view: WeddingView; answered: ReadonlySet<string> },
  now: string,
): Promise<Changed> {
  const added = await findHouseholdsOfImport(trx, view, id)
  const untouched = added.filter(({ row }) => row.version === 1 && !answered.has(row.id) && canEditSide(view, row.side))
  await replaceWithinLimit(
    trx,
    untouched.map((household) => moveToBin(household, now)),
  )
  return { changed: untouched.length, kept: added.length - untouched.length }
}

/** Seats in halls that were deleted since the import are not restored. */
async function restoreUpdated(
  trx: DbTransaction,
  { before: text, wedding_id: weddingId }: ImportRecord,
  { wedding, view, answered }: { wedding: WeddingDefaults; view: WeddingView; answered: ReadonlySet<string> },
  now: string,
): Promise<Changed> {
  const before = JSON.parse(text ?? '[]') as Before[]
  const halls = new Set((await listHalls(trx, weddingId)).map((hall) => hall.id))
  const found = await findHouseholdsByIds(
    trx,
    view,
    before.map(({ id }) => id),
  )
  const households = new Map(found.map((household) => [household.row.id, household]))
  const endTurn = createTurns()
  const restored: StoredHousehold[] = []
  for (const { id, version, details } of before) {
    await endTurn()
    const household = households.get(id)
    if (household?.row.version !== version || household.row.deleted_at !== null || answered.has(id)) continue
    if (!canEditSide(view, household.row.side)) continue
    const seats = (details.seats ?? []).filter(({ hallId }) => halls.has(hallId))
    restored.push(replaceDetails(household, { seats }, toHouseholdColumns(details, wedding), now))
  }
  await replaceWithinLimit(trx, restored)
  return { changed: restored.length, kept: before.length - restored.length }
}
