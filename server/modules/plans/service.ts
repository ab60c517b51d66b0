import type { components } from '../../../openapi/generated/types.ts'
import { countDaysBetween } from '../../../shared/timeZones.ts'
import { PLANS_UNDO_MS } from '../../config/limits.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, VersionConflict } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import {
  askRepliesAgain,
  countAnsweredHouseholds,
  moveReplyBy,
  restoreReplies,
  restoreReplyBy,
} from '../replies/askAgain.ts'
import type { MovedReplyBy } from '../replies/askAgain.ts'
import { recordChanges, toChangeKeys } from '../weddings/changes.ts'
import { describeEvent } from '../weddings/describePlans.ts'
import { editEventRow, listEvents, restoreEvent, setEventStatus } from '../weddings/events.ts'
import type { EventEdit } from '../weddings/events.ts'
import { toEventListWire } from '../weddings/model.ts'
import type { EventRow } from '../weddings/model.ts'
import { lockWedding } from '../weddings/service.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { countInformedHouseholds, findPlansBefore, hasSentChangesSince, updatePlansBefore } from './repository.ts'

type Schemas = components['schemas']
const PLAN_COLUMNS = ['date', 'time', 'status', 'place', 'places', 'maps_link', 'other_places', 'moved_at'] as const
type PlanColumns = Pick<EventRow, (typeof PLAN_COLUMNS)[number]>

/** The events of a change of plans as they were before it. */
interface PlansBefore {
  changedAt: string
  events: { id: string; /** After the change. */ version: number; columns: PlanColumns }[]
  /** The last day for replies, where it was moved. */
  replyBy?: MovedReplyBy
}

const pickColumns = (row: EventRow): PlanColumns =>
  Object.fromEntries(PLAN_COLUMNS.map((column) => [column, row[column]])) as PlanColumns

/** @returns what can be undone now */
function parsePlansBefore(json: string | null, now: number): PlansBefore | undefined {
  const before = json === null ? undefined : (JSON.parse(json) as PlansBefore)
  return before && now < Date.parse(before.changedAt) + PLANS_UNDO_MS ? before : undefined
}

/** @returns how many households have been told of each event, and until when the latest change can be undone */
export async function getPlans(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  weddingId: string,
): Promise<Schemas['Plans']> {
  const row = await findPlansBefore(db, weddingId)
  if (!row) throw new ApiError('not_found')
  const before = parsePlansBefore(row.plans_before, clock())
  return {
    informed: await countInformedHouseholds(db, weddingId),
    answered: await countAnsweredHouseholds(db, weddingId),
    ...(before ? { undoUntil: new Date(Date.parse(before.changedAt) + PLANS_UNDO_MS).toISOString() } : {}),
  }
}

/**
 * @returns the events with these ids, in their order
 * @throws VersionConflict with all events when one has another version, is named twice or does not exist
 */
async function findVersions(
  db: Db,
  weddingId: string,
  versions: readonly { id: string; version: number }[],
): Promise<EventRow[]> {
  const { events: rows } = await listEvents({ db }, weddingId)
  const found = versions.flatMap(({ id, version }) => rows.filter((row) => row.id === id && row.version === version))
  if (found.length !== versions.length || new Set(found).size !== found.length)
    throw new VersionConflict(toEventListWire(await listEvents({ db }, weddingId)))
  return found
}

type PlannedEvent = Schemas['PlannedEvent']

/** @returns whether the invitations show the event differently now */
function changeEvent(
  trx: DbTransaction,
  edit: EventEdit,
  { id: _id, version: _version, status, title: _title, ...details }: PlannedEvent,
): Promise<boolean> {
  if (status) return setEventStatus(trx, edit, status)
  const { title } = edit.row
  return editEventRow(trx, edit, { ...details, ...(title === null ? {} : { title }), isPlanned: true })
}

/** @returns the days by which a change moves the wedding itself; 0 while its date is unknown */
function countMovedDays(rows: EventRow[], events: PlannedEvent[]): number {
  const nth = rows.findIndex(({ kind }) => kind === 'wedding')
  const [before, after] = [rows[nth]?.date, events[nth]?.date]
  return before && after ? countDaysBetween(before, after) : 0
}

/** Records the edits of events in the log. @param rows the events before */
async function recordPlans(
  trx: DbTransaction,
  view: WeddingView,
  { rows, now }: { rows: EventRow[]; now: string },
): Promise<void> {
  const { events } = await listEvents({ db: trx }, view.weddingId)
  const edits = rows.flatMap((before) => {
    const after = events.find(({ id }) => id === before.id)
    return after ? describeEvent({ before, after }) : []
  })
  await recordChanges(trx, toChangeKeys(view, now), edits)
}

/**
 * Changes several events at once, postpones them or calls them off, and keeps how they were.
 * @throws ApiError validation_failed, not_found (the wedding), VersionConflict with all events when one was edited or deleted since
 */
export async function changePlans(
  deps: WeddingDeps,
  view: WeddingView,
  { events, replies }: Schemas['PlanChange'],
): Promise<Schemas['Plans']> {
  const { weddingId } = view
  const announce = await deps.db.transaction().execute(async (trx) => {
    const wedding = await lockWedding(trx, weddingId)
    const rows = await findVersions(trx, weddingId, events)
    const now = deps.clock()
    const changedAt = new Date(now).toISOString()
    let isShownDifferently = false
    for (const [index, event] of events.entries()) {
      const isShown = await changeEvent(trx, { wedding, row: rows[index]!, now }, event)
      isShownDifferently ||= isShown
    }
    const before: PlansBefore = {
      changedAt,
      events: rows.map((row) => ({ id: row.id, version: row.version + 1, columns: pickColumns(row) })),
    }
    if (replies === 'askAgain') {
      const ids = rows.map(({ id }) => id)
      await askRepliesAgain(trx, weddingId, ids, changedAt)
      const replyBy = await moveReplyBy(trx, wedding, countMovedDays(rows, events), now)
      if (replyBy) before.replyBy = replyBy
    }
    await updatePlansBefore(trx, weddingId, JSON.stringify(before))
    await recordPlans(trx, view, { rows, now: changedAt })
    return isShownDifferently ? deps.touchInvitations(trx, weddingId) : null
  })
  announce?.()
  return getPlans(deps, weddingId)
}

/**
 * Takes the latest change of plans back. Households that have been told of it have to be told again.
 * @throws ApiError not_found, too_late when there is nothing to undo, VersionConflict when an event was edited since
 */
export async function undoPlans(deps: WeddingDeps, view: WeddingView): Promise<Schemas['Plans']> {
  const { weddingId } = view
  const announce = await deps.db.transaction().execute(async (trx) => {
    const before = parsePlansBefore((await lockWedding(trx, weddingId)).plans_before, deps.clock())
    if (!before) throw new ApiError('too_late')
    const rows = await findVersions(trx, weddingId, before.events)
    const isKnown = await hasSentChangesSince(trx, weddingId, before.changedAt)
    const movedAt = isKnown ? { moved_at: getTimestamp(deps.clock) } : {}
    for (const { id, columns } of before.events) await restoreEvent(trx, id, { ...columns, ...movedAt })
    await restoreReplies(trx, weddingId, before.changedAt)
    if (before.replyBy) await restoreReplyBy(trx, weddingId, before.replyBy, getTimestamp(deps.clock))
    await updatePlansBefore(trx, weddingId, null)
    await recordPlans(trx, view, { rows, now: getTimestamp(deps.clock) })
    return deps.touchInvitations(trx, weddingId)
  })
  announce()
  return getPlans(deps, weddingId)
}
