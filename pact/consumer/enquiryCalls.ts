import { providerEndpoints, type EnquiryUpdate, type NewEnquiry, type NewReview } from '@/api/providers'
import { approvedProvider, couple, coupleEnquiry, ownedProvider, states } from '../states.ts'
import type { Call } from './calls.ts'
import { bearer } from './contract.ts'
import { requestKey, requestKeyHeader } from './invitation.ts'

const { endpoints } = providerEndpoints
const once = { subscribe: false } as const
const { enquiryId: ownId, reviewId: ownReviewId } = coupleEnquiry

/** A wedding day that has passed; the couple of such a booking may review the provider. */
export const PAST_DAY = '2024-06-17'
/** Far ahead, so that the contract does not age. */
export const FUTURE_DAY = '2050-06-17'

/** An enquiry of the couple to the approved provider, booked for a day that has passed. */
export const createAskedState = (
  changes: { userId?: string; providerId?: string; status?: 'asked' | 'booked'; weddingDate?: string } = {},
) =>
  [
    states.providerAsked,
    {
      userId: couple.id,
      providerId: approvedProvider.id,
      enquiryId: ownId,
      status: 'booked',
      weddingDate: PAST_DAY,
      ...changes,
    },
  ] as const
export const createReviewedState = (status: 'waiting' | 'shown' | 'disputed') =>
  [states.providerReviewed, { ...coupleEnquiry, status }] as const

/** The bodies of the calls. */
export const newEnquiry: NewEnquiry = {
  name: 'Laila Hassan',
  phone: '01012345678',
  consent: true,
  weddingId: null,
  weddingDate: FUTURE_DAY,
  place: 'Heliopolis, Cairo',
  guests: 250,
  message: 'Is the garden free that evening?',
}
export const enquiryUpdate: EnquiryUpdate = {
  status: 'quoted',
  amount: 45_000,
  note: 'With dinner and flowers',
  weddingDate: FUTURE_DAY,
  version: 1,
}
export const newReview: NewReview = {
  name: 'Laila & Ahmed',
  stars: { quality: 5, communication: 4, punctuality: 5, value: 4 },
  words: 'The garden was full of light.',
}
export const newAnswer = { text: 'Thank you both.' }
export const newDispute = { reason: 'This is another hall.' }

/** Builders of the calls about one's own enquiries, by operation. */
export const enquiryCalls = {
  listEnquiries: () => ({
    receiving: "a request for one's enquiries",
    request: { method: 'GET', path: '/enquiries', headers: bearer },
    run: (store) => store.dispatch(endpoints.listEnquiries.initiate(undefined, once)),
  }),
  updateEnquiry: (enquiryId: string = ownId, update = enquiryUpdate) => ({
    receiving: 'an edit of an enquiry',
    request: { method: 'PUT', path: `/enquiries/${enquiryId}`, headers: bearer, body: update },
    run: (store) => store.dispatch(endpoints.updateEnquiry.initiate({ enquiryId, enquiryUpdate: update })),
  }),
  deleteEnquiry: (enquiryId: string = ownId) => ({
    receiving: 'a deletion of an enquiry',
    request: { method: 'DELETE', path: `/enquiries/${enquiryId}`, headers: bearer },
    run: (store) => store.dispatch(endpoints.deleteEnquiry.initiate({ enquiryId })),
  }),
  addReview: (enquiryId: string = ownId, review = newReview) => ({
    receiving: 'a review of a provider',
    request: { method: 'POST', path: `/enquiries/${enquiryId}/review`, headers: bearer, body: review },
    run: (store) => store.dispatch(endpoints.addReview.initiate({ enquiryId, newReview: review })),
  }),
  deleteReview: (enquiryId: string = ownId) => ({
    receiving: "a deletion of one's review",
    request: { method: 'DELETE', path: `/enquiries/${enquiryId}/review`, headers: bearer },
    run: (store) => store.dispatch(endpoints.deleteReview.initiate({ enquiryId })),
  }),
} as const satisfies Record<string, (...changes: never[]) => Call>

/** Builders of the calls with which an owner reads enquiries and responds to reviews, by operation. */
export const receivedCalls = {
  listReceivedEnquiries: (id: string = ownedProvider.id, page = 1) => ({
    receiving: "a request for the enquiries to one's provider",
    request: { method: 'GET', path: `/providers/${id}/enquiries`, headers: bearer, query: { page: String(page) } },
    run: (store) => store.dispatch(endpoints.listReceivedEnquiries.initiate({ id, page }, once)),
  }),
  answerReview: (id: string = ownedProvider.id, answer = newAnswer, reviewId: string = ownReviewId) => ({
    receiving: 'an answer to a review',
    request: { method: 'POST', path: `/providers/${id}/reviews/${reviewId}/answer`, headers: bearer, body: answer },
    run: (store) => store.dispatch(endpoints.answerReview.initiate({ id, reviewId, newAnswer: answer })),
  }),
  disputeReview: (id: string = ownedProvider.id, dispute = newDispute, reviewId: string = ownReviewId) => ({
    receiving: 'a dispute of a review',
    request: { method: 'POST', path: `/providers/${id}/reviews/${reviewId}/dispute`, headers: bearer, body: dispute },
    run: (store) => store.dispatch(endpoints.disputeReview.initiate({ id, reviewId, newDispute: dispute })),
  }),
} as const satisfies Record<string, (...changes: never[]) => Call>

/** Builders of the calls that need no account, by operation. */
export const askingCalls = {
  sendEnquiry: (id: string = approvedProvider.id, enquiry = newEnquiry) => ({
    receiving: "a couple's enquiry to a provider",
    request: {
      method: 'POST',
      path: `/providers/${id}/enquiries`,
      headers: { ...bearer, ...requestKeyHeader },
      body: enquiry,
    },
    run: (store) =>
      store.dispatch(endpoints.sendEnquiry.initiate({ id, 'Idempotency-Key': requestKey, newEnquiry: enquiry })),
  }),
  listReviews: (id: string = approvedProvider.id) => ({
    receiving: "a couple's request for the reviews of a provider",
    request: {
      method: 'GET',
      path: `/providers/${id}/reviews`,
      headers: bearer,
      query: { page: '1', pageSize: '10' },
    },
    run: (store) => store.dispatch(endpoints.listReviews.initiate({ id, page: 1, pageSize: 10 }, once)),
  }),
} as const satisfies Record<string, (...changes: never[]) => Call>
