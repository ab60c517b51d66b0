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
import type { WeddingView } from '../../lib/weddingView.ts'
import type { Language } from '../../messages/index.ts'
import { recordChanges, toChangeKeys } from './changes.ts'
import { describeEvent } from './describePlans.ts'
import { toEventListWire, toEventWire } from './model.ts'
import type { EventDetails, EventInput, EventRow, EventStatus, EventsAndHalls } from './model.ts'
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
import { compareEvents, getStatusAfter, toPlaceColumns, toPlaces } from './places.ts'

export { updateEventRow as restoreEvent } from './repository/events.ts'

export async function listEvents({ db }: Pick<AppDeps, 'db'>, weddingId: string): Promise<EventsAndHalls> {
  return { events: await findEvents(db, weddingId), halls: await findHalls(db, weddingId) }
}

const cleanEvent = <T extends EventDetails>(given: T): T => cleanLines(given, ['title', 'place', 'address', 'area'])

/** @throws ApiError validation_failed when a custom event has no title, or another event has one */
function checkTitle(kind: string, { title }: EventDetails): void {
  if (kind === 'custom' && title === undefined) throw createFieldError('title', (texts) => texts.required)
  if (kind !== 'custom' && title !== undefined) throw createFieldError('title', (texts) => texts.eventTitle)
}

const hasPlace = ({ place, address, area, mapsLink, translation }: EventDetails): boolean =>
  [place, address, area, mapsLink, translation].some((detail) => detail !== undefined)

/** @throws ApiError validation_failed when a place has no name, or the wedding's invitations need more of it */
function checkPlace(details: EventDetails, isOnInvitations: boolean): void {
  if (!hasPlace(details)) return
  const fields = isOnInvitations ? (['place', 'address', 'area'] as const) : (['place'] as const)
  const required = fields.filter((field) => details[field] === undefined)
  if (required.length > 0)
    throw new ApiError(
      'validation_failed',
      required.map((field) => ({ field, message: (texts) => texts.required })),
    )
}

/** @param language of the wedding */
function toColumns(details: EventDetails, language: string) {
  const { title, date, time, mapsLink } = details
  const places = toPlaces(details, language as Language)
  return { title: title ?? null, date: date ?? null, time: time ?? null, ...toPlaceColumns(places, mapsLink) }
}

/**
 * Adds an event as the last one, once for each id. A ceremony with a date is on the wedding's invitations.
 * @throws ApiError validation_failed, not_found, already_exists (the id or the kind), limit_reached
 */
