import { DESK_OPEN_S } from '../../config/limits.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { getEditableHousehold } from '../guests/service.ts'
import { getWedding, lockWedding } from '../weddings/service.ts'
import { toStatusWire } from './model.ts'
import type { HouseholdStatus } from './model.ts'
import { countPendingRequests } from './repository/requests.ts'
import {
  advanceRevision,
  closeOtherDesks,
  findStatuses,
  saveStatus,
  updateSeenRevision,
} from './repository/statuses.ts'
import type { StatusChanges } from './repository/statuses.ts'

/**
 * @returns the next revision of a wedding, which stays locked until the transaction ends
 * @throws ApiError not_found when the wedding does not exist
 */
export async function takeNextRevision(trx: DbTransaction, weddingId: string): Promise<number> {
  const revision = await advanceRevision(trx, weddingId)
  if (revision === undefined) throw new ApiError('not_found')
  return revision
}

/**
 * Records a change of a household's status under the next revision of its wedding, which stays locked until the transaction ends.
 * @param changes of the status; without any, only its revision changes, for what is stored in other tables
 * @param isUnread whether it is a reply of the guests, which the couple has not seen
 * @returns the revision
 * @throws ApiError not_found when the wedding does not exist
 */
export async function recordStatusChange(
  trx: DbTransaction,
  { weddingId, householdId }: { weddingId: string; householdId: string },
  changes: StatusChanges = {},
  { isUnread = false } = {},
): Promise<number> {
  const revision = await takeNextRevision(trx, weddingId)
  const keys = { wedding_id: weddingId, household_id: householdId, revision }
  await saveStatus(trx, keys, { ...changes, ...(isUnread ? { reply_revision: revision } : {}) })
  return revision
}

/** @returns the status of a household that has one */
export async function getStatus(db: Db, view: WeddingView, householdId: string): Promise<HouseholdStatus> {
  const [status] = await findStatuses(db, view, { householdId })
  if (!status) throw new ApiError('not_found')
  return toStatusWire(status)
}

/** @returns the statuses of all households that have one and may be read */
export const listAllStatuses = async ({ db }: Pick<AppDeps, 'db'>, view: WeddingView): Promise<HouseholdStatus[]> =>
  (await findStatuses(db, view, {})).map(toStatusWire)

/** @param after only what has changed after this revision */
export async function listStatuses(
  { db }: Pick<AppDeps, 'db'>,
  view: WeddingView,
  after: number | undefined,
): Promise<ResponseBody<'listStatuses'>> {
  // The revision comes first: what changes between the queries is sent twice rather than never.
  const wedding = await getWedding({ db }, view.member!.userId, view.weddingId)
  const { revision, unread_replies: unreadReplies, unseen_changes: unseenChanges } = wedding
  const hasChanged = after === undefined || revision !== after
  const statuses = hasChanged ? await findStatuses(db, view, after === undefined ? {} : { after }) : []
  const pendingRequests = view.member!.role === 'owner' ? await countPendingRequests(db, view.weddingId) : 0
  return { items: statuses.map(toStatusWire), revision, unreadReplies, unseenChanges, pendingRequests }
}

/**
 * Tells the other members that one is about to send a household a message, unless another one is.
 * @throws ApiError not_found, forbidden (its side)
 */
export async function openOnDesk(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  view: WeddingView,
  householdId: string,
): Promise<HouseholdStatus> {
  const { weddingId, member } = view
  const { userId } = member!
  return db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    await getEditableHousehold(trx, view, householdId)
    const [present] = await findStatuses(trx, view, { householdId })
    const isTaken = present?.row.desk_user_id !== userId && (present?.row.desk_until ?? '') > getTimestamp(clock)
    if (!isTaken) {
      const changes = { desk_user_id: userId, desk_until: getTimestamp(clock, DESK_OPEN_S) }
      const revision = await recordStatusChange(trx, { weddingId, householdId }, changes)
      await closeOtherDesks(trx, { weddingId, userId, householdId }, revision)
    }
    return getStatus(trx, view, householdId)
  })
}

/** Marks the replies up to a revision as seen by a member of the wedding, but none that are still to come. */
export async function markRepliesSeen(
  { db }: Pick<AppDeps, 'db'>,
  weddingId: string,
  userId: string,
  revision: number,
): Promise<void> {
  const { revision: latest } = await getWedding({ db }, userId, weddingId)
  await updateSeenRevision(db, weddingId, userId, Math.min(revision, latest))
}
