import { randomUUID } from 'node:crypto'
import { INVITATION_KINDS } from '../../../shared/guests/events.ts'
import type { DbTransaction, NewRow } from '../../database/schema.ts'
import type { EventRow, InvitationPlans } from './model.ts'
import { hasPlaceMoved, hasSameTexts, parsePlaces } from './places.ts'
import { toWeddingColumns } from './weddingColumns.ts'
import { findEvents, insertEvents, updateEventRow } from './repository/events.ts'
import { updateWeddingRow } from './repository/weddings.ts'
import { lockWedding } from './service.ts'

/**
 * Makes dates and place of an invitation those of the wedding's events, and adds missing events.
 * @returns whether this has changed what the other invitations of the wedding show
 * @throws ApiError not_found when the wedding was deleted meanwhile
 */
export async function saveInvitationPlans(
  trx: DbTransaction,
  weddingId: string,
  plans: InvitationPlans,
  now: string,
): Promise<boolean> {
  const wedding = await lockWedding(trx, weddingId)
  let isChanged = wedding.time_zone !== plans.timeZone
  if (isChanged) await updateWeddingRow(trx, weddingId, { time_zone: plans.timeZone, updated_at: now })
  const events = await findEvents(trx, weddingId)
  const missing: NewRow<'events'>[] = []
  for (const [position, kind] of INVITATION_KINDS.entries()) {
    const event = events.find((one) => one.kind === kind)
    const columns = kind === 'wedding' ? toWeddingColumns(event, plans) : { date: plans.dates[kind] }
    if (!event) {
      const created = { version: 1, created_at: now }
      missing.push({ id: randomUUID(), wedding_id: weddingId, kind, position, ...columns, ...created })
    } else if (isDifferent(event, columns)) {
      await updateEventRow(trx, event.id, { ...columns, ...(hasMoved(event, columns) ? { moved_at: now } : {}) })
    } else continue
    isChanged = true
  }
  if (missing.length > 0) await insertEvents(trx, missing)
  return isChanged
}

type Columns = { date: string } & Partial<ReturnType<typeof toWeddingColumns>>

function isDifferent(event: EventRow, { date, ...wedding }: Columns): boolean {
  if (event.date !== date) return true
  if (wedding.places === undefined) return false
  return (
    event.time !== wedding.time ||
    event.maps_link !== wedding.maps_link ||
    !hasSameTexts(parsePlaces(event.places), parsePlaces(wedding.places))
  )
}

/** @returns whether guests have to come at another time or to another place */
function hasMoved(event: EventRow, { date, ...wedding }: Columns): boolean {
  if (event.date !== date) return true
  if (wedding.places === undefined) return false
  return event.time !== wedding.time || hasPlaceMoved(parsePlaces(event.places), parsePlaces(wedding.places))
}
