import { randomUUID } from 'node:crypto'
import { PENDING_REQUESTS_PER_WEDDING } from '../../config/limits.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { cleanLines } from '../../lib/lines.ts'
import type { Body } from '../../lib/operations.ts'
import type { AppDeps } from '../../deps.ts'
import { parsePhone } from '../guests/model.ts'
import { findStoredHousehold } from '../guests/service.ts'
import { getPublishedInvitation } from '../invitations/service.ts'
import type { InvitationDeps } from '../invitations/service.ts'
import { lockWedding } from '../weddings/service.ts'
import { cleanMessage } from './model.ts'
import { findPendingPhones, findRequest, findRequests, insertRequest, updateRequest } from './repository/requests.ts'
import type { RequestRow } from './requestModel.ts'

export { deletePhonesOfRequests as deleteRequestPhones } from './repository/requests.ts'

type SeatRequest = Body<'requestSeats'>

/**
 * Stores a request for seats from the open link. It replaces a pending one of the same phone.
 * @throws ApiError validation_failed, not_found also when the couple takes no requests, limit_reached
 */
export async function requestSeats(
  { db, clock, invitationCache }: Pick<InvitationDeps, 'db' | 'clock' | 'invitationCache'>,
  slug: string,
  { website = '', ...given }: SeatRequest,
): Promise<void> {
  const invitation = await getPublishedInvitation({ invitationCache }, slug)
  if (invitation.takes_requests !== 1) throw new ApiError('not_found')
  // A program that fills in every field must not find out that it was recognized.
  if (website !== '') return
  const { name, phone, count, message } = cleanLines(given, ['name', 'phone'])
  const details = {
    name,
    phone,
    phone_e164: parsePhone(phone, invitation.time_zone),
    count,
    message: cleanMessage(message),
    created_at: getTimestamp(clock),
  }
  await db.transaction().execute(async (trx) => {
    await lockWedding(trx, invitation.wedding_id)
    await storeRequest(trx, invitation.wedding_id, details)
  })
}

type RequestDetails = Pick<RequestRow, 'name' | 'phone' | 'phone_e164' | 'count' | 'message' | 'created_at'>

const hasSamePhone = (one: Pick<RequestRow, 'phone' | 'phone_e164'>, other: typeof one): boolean =>
  one.phone_e164 === null && other.phone_e164 === null ? one.phone === other.phone : one.phone_e164 === other.phone_e164

/** @throws ApiError limit_reached */
async function storeRequest(trx: DbTransaction, weddingId: string, details: RequestDetails): Promise<void> {
  const pending = await findPendingPhones(trx, weddingId)
  const earlier = pending.find((request) => hasSamePhone(request, details))
  if (earlier) return updateRequest(trx, earlier.id, details)
  if (pending.length >= PENDING_REQUESTS_PER_WEDDING) throw new ApiError('limit_reached')
  const undecided = { state: 'pending', household_id: null, decided_at: null }
  return insertRequest(trx, { id: randomUUID(), wedding_id: weddingId, ...details, ...undecided })
}

/** @returns the requests of a wedding, newest first */
export const listReplyRequests = ({ db }: { db: Db }, weddingId: string): Promise<RequestRow[]> =>
  findRequests(db, weddingId)

/**
 * Accepts a request into a household, rejects it, or takes the decision back.
 * @throws ApiError not_found, validation_failed when it is accepted without a household on the list of the wedding
 */
export async function decideReplyRequest(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  weddingId: string,
  id: string,
  { state, householdId }: Body<'decideReplyRequest'>,
): Promise<RequestRow> {
  return db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const request = await findRequest(trx, id)
    if (request?.wedding_id !== weddingId) throw new ApiError('not_found')
    if (state === 'accepted') await checkHousehold(trx, weddingId, householdId)
    const decision = {
      state,
      household_id: state === 'accepted' ? householdId! : null,
      decided_at: state === 'pending' ? null : getTimestamp(clock),
    }
    await updateRequest(trx, id, decision)
    return { ...request, ...decision }
  })
}

/** @throws ApiError validation_failed unless the household is on the list of the wedding */
async function checkHousehold(trx: DbTransaction, weddingId: string, id: string | undefined): Promise<void> {
  if (id === undefined) throw createFieldError('householdId', (texts) => texts.required)
  const household = await findStoredHousehold(trx, id)
  if (household?.row.wedding_id !== weddingId || household.row.deleted_at !== null)
    throw createFieldError('householdId', (texts) => texts.unknownHousehold)
}
