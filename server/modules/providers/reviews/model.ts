import type { components } from '../../../../openapi/generated/types.ts'
import { REVIEWS_FOR_RATING } from '../../../../shared/limits.ts'
import { STAR_NAMES } from '../../../../shared/stars.ts'
import type { StarName } from '../../../../shared/stars.ts'
import type { Row } from '../../../database/schema.ts'

export type ReviewRow = Row<'reviews'>
type Schemas = components['schemas']
export type Stars = Schemas['Stars']
export type Rating = Schemas['Rating']
export type OwnReview = Schemas['OwnReview']
export type QueuedReview = Schemas['QueuedReview']

/** Averages of the shown reviews of a provider. */
export interface RatingRow extends Record<StarName, number> {
  provider_id: string
  count: number
}

const round = (stars: number): number => Math.round(stars * 10) / 10

/** @returns the rating of a provider; null when it has too few reviews for one */
export function toRating(row: RatingRow | undefined): Rating | null {
  if (!row || row.count < REVIEWS_FOR_RATING) return null
  const { count, quality, communication, punctuality, value } = row
  const average = round((quality + communication + punctuality + value) / STAR_NAMES.length)
  const stars = {
    quality: round(quality),
    communication: round(communication),
    punctuality: round(punctuality),
    value: round(value),
  }
  return { count, average, stars }
}

const toStars = ({ quality, communication, punctuality, value }: ReviewRow): Stars => ({
  quality,
  communication,
  punctuality,
  value,
})

const toAnswer = ({ answer, answered_at: createdAt }: ReviewRow) =>
  answer === null || createdAt === null ? null : { text: answer, createdAt }

const getDisputeState = (row: ReviewRow): Schemas['DisputeState'] =>
  row.disputed_at === null ? 'none' : row.dispute_closed_at === null ? 'open' : 'decided'

export const isDisputed = (row: ReviewRow): boolean => getDisputeState(row) === 'open'

const toCommonWire = (row: ReviewRow) => ({
  id: row.id,
  name: row.name,
  words: row.words,
  answer: toAnswer(row),
  createdAt: row.created_at,
})

/** @param hasStars whether the provider has enough reviews to show them */
export const toReviewWire = (row: ReviewRow, hasStars: boolean): Schemas['Review'] => ({
  ...toCommonWire(row),
  stars: hasStars ? toStars(row) : null,
  dispute: getDisputeState(row),
})

/** @returns a review as its couple sees it */
export const toOwnReviewWire = (row: ReviewRow): OwnReview => ({
  ...toCommonWire(row),
  stars: toStars(row),
  status: row.status as OwnReview['status'],
  refusal: row.refusal,
  isDisputed: isDisputed(row),
})

/** A review with what the operator has to know of its enquiry and provider. */
export type QueuedReviewRow = ReviewRow & { reference: string; full_name: string; business_name: string | null }

/** @returns a review as the operator sees it */
export const toQueuedReviewWire = (row: QueuedReviewRow): QueuedReview => ({
  ...toCommonWire(row),
  provider: { id: row.provider_id, name: row.business_name ?? row.full_name },
  reference: row.reference,
  stars: toStars(row),
  status: row.status as QueuedReview['status'],
  refusal: row.refusal,
  dispute:
    row.dispute === null || row.disputed_at === null
      ? null
      : { reason: row.dispute, isOpen: isDisputed(row), createdAt: row.disputed_at },
  version: row.version,
})
