import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../server/context.ts'
import type { Db, NewRow } from '../../server/database/schema.ts'
import type { User } from '../../server/modules/identity/users.ts'
import { ENQUIRIES_PER_ACCOUNT, REVIEWS_FOR_RATING } from '../../shared/limits.ts'
import { addReviewRow, shown } from '../../tests/server/support/reviews.ts'
import type { StateHandlers } from './stateHandlers.ts'

type EnquiryState =
  | 'a provider has been asked'
  | 'an account can ask no more'
  | 'a provider has been reviewed'
  | 'a provider has a rating'

/** Long before every wedding day of the contract. */
const ASKED_AT = '2024-01-10T10:00:00.000Z'

const enquiry = {
  reference: 'K7M3P9',
  provider_name: 'Adasa Studio',
  wedding_id: null,
  name: 'Laila Hassan',
  phone: '+201012345678',
  wedding_date: '2024-06-17',
  place: 'Heliopolis, Cairo',
  guests: 250,
  message: 'Is the garden free that evening?',
  status: 'booked',
  amount: 42_000,
  note: 'With dinner',
  version: 1,
  created_at: ASKED_AT,
  updated_at: ASKED_AT,
} as const

/** Stores an enquiry with every optional field but a wedding. @returns its id */
async function addEnquiry(
  db: Db,
  asked: { user_id: string | null; provider_id: string | null } & Partial<NewRow<'enquiries'>>,
): Promise<string> {
  const row = { ...enquiry, id: randomUUID(), ...asked }
  await db.insertInto('enquiries').values(row).execute()
  return row.id
}

/** Adds a review of a provider by a couple without an account. */
export async function addReview(db: Db, providerId: string, changes: Partial<NewRow<'reviews'>> = {}): Promise<void> {
  const enquiryId = await addEnquiry(db, { user_id: null, provider_id: providerId })
  await addReviewRow(db, { enquiry_id: enquiryId, provider_id: providerId, ...changes })
}

const answered = { answer: 'It was a joy to be with you.', answered_at: ASKED_AT }
const disputed = { dispute: 'We were not at this wedding.', disputed_at: ASKED_AT }
/** Columns of a review by its status in the contract. */
const columns = { waiting: {}, shown, disputed: { ...shown, ...answered, ...disputed } }

/**
 * Handlers of the states of enquiries and reviews.
 * @param ensureAccount creates an account unless it exists
 */
export const createEnquiryStateHandlers = (
  { db }: Pick<AppContext, 'db'>,
  ensureAccount: (id: string) => Promise<User>,
): Pick<StateHandlers, EnquiryState> => ({
  'a provider has been asked': async ({ userId, providerId, enquiryId, status, weddingDate }) => {
    await ensureAccount(userId)
    await addEnquiry(db, {
      id: enquiryId,
      user_id: userId,
      provider_id: providerId,
      status,
      wedding_date: weddingDate,
    })
    return {}
  },

  'an account can ask no more': async ({ userId }) => {
    await ensureAccount(userId)
    for (let count = 0; count < ENQUIRIES_PER_ACCOUNT; count += 1)
      await addEnquiry(db, { user_id: userId, provider_id: null })
    return {}
  },

  'a provider has been reviewed': async ({ enquiryId, reviewId, status }) => {
    const { provider_id } = await db
      .selectFrom('enquiries')
      .select('provider_id')
      .where('id', '=', enquiryId)
      .executeTakeFirstOrThrow()
    await addReviewRow(db, { id: reviewId, enquiry_id: enquiryId, provider_id: provider_id!, ...columns[status] })
    return {}
  },

  'a provider has a rating': async ({ providerId }) => {
    for (let count = 0; count < REVIEWS_FOR_RATING; count += 1) await addReview(db, providerId, shown)
    return {}
  },
})
