import { randomUUID } from 'node:crypto'
import { INVITATION_KINDS } from '../../../shared/guests/events.ts'
import type { InvitationKind } from '../../../shared/guests/events.ts'
import type { DbTransaction, NewRow } from '../../database/schema.ts'
import { findEvents, insertEvents, updateEventRow } from './repository/events.ts'
import { updateWeddingRow } from './repository/weddings.ts'
import { lockWedding } from './service.ts'

/** What the invitations of a wedding show of its events. */
export interface InvitationDates {
  timeZone: string
  /** Time of the wedding. */
  time: string | null
  dates: Record<InvitationKind, string>
}

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
