import { REVIEWS_FOR_RATING } from '../../../shared/limits.ts'
import { signIn } from './accountRound.ts'
import type { BenchClient } from './calls.ts'
import type { BenchDatabase } from './database.ts'
import { getEmail, getRowId } from './rows.ts'

const READS = 3

interface Versioned {
  id: string
  version: number
}

const enquiry = {
  name: 'ليلى حسن',
  phone: '01012345678',
  consent: true,
  weddingId: null,
  weddingDate: '2050-06-17',
  place: null,
  guests: 250,
  message: 'هل القاعة متاحة؟',
}

const newReview = {
  name: 'ليلى وعمر',
  stars: { quality: 5, communication: 4, punctuality: 5, value: 4 },
  words: 'كانت ليلة جميلة.',
}

/** Asks a provider, notes its offer, and deletes the enquiry. @param provider the number of one that is approved */
export async function runEnquiryRound({ call }: BenchClient, provider: number, token: string): Promise<void> {
  const path = `providers/${getRowId('provider', provider)}`
  const { id } = await call<Versioned>('sendEnquiry', 'POST', `${path}/enquiries`, { token, body: enquiry })
  for (let nth = 0; nth < READS; nth += 1) {
    await call('listEnquiries', 'GET', 'enquiries', { token })
    await call('listReviews', 'GET', `${path}/reviews`)
  }
  const body = { status: 'booked', amount: 42_000, note: null, weddingDate: enquiry.weddingDate, version: 1 }
  await call('updateEnquiry', 'PUT', `enquiries/${id}`, { token, body })
  await call('deleteEnquiry', 'DELETE', `enquiries/${id}`, { token })
}

/** A review that the n-th account writes, of a provider that belongs to the account `owner`. */
export interface ReviewedEnquiry {
  enquiryId: string
  providerId: string
  owner: number
}

/** Gives the provider that the n-th account has booked to an account that no round deletes, the same for all that have booked it. */
export async function prepareReview({ run }: BenchDatabase, n: number): Promise<ReviewedEnquiry> {
  const provider = Math.floor((n + 1) / REVIEWS_FOR_RATING)
  const owner = 2 * provider - 1
  const providerId = getRowId('provider', provider)
  await run(`update providers set owner_id = '${getRowId('user', owner)}' where id = '${providerId}'`)
  return { enquiryId: getRowId('enquiry', n + 1), providerId, owner }
}

/**
 * Replaces the review of an enquiry. The operator shows it, its provider answers and disputes it, and the operator closes the dispute.
 * @param token of the couple
 * @param cookie of the operator
 */
export async function runReviewRound(
  client: BenchClient,
  { enquiryId, providerId, owner }: ReviewedEnquiry,
  { token, cookie }: { token: string; cookie: string },
): Promise<void> {
  const { call } = client
  const ownerToken = await signIn(client, getEmail(owner))
  const review = `enquiries/${enquiryId}/review`
  await call('deleteReview', 'DELETE', review, { token })
  const added = await call<{ review: { id: string } }>('addReview', 'POST', review, { token, body: newReview })
  const { id } = added.review
  const decide = (version: number) =>
    call('decideReview', 'POST', `operator/reviews/${id}/decision`, {
      cookie,
      body: { decision: 'show', reason: null, removesAnswer: false, version },
    })
  await decide(1)
  const path = `providers/${providerId}/reviews/${id}`
  await call('answerReview', 'POST', `${path}/answer`, { token: ownerToken, body: { text: 'سعدنا بكم.' } })
  await call('disputeReview', 'POST', `${path}/dispute`, { token: ownerToken, body: { reason: 'لم نكن هناك.' } })
  // Answering and disputing have each raised the version.
  await decide(4)
}
