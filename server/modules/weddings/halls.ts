import { randomUUID } from 'node:crypto'
import { HALLS_PER_EVENT, HALLS_PER_WEDDING } from '../../config/limits.ts'
import type { DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, VersionConflict, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { cleanLines } from '../../lib/lines.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { recordChanges, toChangeKeys } from './changes.ts'
import { describeHall } from './describePlans.ts'
import { toHallWire } from './model.ts'
import type { HallDetails, HallInput, HallRow } from './model.ts'
import {
  deleteHallRow,
  findEventById,
  findHallById,
  findHalls,
  hasSeats,
  insertHall,
  updateHallRow,
} from './repository/events.ts'
import { lockWedding } from './service.ts'

const cleanHall = <T extends HallDetails>(given: T): T => cleanLines(given, ['name'])
const toColumns = ({ name, audience, capacity, groomSeats, brideSeats }: HallDetails) => ({
  name: name ?? '',
  has_place_name: name === undefined ? (1 as const) : (0 as const),
  audience,
  capacity: capacity ?? null,
  groom_seats: groomSeats ?? null,
  bride_seats: brideSeats ?? null,
})

/**
 * Adds a hall to an event, once for each id.
 * @throws ApiError validation_failed, not_found, already_exists (the id), limit_reached
 */
export async function createHall({ db, clock }: AppDeps, view: WeddingView, given: HallInput): Promise<HallRow> {
  const { weddingId } = view
  const { id = randomUUID(), eventId, ...details } = cleanHall(given)
  return db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const existing = await findHallById(trx, id)
    if (existing)
      return resolveRepeated(existing, {
        isOwn: existing.wedding_id === weddingId,
        isSame: hasColumns(existing, { event_id: eventId, ...toColumns(details) }),
        current: () => toHallWire(existing),
      })
    if ((await findEventById(trx, eventId))?.wedding_id !== weddingId)
      throw createFieldError('eventId', (texts) => texts.unknownEvent)
    const halls = await findHalls(trx, weddingId)
    const inEvent = halls.filter((hall) => hall.event_id === eventId)
    checkName(details, inEvent)
    if (halls.length >= HALLS_PER_WEDDING || inEvent.length >= HALLS_PER_EVENT) throw new ApiError('limit_reached')
    const now = getTimestamp(clock)
    const columns = { ...toColumns(details), version: 1, created_at: now }
    await insertHall(trx, { id, wedding_id: weddingId, event_id: eventId, ...columns })
    const added = await getHall(trx, weddingId, id)
    await recordChanges(trx, toChangeKeys(view, now), describeHall({ after: added }))
    return added
  })
}

/** @throws ApiError validation_failed when two halls of an event would be called as its place */
function checkName({ name }: HallDetails, others: HallRow[]): void {
  if (name === undefined && others.some((hall) => hall.has_place_name === 1))
    throw createFieldError('name', (texts) => texts.required)
}

/** @throws ApiError not_found */
async function getHall(trx: DbTransaction, weddingId: string, id: string): Promise<HallRow> {
  const row = await findHallById(trx, id)
  if (row?.wedding_id !== weddingId) throw new ApiError('not_found')
  return row
}

/**
 * Replaces the details of a hall.
 * @throws ApiError validation_failed, not_found, VersionConflict
 */
export async function editHall(
  { db, clock }: AppDeps,
  view: WeddingView,
  id: string,
  { version, ...given }: HallDetails & { version: number },
): Promise<HallRow> {
  const { weddingId } = view
  const details = cleanHall(given)
  return db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const before = await getHall(trx, weddingId, id)
    if (before.version !== version) throw new VersionConflict(toHallWire(before))
    const others = (await findHalls(trx, weddingId)).filter(
      (hall) => hall.event_id === before.event_id && hall.id !== id,
    )
    checkName(details, others)
    await updateHallRow(trx, id, toColumns(details))
    const after = await getHall(trx, weddingId, id)
    await recordChanges(trx, toChangeKeys(view, getTimestamp(clock)), describeHall({ before, after }))
    return after
  })
}

/** @throws ApiError not_found, in_use while households have seats in it */
export async function removeHall({ db, clock }: AppDeps, view: WeddingView, id: string): Promise<void> {
  const { weddingId } = view
  await db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const before = await getHall(trx, weddingId, id)
    if (await hasSeats(trx, [id])) throw new ApiError('in_use')
    await deleteHallRow(trx, id)
    await recordChanges(trx, toChangeKeys(view, getTimestamp(clock)), describeHall({ before }))
  })
}
