import { randomUUID } from 'node:crypto'
import { INVITATION_KINDS } from '../../../shared/guests/events.ts'
import type { DbTransaction, NewRow } from '../../database/schema.ts'
import type { InvitationPlans } from './model.ts'
import { compareEvents, getStatusAfter } from './places.ts'
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
      isChanged = true
      continue
    }
    const { date, time, place, isElsewhere } = compareEvents(event, { ...event, ...columns })
    if (!date && !time && !place) continue
    await updateEventRow(trx, event.id, {
      ...columns,
      status: getStatusAfter(event, columns.date),
      ...(date || time || isElsewhere ? { moved_at: now } : {}),
    })
    isChanged = true
  }
  if (missing.length > 0) await insertEvents(trx, missing)
  return isChanged
}
