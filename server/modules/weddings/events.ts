import { randomUUID } from 'node:crypto'
import { isInvitationKind } from '../../../shared/guests/events.ts'
import { getCalendarDate } from '../../../shared/timeZones.ts'
import { EVENTS_PER_WEDDING } from '../../config/limits.ts'
import type { DbTransaction, Row } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, VersionConflict, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { cleanLines } from '../../lib/lines.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import { toEventListWire, toEventWire } from './model.ts'
import type { EventDetails, EventInput, EventRow, EventsAndHalls } from './model.ts'
import {
  deleteEventRow,
  findEventById,
  findEvents,
  findHalls,
  hasSeats,
  insertEvents,
  updateEventPositions,
  updateEventRow,
} from './repository/events.ts'
import { hasInvitations } from './repository/weddings.ts'
import { lockWedding } from './service.ts'
import type { WeddingDeps } from './service.ts'

export async function listEvents({ db }: Pick<AppDeps, 'db'>, weddingId: string): Promise<EventsAndHalls> {
  return { events: await findEvents(db, weddingId), halls: await findHalls(db, weddingId) }
}

const cleanEvent = <T extends EventDetails>(given: T): T => cleanLines(given, ['title', 'place'])

/** @throws ApiError validation_failed when a custom event has no title, or another event has one */
function checkTitle(kind: string, { title }: EventDetails): void {
  if (kind === 'custom' && title === undefined) throw createFieldError('title', (texts) => texts.required)
  if (kind !== 'custom' && title !== undefined) throw createFieldError('title', (texts) => texts.eventTitle)
}

const toColumns = ({ title, date, time, place }: EventDetails) => ({
  title: title ?? null,
  date: date ?? null,
  time: time ?? null,
  place: place ?? null,
})

/**
 * Adds an event as the last one, once for each id.
 * @throws ApiError validation_failed, not_found, already_exists (the id or the kind), limit_reached
 */
export async function createEvent({ db, clock }: AppDeps, weddingId: string, given: EventInput): Promise<EventRow> {
  const details = cleanEvent(given)
  checkTitle(details.kind, details)
  const { id = randomUUID(), kind } = details
  return db.transaction().execute(async (trx) => {
    const wedding = await lockWedding(trx, weddingId)
    const existing = await findEventById(trx, id)
    if (existing)
      return resolveRepeated(existing, {
        isOwn: existing.wedding_id === weddingId,
        isSame: hasColumns(existing, { kind, ...toColumns(details) }),
        current: async () => toEventWire(existing, await findHalls(trx, weddingId)),
      })
    const events = await findEvents(trx, weddingId)
    if (kind !== 'custom' && events.some((event) => event.kind === kind)) throw new ApiError('already_exists')
    if (events.length >= EVENTS_PER_WEDDING) throw new ApiError('limit_reached')
    if (kind === 'wedding') checkWeddingDay(details.date, wedding, clock())
    const position = (events.at(-1)?.position ?? -1) + 1
    const created = { position, version: 1, created_at: getTimestamp(clock) }
    await insertEvents(trx, [{ id, wedding_id: weddingId, kind, ...toColumns(details), ...created }])
    return (await findEventById(trx, id))!
  })
}

/** @throws ApiError validation_failed when the day has passed in the time zone of the wedding */
function checkWeddingDay(date: string | undefined, { time_zone: zone }: Row<'weddings'>, now: number): void {
  if (date !== undefined && date < getCalendarDate(zone, now))
    throw createFieldError('date', (texts) => texts.pastWedding)
}

/** @throws ApiError not_found */
async function getEvent(trx: DbTransaction, weddingId: string, id: string): Promise<EventRow> {
  const row = await findEventById(trx, id)
  if (row?.wedding_id !== weddingId) throw new ApiError('not_found')
  return row
}

/**
 * Replaces the details of an event. Its date and time are those of the wedding's invitations, which change with it.
 * @throws ApiError validation_failed, not_found, VersionConflict
 */
export async function editEvent(
  { db, clock, touchInvitations }: WeddingDeps,
  weddingId: string,
  id: string,
  { version, ...given }: EventDetails & { version: number },
): Promise<EventRow> {
  const details = cleanEvent(given)
  const { row, announce } = await db.transaction().execute(async (trx) => {
    const wedding = await lockWedding(trx, weddingId)
    const before = await getEvent(trx, weddingId, id)
    if (before.version !== version) throw new VersionConflict(toEventWire(before, await findHalls(trx, weddingId)))
    checkTitle(before.kind, details)
    const columns = toColumns(details)
    if (before.kind === 'wedding' && columns.date !== before.date) checkWeddingDay(details.date, wedding, clock())
    const isShown = isInvitationKind(before.kind) && (await hasInvitations(trx, weddingId))
    if (isShown && columns.date === null) throw createFieldError('date', (texts) => texts.required)
    const hasNewDate = columns.date !== before.date
    const hasNewTime = columns.time !== before.time
    const isMoved = hasNewDate || hasNewTime || columns.place !== before.place
    await updateEventRow(trx, id, { ...columns, ...(isMoved ? { moved_at: getTimestamp(clock) } : {}) })
    const isShownDifferently = isShown && (hasNewDate || (before.kind === 'wedding' && hasNewTime))
    return {
      row: await getEvent(trx, weddingId, id),
      announce: isShownDifferently ? await touchInvitations(trx, weddingId) : null,
    }
  })
  announce?.()
  return row
}

/**
 * Sets the order of the events.
 * @param ids of all events of the wedding, each once
 * @throws ApiError not_found (the wedding), VersionConflict when an event was added or deleted meanwhile
 */
export async function orderEvents({ db }: AppDeps, weddingId: string, ids: string[]): Promise<EventsAndHalls> {
  return db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const { events, halls } = await listEvents({ db: trx }, weddingId)
    const isComplete = events.length === ids.length && events.every(({ id }) => ids.includes(id))
    if (!isComplete) throw new VersionConflict(toEventListWire({ events, halls }))
    await updateEventPositions(trx, ids)
    return listEvents({ db: trx }, weddingId)
  })
}

/** @throws ApiError not_found, in_use while households have seats in its halls or an invitation shows its date */
export async function removeEvent({ db }: AppDeps, weddingId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const { kind } = await getEvent(trx, weddingId, id)
    const halls = (await findHalls(trx, weddingId)).filter((hall) => hall.event_id === id)
    const isShown = isInvitationKind(kind) && (await hasInvitations(trx, weddingId))
    if (
      isShown ||
      (await hasSeats(
        trx,
        halls.map((hall) => hall.id),
      ))
    )
      throw new ApiError('in_use')
    await deleteEventRow(trx, id)
  })
}
