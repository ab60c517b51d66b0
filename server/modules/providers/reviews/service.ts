import { randomUUID } from 'node:crypto'
import { hasContact } from '../../../../shared/hasContact.ts'
import { cleanLine, cleanText, isBlank } from '../../../../shared/text.ts'
import type { PageRequest } from '../../../database/pages.ts'
import type { Db, DbTransaction } from '../../../database/schema.ts'
import type { AppDeps } from '../../../deps.ts'
import { ApiError, createFieldError } from '../../../errors.ts'
import type { FieldProblem } from '../../../errors.ts'
import { getTimestamp } from '../../../lib/instant.ts'
import type { Body } from '../../../lib/operationTypes.ts'
import { hasColumns, resolveRepeated } from '../../../lib/repeatedCreation.ts'
import { claimOwnProvider } from '../ownership.ts'
import {
  deleteReviewOfEnquiry,
  findQueuedReview,
  findRatings,
  findReviewQueue,
  findReviewsOfEnquiries,
  findShownReviews,
  insertReview,
  lockShownReview,
  updateReview,
} from '../repository/reviews.ts'
import { isDisputed, toOwnReviewWire, toQueuedReviewWire, toRating, toReviewWire } from './model.ts'
import type { OwnReview, QueuedReview, ReviewRow } from './model.ts'

export { countReviewsToDecide } from '../repository/reviews.ts'

type Deps = Pick<AppDeps, 'db' | 'clock'>

/** @returns a function that gives the rating of one of the providers; null for one with too few reviews */
export async function findRatingsOf(db: Db, providerIds: string[]) {
  const rows = await findRatings(db, providerIds)
  return (providerId: string) => toRating(rows.find((row) => row.provider_id === providerId))
}

const hasRating = async (db: Db, providerId: string): Promise<boolean> =>
  (await findRatingsOf(db, [providerId]))(providerId) !== null

/** @returns a page of the shown reviews of a provider */
export async function listReviews(db: Db, providerId: string, page: PageRequest) {
  const hasStars = await hasRating(db, providerId)
  const { rows, total } = await findShownReviews(db, providerId, page)
  return { rows: rows.map((row) => toReviewWire(row, hasStars)), total }
}

const required: FieldProblem['message'] = (texts) => texts.required
const contact: FieldProblem['message'] = (texts) => texts.contactInReview

/** @throws ApiError validation_failed for a blank name, and for links and phone numbers */
function toReviewColumns({ name, stars, words }: Body<'addReview'>) {
  const texts = { name: cleanLine(name), words: cleanText(words) }
  const problems = Object.entries(texts).flatMap(([field, text]) =>
    hasContact(text) ? [{ field, message: contact }] : [],
  )
  if (isBlank(name)) problems.push({ field: 'name', message: required })
  if (problems.length > 0) throw new ApiError('validation_failed', problems)
  const { quality, communication, punctuality, value } = stars
  return { ...texts, quality, communication, punctuality, value }
}

/**
 * Adds the review of an enquiry; whether the couple may write one is the caller's rule. A repeated request does nothing.
 * @throws ApiError validation_failed; already_exists for another review of the enquiry
 */
export async function addReview(
  trx: DbTransaction,
  { enquiryId, providerId, now }: { enquiryId: string; providerId: string; now: string },
  review: Body<'addReview'>,
): Promise<void> {
  const columns = toReviewColumns(review)
  const isNew = await insertReview(trx, {
    id: randomUUID(),
    enquiry_id: enquiryId,
    provider_id: providerId,
    ...columns,
    status: 'waiting',
    version: 1,
    created_at: now,
  })
  if (isNew) return
  const [stored] = await findReviewsOfEnquiries(trx, [enquiryId])
  // Deleted in the meantime.
  if (!stored) throw new ApiError('already_exists')
  await resolveRepeated(stored, { isOwn: true, isSame: hasColumns(stored, columns) })
}

