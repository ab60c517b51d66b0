import { randomUUID } from 'node:crypto'
import { INVITATION_KINDS } from '../../../shared/guests/events.ts'
import type { DbTransaction, NewRow } from '../../database/schema.ts'
import type { InvitationDates } from './model.ts'
import { findEvents, insertEvents, updateEventRow } from './repository/events.ts'
import { updateWeddingRow } from './repository/weddings.ts'
import { lockWedding } from './service.ts'

/**
 * Makes the dates of an invitation those of the wedding's events, and adds missing events.
 * @returns whether this has changed what the other invitations of the wedding show
 * @throws ApiError not_found when the wedding was deleted meanwhile
 */
export async function saveInvitationDates(
  trx: DbTransaction,
  weddingId: string,
  { timeZone, time, dates }: InvitationDates,
  now: string,
): Promise<boolean> {
  const wedding = await lockWedding(trx, weddingId)
  let isChanged = wedding.time_zone !== timeZone
  if (isChanged) await updateWeddingRow(trx, weddingId, { time_zone: timeZone, updated_at: now })
  const events = await findEvents(trx, weddingId)
  const missing: NewRow<'events'>[] = []
  for (const [position, kind] of INVITATION_KINDS.entries()) {
    const event = events.find((one) => one.kind === kind)
    const changes = { date: dates[kind], time: kind === 'wedding' ? time : (event?.time ?? null) }
    if (!event) {
      const created = { version: 1, created_at: now }
      missing.push({ id: randomUUID(), wedding_id: weddingId, kind, position, ...changes, ...created })
    } else if (event.date !== dates[kind] || (kind === 'wedding' && event.time !== time)) {
      await updateEventRow(trx, event.id, { ...changes, moved_at: now })
    } else continue
    isChanged = true
  }
  if (missing.length > 0) await insertEvents(trx, missing)
  return isChanged
}
