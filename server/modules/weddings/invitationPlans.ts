import { randomUUID } from 'node:crypto'
import { INVITATION_KINDS } from '../../../shared/guests/events.ts'
import type { InvitationKind } from '../../../shared/guests/events.ts'
import type { DbTransaction, NewRow } from '../../database/schema.ts'
import type { EventRow, HallRow, InvitationPlans } from './model.ts'
import { compareEvents, getStatusAfter } from './places.ts'
import { toWeddingColumns } from './weddingColumns.ts'
import { deleteEventRow, findEvents, findHalls, insertEvents, updateEventRow } from './repository/events.ts'
import { updateWeddingRow } from './repository/weddings.ts'
import { lockWedding } from './service.ts'

/** @returns whether nothing belongs to an event but its date, so that it can be deleted */
const hasOnlyDate = ({ id, time, places }: EventRow, halls: HallRow[]): boolean =>
  time === null && places === null && halls.every((hall) => hall.event_id !== id)

/**
 * Deletes the event of a ceremony that does not take place, or only its date when halls, an hour or a place belong to it: no family loses its
 * seats. An event without a date stays as it is, because the invitations say of it too that there is none.
 * @returns whether the invitations have shown its date
 */
async function endCeremony(
  trx: DbTransaction,
  event: EventRow | undefined,
  halls: HallRow[],
  now: string,
): Promise<boolean> {
  if (!event || event.date === null) return false
  if (hasOnlyDate(event, halls)) await deleteEventRow(trx, event.id)
  else await updateEventRow(trx, event.id, { date: null, status: getStatusAfter(event, null), moved_at: now })
  return true
}

function toEventColumns(kind: InvitationKind, event: EventRow | undefined, plans: InvitationPlans) {
  if (kind === 'wedding') return toWeddingColumns(event, plans)
  const name = kind === 'contract' ? plans.contractName : undefined
  return { date: plans.dates[kind], ...(name === undefined ? {} : { contract_name: name }) }
}

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
  const halls = await findHalls(trx, weddingId)
  const missing: NewRow<'events'>[] = []
  for (const [position, kind] of INVITATION_KINDS.entries()) {
    const event = events.find((one) => one.kind === kind)
    if (plans.dates[kind] === null) {
      isChanged = (await endCeremony(trx, event, halls, now)) || isChanged
      continue
    }
    const columns = toEventColumns(kind, event, plans)
    if (!event) {
      const created = { version: 1, created_at: now }
      missing.push({ id: randomUUID(), wedding_id: weddingId, kind, position, ...columns, ...created })
      isChanged = true
      continue
    }
    const { date, time, place, isElsewhere } = compareEvents(event, { ...event, ...columns })
    const isRenamed = 'contract_name' in columns && columns.contract_name !== event.contract_name
    if (!date && !time && !place && !isRenamed) continue
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
