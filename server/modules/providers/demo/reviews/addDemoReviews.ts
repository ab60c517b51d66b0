import { DEFAULT_TIME_ZONE } from '../../../../../shared/limits.ts'
import { getCalendarDate } from '../../../../../shared/timeZones.ts'
import type { Db, NewRow } from '../../../../database/schema.ts'
import { createReference } from '../../../../lib/codes.ts'
import { restoreEnquiry } from '../../repository/enquiries.ts'
import { findReviewsOfEnquiries, insertReview } from '../../repository/reviews.ts'
import { getPartId } from '../providers.ts'
import type { DemoProvider } from '../providers.ts'
import type { DemoReview } from './createReviews.ts'

/** One of the numbers 010 0000 00xx, which reach no person; no sample provider has it. */
const COUPLE_PHONE = '+201000000000'
const DAY_MS = 86_400_000

const shiftTime = (time: string, days: number): string => new Date(Date.parse(time) + days * DAY_MS).toISOString()

/** @returns the booked enquiry of a couple without an account, whose wedding was ten days before the review */
function toEnquiryRow(id: string, provider: DemoProvider, { name, enquiry, reviewedAt }: DemoReview) {
  const askedAt = shiftTime(reviewedAt, -60)
  return {
    id,
    reference: createReference(),
    provider_id: provider.id,
    provider_name: provider.details.businessName ?? provider.details.fullName,
    name,
    phone: COUPLE_PHONE,
    wedding_date: getCalendarDate(DEFAULT_TIME_ZONE, Date.parse(shiftTime(reviewedAt, -10))),
    message: enquiry,
    status: 'booked',
    version: 1,
    created_at: askedAt,
    updated_at: askedAt,
  } satisfies NewRow<'enquiries'>
}

/** @returns the review, shown after a day, with its answer of the day after */
function toReviewRow(id: string, provider: DemoProvider, { name, stars, words, answer, reviewedAt }: DemoReview) {
  const [quality, communication, punctuality, value] = stars
  return {
    id,
    enquiry_id: id,
    provider_id: provider.id,
    name,
    quality,
    communication,
    punctuality,
    value,
    words,
    status: 'shown',
    answer,
    answered_at: answer === null ? null : shiftTime(reviewedAt, 2),
    version: 1,
    created_at: reviewedAt,
    decided_at: shiftTime(reviewedAt, 1),
  } satisfies NewRow<'reviews'>
}

/**
 * Adds the missing reviews of a sample provider, all or none of them. The counts of its enquiries stay as they are.
 * @returns the number of added reviews
 */
export async function addDemoReviews(db: Db, provider: DemoProvider): Promise<number> {
  const reviews = provider.reviews.map((review, position) => ({ id: getPartId(provider.id, position), review }))
  if (reviews.length === 0) return 0
  return db.transaction().execute(async (trx) => {
    const stored = await findReviewsOfEnquiries(
      trx,
      reviews.map(({ id }) => id),
    )
    const missing = reviews.filter(({ id }) => stored.every((row) => row.id !== id))
    for (const { id, review } of missing) {
      await restoreEnquiry(trx, toEnquiryRow(id, provider, review))
      await insertReview(trx, toReviewRow(id, provider, review))
    }
    return missing.length
  })
}