/** @throws ApiError not_found */
export async function removeReview(db: Db, enquiryId: string): Promise<void> {
  if (!(await deleteReviewOfEnquiry(db, enquiryId))) throw new ApiError('not_found')
}

/** @returns a function that gives the review of one of the enquiries, as its couple sees it; null without one */
export async function findOwnReviews(db: Db, enquiryIds: string[]) {
  const rows = await findReviewsOfEnquiries(db, enquiryIds)
  return (enquiryId: string): OwnReview | null => {
    const row = rows.find((found) => found.enquiry_id === enquiryId)
    return row ? toOwnReviewWire(row) : null
  }
}

interface OwnerRequest {
  userId: string
  providerId: string
  reviewId: string
}

/** @throws ApiError not_found */
async function lockForOwner(trx: DbTransaction, { userId, providerId, reviewId }: OwnerRequest): Promise<ReviewRow> {
  await claimOwnProvider(trx, userId, providerId)
  const review = await lockShownReview(trx, providerId, reviewId)
  if (!review) throw new ApiError('not_found')
  return review
}

/** Stores a text of the owner once; a repeated request does nothing. */
async function storeOnce(
  { db }: Pick<Deps, 'db'>,
  request: OwnerRequest,
  { column, text, changes }: { column: 'answer' | 'dispute'; text: string; changes: Partial<ReviewRow> },
) {
  return db.transaction().execute(async (trx) => {
    const review = await lockForOwner(trx, request)
    const stored = review[column]
    const changed =
      stored === null
        ? await updateReview(trx, review, { ...changes, [column]: text })
        : await resolveRepeated(review, { isOwn: true, isSame: stored === text })
    if (!changed) throw new ApiError('version_conflict')
    return toReviewWire(changed, await hasRating(trx, request.providerId))
  })
}

/** @throws ApiError not_found, already_exists (another answer), validation_failed for a blank text, links and phone numbers */
export async function answerReview({ db, clock }: Deps, request: OwnerRequest, given: string) {
  const text = cleanText(given)
  if (isBlank(text)) throw createFieldError('text', required)
  if (hasContact(text)) throw createFieldError('text', contact)
  return storeOnce({ db }, request, { column: 'answer', text, changes: { answered_at: getTimestamp(clock) } })
}

/** @throws ApiError not_found, already_exists (disputed with another reason), validation_failed for a blank reason */
export async function disputeReview({ db, clock }: Deps, request: OwnerRequest, given: string) {
  const text = cleanText(given)
  if (isBlank(text)) throw createFieldError('reason', required)
  return storeOnce({ db }, request, { column: 'dispute', text, changes: { disputed_at: getTimestamp(clock) } })
}

/** @returns a page of reviews as the operator sees them */
export async function listReviewQueue(
  db: Db,
  queue: 'waiting' | 'disputed' | 'decided' = 'waiting',
  page: PageRequest,
) {
  const { rows, total } = await findReviewQueue(db, queue, page)
  return { rows: rows.map(toQueuedReviewWire), total }
}

/**
 * Shows or refuses a review, and closes an open dispute.
 * @param reason for the couple; null without one
 * @throws ApiError not_found, version_conflict
 */
export async function decideReview(
  trx: DbTransaction,
  id: string,
  { decision, reason, removesAnswer, version, now }: Body<'decideReview'> & { reason: string | null; now: string },
): Promise<QueuedReview> {
  const stored = await findQueuedReview(trx, id)
  if (!stored) throw new ApiError('not_found')
  const changed = await updateReview(
    trx,
    { id, version },
    {
      status: decision === 'show' ? 'shown' : 'refused',
      refusal: decision === 'show' ? null : reason,
      decided_at: now,
      ...(removesAnswer ? { answer: null, answered_at: null } : {}),
      ...(isDisputed(stored) ? { dispute_closed_at: now } : {}),
    },
  )
  if (!changed) throw new ApiError('version_conflict')
  return toQueuedReviewWire({ ...stored, ...changed })
}
