import type { AppDeps } from '../../deps.ts'
import type { DbTransaction } from '../../database/schema.ts'
import { ApiError, VersionConflict, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Body } from '../../lib/operationTypes.ts'
import { changeGuestList } from '../guests/changeGuestList.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { addHousehold, updateHousehold } from '../guests/edits.ts'
import { checkHouseholdListed } from '../guests/service.ts'
import type { ListEdit } from '../guests/edits.ts'
import { lockWedding } from '../weddings/service.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { findRequest, findRequests, updateRequest, updateRequestsInState } from './repository/requests.ts'
import { toRequestWire } from './requestModel.ts'
import type { DecidedRequest, RequestState } from './requestModel.ts'

const buildDecision = (state: RequestState, userId: string, now: string) =>
  state === 'pending'
    ? { state, household_id: null, decided_at: null, decided_by: null }
    : { state, decided_at: now, decided_by: userId, network: null }

/**
 * Accepts a request into a household, which is added or changed in the same transaction, rejects it, or takes the decision back. A request is
 * decided once: the same decision again changes nothing.
 * @throws ApiError not_found; validation_failed when it is accepted without a household on the list of the wedding; VersionConflict with the
 * request when somebody has decided otherwise, or with the household; already_exists, limit_reached
 */
export async function decideReplyRequest(
  deps: WeddingDeps,
  view: WeddingView,
  id: string,
  update: Body<'decideReplyRequest'>,
): Promise<DecidedRequest> {
  return changeGuestList(deps, view.weddingId, async (trx, wedding) => {
    const edit = { wedding, view, now: getTimestamp(deps.clock) }
    const request = await findRequest(trx, id)
    if (request?.wedding_id !== wedding.id) throw new ApiError('not_found')
    if (isSameDecision(request, update)) {
      // The household of the first call, whose response was lost.
      if (update.newHousehold) await addHousehold(trx, edit, update.newHousehold)
      return request
    }
    if (!canDecide(request, update)) throw new VersionConflict(toRequestWire(request))
    const householdId = await storeHousehold(trx, edit, update)
    const decision = buildDecision(update.state, view.member!.userId, edit.now)
    await updateRequest(trx, id, { ...decision, household_id: householdId })
    return (await findRequest(trx, id))!
  })
}

/** @returns whether a request has been decided in this way already, by a call whose response was lost */
function isSameDecision(
  request: DecidedRequest,
  { state, householdId, newHousehold }: Body<'decideReplyRequest'>,
): boolean {
  if (request.state !== state) return false
  return state !== 'accepted' || request.household_id === (newHousehold?.id ?? householdId)
}

/** @returns whether a request is still as the account has seen it: pending, or with the decision that is taken back */
const canDecide = (request: DecidedRequest, { state, seenState }: Body<'decideReplyRequest'>): boolean =>
  state === 'pending' ? seenState === undefined || seenState === request.state : request.state === 'pending'

/**
 * Stores the household of a decision.
 * @returns the household into which the request is accepted; null for another decision
 */
async function storeHousehold(
  trx: DbTransaction,
  edit: ListEdit,
  { state, householdId, householdUpdate, newHousehold }: Body<'decideReplyRequest'>,
): Promise<string | null> {
  if (state === 'accepted' && newHousehold) {
    const { row } = await addHousehold(trx, edit, newHousehold)
    return row.id
  }
  if (householdId === undefined) {
    if (state === 'accepted') throw createFieldError('householdId', (texts) => texts.required)
    return null
  }
  await checkHouseholdListed(trx, edit.view, householdId)
  if (householdUpdate) await updateHousehold(trx, edit, householdId, householdUpdate)
  return state === 'accepted' ? householdId : null
}

/**
 * Rejects the pending ones of several requests, or takes rejections back.
 * @returns all requests of the wedding, newest first
 * @throws ApiError not_found (the wedding)
 */
export async function decideReplyRequests(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { weddingId, member }: WeddingView,
  { state, requestIds }: Body<'decideReplyRequests'>,
): Promise<DecidedRequest[]> {
  return db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const seen = { weddingId, ids: requestIds, state: state === 'rejected' ? 'pending' : 'rejected' }
    await updateRequestsInState(trx, seen, buildDecision(state, member!.userId, getTimestamp(clock)))
    return findRequests(trx, weddingId)
  })
}
