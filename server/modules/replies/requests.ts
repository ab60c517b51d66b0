import { createHmac, randomUUID } from 'node:crypto'
import { toSearchKey } from '../../../shared/text.ts'
import { PENDING_REQUESTS_PER_NETWORK, PENDING_REQUESTS_PER_WEDDING } from '../../config/limits.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { cleanLines } from '../../lib/lines.ts'
import type { Body } from '../../lib/operationTypes.ts'
import { parsePhone } from '../guests/model.ts'
import { takesRequests } from '../invitations/model.ts'
import { getPublishedInvitation } from '../invitations/service.ts'
import type { InvitationDeps } from '../invitations/service.ts'
import { scheduleNotices } from '../push/schedule.ts'
import { lockWedding } from '../weddings/service.ts'
import { cleanMessage } from './model.ts'
import { findPendingRequests, findRequests, insertRequest, updateRequest } from './repository/requests.ts'
import type { DecidedRequest, PendingRequest, RequestRow } from './requestModel.ts'

export { deletePhonesOfRequests as deleteRequestPhones } from './repository/requests.ts'

export interface RequestDeps extends Pick<InvitationDeps, 'db' | 'clock' | 'invitationCache'> {
  /** The key of the hashes of networks. */
  requestNetworkKey: Buffer
}

/** Where a request for seats comes from. */
interface RequestOrigin {
  slug: string
  /** The network of the client, as `getNetwork` returns it. */
  network: string
}

/**
 * Stores a request for seats from the public link. It replaces a pending one of the same phone and name.
 * @throws ApiError validation_failed, not_found also when the couple takes no requests, limit_reached
 */
export async function requestSeats(
  { db, clock, invitationCache, requestNetworkKey }: RequestDeps,
  { slug, network }: RequestOrigin,
  { website = '', ...given }: Body<'requestSeats'>,
): Promise<void> {
  const invitation = await getPublishedInvitation({ invitationCache }, slug)
  if (!takesRequests(invitation)) throw new ApiError('not_found')
  // A program that fills in every field must not find out that it was recognized.
  if (website !== '') return
  const { name, phone, count, message } = cleanLines(given, ['name', 'phone'])
  const weddingId = invitation.wedding_id
  const details = {
    name,
    phone,
    phone_e164: parsePhone(phone, invitation.time_zone),
    count,
    message: cleanMessage(message),
    // Of the wedding too, so that the places of two weddings cannot be compared.
    network: createHmac('sha256', requestNetworkKey).update(`${weddingId} ${network}`).digest('base64url').slice(0, 16),
  }
  await db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    // In the order of the lock: notices announce what is newer than the latest request that they know.
    const now = getTimestamp(clock)
    await storeRequest(trx, weddingId, { ...details, created_at: now })
    await scheduleNotices(trx, weddingId, now)
  })
}

type RequestDetails = Pick<RequestRow, 'name' | 'phone' | 'phone_e164' | 'count' | 'message' | 'network' | 'created_at'>

const hasSamePhone = (one: Pick<RequestRow, 'phone' | 'phone_e164'>, other: typeof one): boolean =>
  one.phone_e164 === null && other.phone_e164 === null ? one.phone === other.phone : one.phone_e164 === other.phone_e164

/** Two members of a family may give one phone: only the same name is a repeated request. */
const isSameGuest = (one: PendingRequest, other: RequestDetails): boolean =>
  hasSamePhone(one, other) && toSearchKey(one.name) === toSearchKey(other.name)

/** @throws ApiError limit_reached */
async function storeRequest(trx: DbTransaction, weddingId: string, details: RequestDetails): Promise<void> {
  const pending = await findPendingRequests(trx, weddingId)
  const earlier = pending.find((request) => isSameGuest(request, details))
  if (earlier) return updateRequest(trx, earlier.id, details)
  const ofNetwork = pending.filter(({ network }) => network === details.network)
  if (pending.length >= PENDING_REQUESTS_PER_WEDDING || ofNetwork.length >= PENDING_REQUESTS_PER_NETWORK)
    throw new ApiError('limit_reached')
  const undecided = { state: 'pending', household_id: null, decided_at: null, decided_by: null }
  return insertRequest(trx, { id: randomUUID(), wedding_id: weddingId, ...details, ...undecided })
}

/** @returns the requests of a wedding, newest first */
export const listReplyRequests = ({ db }: { db: Db }, weddingId: string): Promise<DecidedRequest[]> =>
  findRequests(db, weddingId)
