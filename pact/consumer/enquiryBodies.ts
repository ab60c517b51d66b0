import { MatchersV3 } from '@pact-foundation/pact'
import type { ErrorCode } from '@/api'
import { approvedProvider, coupleEnquiry } from '../states.ts'
import { matchCalendarDate, matchErrorBody, matchInstant } from './contract.ts'

const { eachLike, integer, number, regex, string, uuid } = MatchersV3
const { enquiryId, reviewId } = coupleEnquiry

const createdAt = matchInstant('2024-01-10T10:00:00.000Z')
const reference = string('K7M3P9')
const matchPhone = (example: string) => regex('^\\+?[0-9]+$', example)

export const enquirySent = { id: uuid(enquiryId), reference }

/** What the provider sees of an enquiry. */
const asked = {
  id: enquiryId,
  reference,
  name: string('Laila Hassan'),
  phone: matchPhone('+201012345678'),
  weddingDate: matchCalendarDate('2024-06-17'),
  place: string('Heliopolis, Cairo'),
  guests: integer(250),
  message: string('Is the garden free that evening?'),
  createdAt,
}

/** An enquiry as its couple gets it. @param changes what differs from a booking without a review */
export const matchEnquiry = (changes: object = {}) => ({
  ...asked,
  provider: { id: approvedProvider.id, name: string(approvedProvider.businessName), phone: matchPhone('01112345678') },
  weddingId: null,
  status: 'booked',
  amount: number(42_000),
  note: string('With dinner'),
  reviewFrom: matchCalendarDate('2024-06-18'),
  review: null,
  version: 1,
  ...changes,
})

const matchPage = (item: object, pageSize: number) => ({ items: eachLike(item), page: 1, pageSize, total: integer(1) })

export const receivedPage = matchPage(asked, 20)

const star = integer(5)
const stars = { quality: star, communication: star, punctuality: star, value: star }
/** A provider's answer. */
export const matchAnswer = (text: string) => ({ text: string(text), createdAt })
const answer = matchAnswer('It was a joy to be with you.')

/** What everybody sees of a review. */
const review = {
  id: uuid(reviewId),
  name: string('Laila & Ahmed'),
  words: string('The garden was full of light.'),
  answer: null,
  createdAt,
}

/** A review as its couple gets it, which waits. */
export const matchOwnReview = (changes: object = {}) => ({
  ...review,
  isDisputed: false,
  stars,
  status: 'waiting',
  refusal: null,
  ...changes,
})

/** A review with its answer, which is disputed, as its couple gets it. */
export const disputedReview = matchOwnReview({ status: 'shown', answer, isDisputed: true })

/** A review as everybody gets it, of a provider with fewer than three. */
export const matchReview = (changes: object = {}) => ({ ...review, dispute: 'none', stars: null, ...changes })

/** The page of the reviews of a provider with a rating. */
export const ratedPage = matchPage(matchReview({ stars }), 10)
/** The page of the only review of a provider, which is answered and disputed. */
export const disputedPage = matchPage(matchReview({ answer, dispute: 'open' }), 10)

const { isDisputed: _isDisputed, ...ofQueue } = matchOwnReview()
/** A review as the operator gets it. @param changes what differs from one that waits */
export const matchQueuedReview = (changes: object = {}) => ({
  ...ofQueue,
  provider: { id: approvedProvider.id, name: string(approvedProvider.businessName) },
  reference,
  dispute: null,
  version: 1,
  ...changes,
})
const matchDispute = (isOpen: boolean) => ({ reason: string('We were not at this wedding.'), isOpen, createdAt })
/** A disputed review as the operator gets it. */
export const queuedDispute = matchQueuedReview({ status: 'shown', answer, dispute: matchDispute(true) })
/** The same after it was refused. */
export const matchClosedDispute = (refusal: string) =>
  matchQueuedReview({ status: 'refused', refusal, dispute: matchDispute(false), version: 2 })

const createConflict = (code: ErrorCode, message: string) => ({ status: 409, body: matchErrorBody(code, message) })
/** Responses of status 409 about enquiries and reviews, by their code. */
export const enquiryConflicts = {
  own_provider: createConflict('own_provider', 'This is your own entry in the directory.'),
  not_booked: createConflict('not_booked', 'You can review a provider once you have marked it as booked.'),
  too_early: createConflict('too_early', 'You can review a provider once your wedding day has passed.'),
} as const

/** What the export of the couple's account has of its enquiry and review. */
export const matchExportedEnquiries = (providerId: string) => ({
  enquiries: eachLike({
    ...asked,
    providerId,
    providerName: string(approvedProvider.businessName),
    weddingId: null,
    status: 'booked',
    amount: number(42_000),
    note: string('With dinner'),
    version: integer(1),
    updatedAt: createdAt,
  }),
  reviews: eachLike({ ...disputedReview, enquiryId, decidedAt: createdAt }),
})
