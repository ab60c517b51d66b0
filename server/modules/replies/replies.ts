import { randomUUID } from 'node:crypto'
import { REPLIES_PER_HOUSEHOLD } from '../../config/limits.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import type { StoredHousehold } from '../guests/model.ts'
import { scheduleNotices } from '../push/schedule.ts'
import { checkEditable, getEditableHousehold, getReadableHousehold } from '../guests/service.ts'
import { recordChanges, toChangeKeys } from '../weddings/changes.ts'
import type { ChangeKind, NewChange } from '../weddings/changes.ts'
import { lockWedding } from '../weddings/service.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { scheduleDigest } from './digest.ts'
import { cleanMessage, parseReplySeats, toReplyWire, toSendWire } from './model.ts'
import type { HouseholdStatus, ReplyRow, ReplySeats } from './model.ts'
import {
  deleteOldReplies,
  findCountingReply,
  findPublishedReply,
  findReplies,
  findReply,
  findSends,
  insertReply,
  updateReply,
} from './repository/replies.ts'
import { findHouseholdViews } from './repository/views.ts'
import { getStatus, recordStatusChange } from './statuses.ts'

export { findCountingReply } from './repository/replies.ts'

/** A reply as guests or the couple give it. */
export interface GivenReply {
  id?: string | undefined
  seats: ReplySeats[]
  message?: string | undefined
  mayPublish?: boolean | undefined
  /** The id of the reply that the guests saw, empty when they saw none; undefined replaces any. */
  seenReplyId?: string | undefined
}
export type ReplyChannel = 'link' | 'host'

/**
 * @returns the seats as they are stored: halls in which nobody comes are left out
 * @throws ApiError validation_failed for a hall that is named twice or to which the household is not invited, and for too many persons
 */
function checkSeats(given: ReplySeats[], { seats }: StoredHousehold): ReplySeats[] {
  if (new Set(given.map(({ hallId }) => hallId)).size < given.length)
    throw createFieldError('seats', (texts) => texts.repeated)
  for (const [index, { hallId, coming, children }] of given.entries()) {
    const allowed = seats.find((seat) => seat.hallId === hallId)?.allowed
    if (allowed === undefined) throw createFieldError('seats', (texts) => texts.unknownHall)
    if (coming > allowed) throw createFieldError(`seats.${index}.coming`, (texts) => texts.tooBig(allowed))
    if (children > coming) throw createFieldError(`seats.${index}.children`, (texts) => texts.tooBig(coming))
  }
  return given.filter(({ coming }) => coming > 0)
}

/**
 * Refuses a reply of guests who have not seen a newer one, from another device or by phone.
 * @throws ApiError reply_changed
 */
async function checkSeenReply(
  trx: DbTransaction,
  householdId: string,
  seenReplyId: GivenReply['seenReplyId'],
): Promise<void> {
  if (seenReplyId === undefined) return
  const counting = await findCountingReply(trx, householdId)
  if (!counting || counting.id === seenReplyId) return
  const seen = await findReply(trx, seenReplyId)
  const isNewer = seen?.household_id !== householdId || seen.created_at < counting.created_at
  if (isNewer) throw new ApiError('reply_changed')
}

/**
 * Stores a reply, which counts from now on, once for each id. The wedding must be locked.
 * @returns the reply, whether it was not stored before, and whether it has changed what the invitations show
 * @throws ApiError validation_failed, reply_changed, already_exists (the id)
 */
export async function storeReply(
  trx: DbTransaction,
  household: StoredHousehold,
  { channel, now }: { channel: ReplyChannel; now: string },
  { id = randomUUID(), seats, message, mayPublish = false, seenReplyId }: GivenReply,
): Promise<{ reply: ReplyRow; isNew: boolean; isWishChanged: boolean }> {
  const { id: householdId, wedding_id: weddingId } = household.row
  const content = {
    household_id: householdId,
    channel,
    seats: JSON.stringify(checkSeats(seats, household)),
    message: cleanMessage(message),
    may_publish: mayPublish ? 1 : 0,
  } as const
  const existing = await findReply(trx, id)
  if (existing) {
    const isOwn = existing.wedding_id === weddingId
    const reply = await resolveRepeated(existing, { isOwn, isSame: hasColumns(existing, content) })
    return { reply, isNew: false, isWishChanged: false }
  }
  await checkSeenReply(trx, householdId, seenReplyId)
  const created = { published_at: null, undone_at: null, set_aside_at: null, created_at: now }
  const reply: ReplyRow = { id, wedding_id: weddingId, ...content, ...created }
  const isByGuests = channel === 'link'
  const isWishChanged = isByGuests && (await replaceWish(trx, reply))
  await insertReply(trx, reply)
  await deleteOldReplies(trx, householdId, REPLIES_PER_HOUSEHOLD)
  await recordStatusChange(trx, { weddingId, householdId }, { reply_id: reply.id }, { isUnread: isByGuests })
  if (isByGuests) {
    await scheduleDigest(trx, weddingId, now)
    await scheduleNotices(trx, weddingId, now)
  }
  return { reply, isNew: true, isWishChanged }
}

/**
 * Hides the message that the invitations show of a household, unless the guests have sent the same one again.
 * @returns whether it is hidden
 */
