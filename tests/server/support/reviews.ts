import { randomUUID } from 'node:crypto'
import type { Db, NewRow } from '../../../server/database/schema.ts'

type Content = Pick<NewRow<'reviews'>, 'enquiry_id' | 'provider_id'> & Partial<NewRow<'reviews'>>

const CREATED_AT = '2026-11-20T10:00:00.000Z'

/** Stores a review that waits. @param content ids and what differs @returns its id */
export async function addReviewRow(db: Db, content: Content): Promise<string> {
  const review = {
    id: randomUUID(),
    name: 'Laila & Ahmed',
    quality: 5,
    communication: 4,
    punctuality: 5,
    value: 4,
    words: 'The garden was full of light.',
    status: 'waiting',
    refusal: null,
    answer: null,
    answered_at: null,
    dispute: null,
    disputed_at: null,
    dispute_closed_at: null,
    version: 1,
    created_at: CREATED_AT,
    decided_at: null,
    ...content,
  }
  await db.insertInto('reviews').values(review).execute()
  return review.id
}

/** A review that the operator has approved. */
export const shown = { status: 'shown', decided_at: '2026-11-20T11:00:00.000Z' } as const