export async function createEvent(
  { db, clock, touchInvitations }: WeddingDeps,
  view: WeddingView,
  given: EventInput,
): Promise<EventRow> {
  const { weddingId } = view
  const details = cleanEvent(given)
  checkTitle(details.kind, details)
  checkPlace(details, false)
  const { id = randomUUID(), kind } = details
  const { created, announce } = await db.transaction().execute(async (trx) => {
    const wedding = await lockWedding(trx, weddingId)
    const columns = toColumns(details, wedding.language)
    const existing = await findEventById(trx, id)
    if (existing) {
      const repeated = await resolveRepeated(existing, {
        isOwn: existing.wedding_id === weddingId,
        isSame: hasColumns(existing, { kind, ...columns }),
        current: async () => toEventWire(existing, await findHalls(trx, weddingId)),
      })
      return { created: repeated, announce: null }
    }
    const events = await findEvents(trx, weddingId)
    if (kind !== 'custom' && events.some((event) => event.kind === kind)) throw new ApiError('already_exists')
    if (events.length >= EVENTS_PER_WEDDING) throw new ApiError('limit_reached')
    if (kind === 'wedding') checkWeddingDay(details.date, wedding, clock())
    const position = (events.at(-1)?.position ?? -1) + 1
    const now = getTimestamp(clock)
    const first = { position, version: 1, created_at: now }
    await insertEvents(trx, [{ id, wedding_id: weddingId, kind, ...columns, ...first }])
    const added = await getEvent(trx, weddingId, id)
    await recordChanges(trx, toChangeKeys(view, now), describeEvent({ after: added }))
    const isShown = isInvitationKind(kind) && columns.date !== null && (await hasInvitations(trx, weddingId))
    return {
      created: added,
      announce: isShown ? await touchInvitations(trx, weddingId) : null,
    }
  })
  announce?.()
  return created
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

type EventColumns = ReturnType<typeof toColumns> & Pick<EventRow, 'status'>

export interface EventEdit {
  /** Locked. */
  wedding: Row<'weddings'>
  row: EventRow
  /** In epoch ms. */
  now: number
}

type EventEdits = EventDetails & {
  confirmsPlace?: boolean
  /** Whether the event is as planned again, also on its former date. */
  isPlanned?: boolean
}

/**
 * Replaces the details of an event. Its date, time and place are those of the wedding's invitations.
 * @returns whether the invitations show it differently now
 * @throws ApiError validation_failed
 */
export async function editEventRow(
  trx: DbTransaction,
  { wedding, row: before, now }: EventEdit,
  { confirmsPlace = false, isPlanned = false, ...given }: EventEdits,
): Promise<boolean> {
  const details = cleanEvent(given)
  checkTitle(before.kind, details)
  const isShown = isInvitationKind(before.kind) && (await hasInvitations(trx, wedding.id))
  const isWeddingShown = isShown && before.kind === 'wedding'
  checkPlace(details, isWeddingShown)
  const { place, places, maps_link: mapsLink } = before
  const edited = toColumns(details, wedding.language)
  const columns: EventColumns = {
    ...edited,
    ...(isWeddingShown && !hasPlace(details) ? { place, places, maps_link: mapsLink } : {}),
    status: isPlanned ? null : getStatusAfter(before, edited.date),
  }
  const changes = compareEvents(before, columns)
  if (before.kind === 'wedding' && (changes.date || changes.status)) checkWeddingDay(details.date, wedding, now)
  if (isShown && before.date !== null && columns.date === null)
    throw createFieldError('date', (texts) => texts.required)
  const hasMoved = changes.date || changes.time || changes.status || changes.isElsewhere
  await updateEventRow(trx, before.id, {
    ...columns,
    ...(hasMoved ? { moved_at: new Date(now).toISOString() } : {}),
    ...(changes.isElsewhere || confirmsPlace ? { other_places: null } : {}),
  })
  return (isShown && (changes.date || changes.status)) || (isWeddingShown && (changes.time || changes.place))
}

/**
 * Postpones an event or calls it off. Date, time and place stay as they are.
 * @returns whether the invitations show it differently now
 */
export async function setEventStatus(
  trx: DbTransaction,
  { wedding, row, now }: EventEdit,
  status: EventStatus,
): Promise<boolean> {
  const isChanged = row.status !== status
  await updateEventRow(trx, row.id, { status, ...(isChanged ? { moved_at: new Date(now).toISOString() } : {}) })
  return isChanged && isInvitationKind(row.kind) && hasInvitations(trx, wedding.id)
}

/**
 * Replaces the details of an event, and changes the wedding's invitations with it.
 * @throws ApiError validation_failed, not_found, VersionConflict
 */
export async function editEvent(
  { db, clock, touchInvitations }: WeddingDeps,
  view: WeddingView,
  id: string,
  { version, ...details }: EventDetails & { version: number; confirmsPlace?: boolean },
): Promise<EventRow> {
  const { weddingId } = view
  const { edited, announce } = await db.transaction().execute(async (trx) => {
    const wedding = await lockWedding(trx, weddingId)
    const row = await getEvent(trx, weddingId, id)
    if (row.version !== version) throw new VersionConflict(toEventWire(row, await findHalls(trx, weddingId)))
    const isShownDifferently = await editEventRow(trx, { wedding, row, now: clock() }, details)
    const after = await getEvent(trx, weddingId, id)
    await recordChanges(trx, toChangeKeys(view, getTimestamp(clock)), describeEvent({ before: row, after }))
    return {
      edited: after,
      announce: isShownDifferently ? await touchInvitations(trx, weddingId) : null,
    }
  })
  announce?.()
  return edited
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
export async function removeEvent({ db, clock }: AppDeps, view: WeddingView, id: string): Promise<void> {
  const { weddingId } = view
  await db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const row = await getEvent(trx, weddingId, id)
    const { kind, date } = row
    const halls = (await findHalls(trx, weddingId)).filter((hall) => hall.event_id === id)
    const isShown = date !== null && isInvitationKind(kind) && (await hasInvitations(trx, weddingId))
    if (
      isShown ||
      (await hasSeats(
        trx,
        halls.map((hall) => hall.id),
      ))
    )
      throw new ApiError('in_use')
    await deleteEventRow(trx, id)
    await recordChanges(trx, toChangeKeys(view, getTimestamp(clock)), describeEvent({ before: row }))
  })
}