async function replaceWish(trx: DbTransaction, reply: ReplyRow): Promise<boolean> {
  const shown = await findPublishedReply(trx, reply.household_id)
  if (!shown) return false
  await updateReply(trx, shown.id, { published_at: null })
  const isSame = reply.may_publish === 1 && reply.message === shown.message
  if (isSame) reply.published_at = shown.published_at
  return !isSame
}

/**
 * Records a reply that the couple was given by phone.
 * @throws ApiError validation_failed, not_found, forbidden (its side)
 */
export async function recordReply(
  { db, clock }: AppDeps,
  view: WeddingView,
  householdId: string,
  given: GivenReply,
): Promise<HouseholdStatus> {
  return db.transaction().execute(async (trx) => {
    await lockWedding(trx, view.weddingId)
    const household = await getEditableHousehold(trx, view, householdId)
    const now = getTimestamp(clock)
    const { reply, isNew } = await storeReply(trx, household, { channel: 'host', now }, given)
    if (isNew) await recordChanges(trx, toChangeKeys(view, now), [describeReply('replyRecorded', household, reply)])
    return getStatus(trx, view, householdId)
  })
}

/** @returns what a member has done with a reply, for the log */
const describeReply = (kind: ChangeKind, { row }: StoredHousehold, { id, seats }: ReplyRow): NewChange => ({
  kind,
  householdId: row.id,
  entityId: id,
  side: row.side,
  name: row.name,
  after: { seats: parseReplySeats({ seats }).map(({ hallId, coming }) => ({ hallId, allowed: coming })) },
})

/** @returns a reply to be changed, with its household. @throws ApiError not_found, forbidden (the side of its household) */
async function getEditableReply(
  trx: DbTransaction,
  view: WeddingView,
  id: string,
): Promise<{ reply: ReplyRow; household: StoredHousehold }> {
  const reply = await findReply(trx, id)
  if (reply?.wedding_id !== view.weddingId) throw new ApiError('not_found')
  const household = await getReadableHousehold(trx, view, reply.household_id)
  checkEditable(view, household.row.side)
  return { reply, household }
}

/**
 * Undoes a reply or restores one that was undone: the latest one that is neither undone nor set aside counts. The invitations show the message of an undone reply
 * no longer, and that of a restored one again unless another one of the household is shown.
 * @throws ApiError not_found, forbidden (the side)
 */
export async function setReplyUndone(
  { db, clock, touchInvitations }: WeddingDeps,
  view: WeddingView,
  id: string,
  isUndone: boolean,
  undoes?: number,
): Promise<HouseholdStatus> {
  const { weddingId } = view
  const { status, announce } = await db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const { reply, household } = await getEditableReply(trx, view, id)
    const householdId = reply.household_id
    const wasUndone = reply.undone_at !== null
    if (wasUndone === isUndone) return { status: await getStatus(trx, view, householdId), announce: null }
    const isHidden = !isUndone && (await findPublishedReply(trx, householdId)) !== undefined
    const now = getTimestamp(clock)
    await updateReply(trx, id, {
      undone_at: isUndone ? now : null,
      ...(isHidden ? { published_at: null } : {}),
    })
    const replies = await findReplies(trx, householdId)
    const latest = replies.find((one) => one.undone_at === null && one.set_aside_at === null)
    await recordStatusChange(trx, { weddingId, householdId }, { reply_id: latest?.id ?? null })
    const change = describeReply(isUndone ? 'replyUndone' : 'replyRestored', household, reply)
    await recordChanges(trx, { ...toChangeKeys(view, now), undoes }, [change])
    return {
      status: await getStatus(trx, view, householdId),
      announce: reply.published_at === null ? null : await touchInvitations(trx, weddingId),
    }
  })
  announce?.()
  return status
}

/**
 * Shows the message of a reply on the invitations of the wedding, instead of an earlier one of the household, or hides it.
 * @throws ApiError not_found, validation_failed when the guests have not agreed, or the reply has no message or is undone
 */
export async function publishWish(
  { db, clock, touchInvitations }: WeddingDeps,
  view: WeddingView,
  id: string,
  isPublished: boolean,
): Promise<HouseholdStatus> {
  const { weddingId } = view
  const { status, announce } = await db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const { reply } = await getEditableReply(trx, view, id)
    const mayShow = reply.may_publish === 1 && reply.message !== null && reply.undone_at === null
    if (isPublished && !mayShow) throw createFieldError('published', (texts) => texts.invalid)
    const householdId = reply.household_id
    const shown = await findPublishedReply(trx, householdId)
    if (shown) await updateReply(trx, shown.id, { published_at: null })
    await updateReply(trx, id, { published_at: isPublished ? getTimestamp(clock) : null })
    await recordStatusChange(trx, { weddingId, householdId })
    return {
      status: await getStatus(trx, view, householdId),
      announce: await touchInvitations(trx, weddingId),
    }
  })
  announce()
  return status
}

/**
 * @returns all replies, messages and views of a household on the list or in the bin
 * @throws ApiError not_found
 */
export async function getHouseholdHistory(
  { db }: { db: Db },
  view: WeddingView,
  householdId: string,
): Promise<ResponseBody<'getHouseholdHistory'>> {
  await getReadableHousehold(db, view, householdId)
  type Source = ResponseBody<'getHouseholdHistory'>['views'][number]['source']
  return {
    replies: (await findReplies(db, householdId)).map(toReplyWire),
    sends: (await findSends(db, householdId)).map(toSendWire),
    views: (await findHouseholdViews(db, householdId)).map(({ source, date }) => ({ source: source as Source, date })),
  }
}
