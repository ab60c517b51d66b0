import { DEFAULT_TIME_ZONE } from '../../../shared/limits.ts'
import { getCalendarDate } from '../../../shared/timeZones.ts'
import type { Db } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Body } from '../../lib/operationTypes.ts'
import { findOwn } from '../providers/ownership.ts'
import { addReview as storeReview, findOwnReviews, removeReview as deleteReview } from '../providers/reviews/service.ts'
import { getReviewFrom, toEnquiryWire } from './model.ts'
import type { EnquiryWire, OwnEnquiryRow } from './model.ts'
import { findOwnEnquiryRow, lockOwnEnquiryRow } from './repository.ts'

/** @returns enquiries with their reviews, as their couple sees them */
export async function describeEnquiries(db: Db, rows: OwnEnquiryRow[]): Promise<EnquiryWire[]> {
  const getReview = await findOwnReviews(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toEnquiryWire(row, getReview(row.id)))
}

/** @returns an enquiry with its review, as its couple sees it */
export const describeEnquiry = async (db: Db, row: OwnEnquiryRow): Promise<EnquiryWire> =>
  (await describeEnquiries(db, [row]))[0]!

/** @throws ApiError not_booked, too_early, own_provider; not_found when the provider was deleted */
async function checkReviewable(db: Db, userId: string, enquiry: OwnEnquiryRow, now: number): Promise<string> {
  const { provider_id: providerId, status } = enquiry
  if (providerId === null) throw new ApiError('not_found')
  if (status !== 'booked') throw new ApiError('not_booked')
  const from = getReviewFrom(enquiry)
  if (from === null || getCalendarDate(DEFAULT_TIME_ZONE, now) < from) throw new ApiError('too_early')
  // Somebody may have become its owner after the enquiry.
  if (await findOwn(db, userId, providerId)) throw new ApiError('own_provider')
  return providerId
}

/**
 * Adds the couple's review of a booked provider, which waits for the operator's approval. A repeated request does nothing.
 * @throws ApiError validation_failed, not_found, not_booked, too_early, own_provider, already_exists (another review)
 */
export function addReview(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  userId: string,
  enquiryId: string,
  review: Body<'addReview'>,
): Promise<EnquiryWire> {
  return db.transaction().execute(async (trx) => {
    await lockOwnEnquiryRow(trx, userId, enquiryId)
    const enquiry = await findOwnEnquiryRow(trx, userId, enquiryId)
    if (!enquiry) throw new ApiError('not_found')
    const providerId = await checkReviewable(trx, userId, enquiry, clock())
    await storeReview(trx, { enquiryId, providerId, now: getTimestamp(clock) }, review)
    return describeEnquiry(trx, enquiry)
  })
}

/** @throws ApiError not_found */
export async function removeReview({ db }: Pick<AppDeps, 'db'>, userId: string, enquiryId: string): Promise<void> {
  if (!(await findOwnEnquiryRow(db, userId, enquiryId))) throw new ApiError('not_found')
  await deleteReview(db, enquiryId)
}
