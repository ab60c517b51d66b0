import { sql } from 'kysely'
import { findPage } from '../../../database/pages.ts'
import type { Page, PageRequest } from '../../../database/pages.ts'
import type { Db, DbTransaction, NewRow } from '../../../database/schema.ts'
import { lockFirst } from '../../../database/transactions.ts'
import { STAR_NAMES } from '../../../../shared/stars.ts'
import type { QueuedReviewRow, RatingRow, ReviewRow } from '../reviews/model.ts'

/** @returns false when the enquiry has a review already */
export async function insertReview(trx: DbTransaction, review: NewRow<'reviews'>): Promise<boolean> {
  const row = await trx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.column('enquiry_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the reviews of enquiries, at most one of each */
export const findReviewsOfEnquiries = (db: Db, enquiryIds: string[]): Promise<ReviewRow[]> =>
  enquiryIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('reviews').selectAll().where('enquiry_id', 'in', enquiryIds).execute()

/** @returns whether the enquiry had a review */
export async function deleteReviewOfEnquiry(db: Db, enquiryId: string): Promise<boolean> {
  const row = await db.deleteFrom('reviews').where('enquiry_id', '=', enquiryId).returning('id').executeTakeFirst()
  return row !== undefined
}

/** @returns a page of the shown reviews of a provider, the newest first */
export const findShownReviews = (db: Db, providerId: string, page: PageRequest): Promise<Page<ReviewRow>> =>
  findPage(
    db
      .selectFrom('reviews')
      .selectAll()
      .where('provider_id', '=', providerId)
      .where('status', '=', 'shown')
      .orderBy('created_at', 'desc')
      .orderBy('id'),
    page,
  )

/** @returns the averages of the shown reviews of each provider that has one */
export async function findRatings(db: Db, providerIds: string[]): Promise<RatingRow[]> {
  if (providerIds.length === 0) return []
  const rows = await db
    .selectFrom('reviews')
    .select('provider_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .select(({ fn }) => STAR_NAMES.map((name) => fn.avg(name).as(name)))
    .where('provider_id', 'in', providerIds)
    .where('status', '=', 'shown')
    .groupBy('provider_id')
    .execute()
  return rows.map(({ provider_id, count, quality, communication, punctuality, value }) => ({
    provider_id,
    count: Number(count),
    quality: Number(quality),
    communication: Number(communication),
    punctuality: Number(punctuality),
    value: Number(value),
  }))
}

/** Locks a shown review of a provider until the transaction ends. */
export const lockShownReview = (trx: DbTransaction, providerId: string, id: string): Promise<ReviewRow | undefined> =>
  lockFirst(
    trx,
    trx
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', id)
      .where('provider_id', '=', providerId)
      .where('status', '=', 'shown'),
    id,
  )

/** Changes a review and raises its version. @returns undefined when it has another version */
export const updateReview = (
  trx: DbTransaction,
  { id, version }: Pick<ReviewRow, 'id' | 'version'>,
  changes: Partial<Omit<ReviewRow, 'id' | 'version'>>,
): Promise<ReviewRow | undefined> =>
  trx
    .updateTable('reviews')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()

/** Each has an index of its own, with the same condition. */
const isDisputed = sql<boolean>`disputed_at is not null and dispute_closed_at is null`
const isDecided = sql<boolean>`reviews.status <> 'waiting'`

const selectQueued = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('providers', 'providers.id', 'reviews.provider_id')
    .innerJoin('enquiries', 'enquiries.id', 'reviews.enquiry_id')
    .selectAll('reviews')
    .select(['enquiries.reference', 'providers.full_name', 'providers.business_name'])

/** @returns a review as the operator sees it */
export const findQueuedReview = (db: Db, id: string): Promise<QueuedReviewRow | undefined> =>
  selectQueued(db).where('reviews.id', '=', id).executeTakeFirst()

type Queue = 'waiting' | 'disputed' | 'decided'

/** @returns a page of a queue: what waits longest first, what is decided newest first */
export function findReviewQueue(db: Db, queue: Queue, page: PageRequest): Promise<Page<QueuedReviewRow>> {
  const query = selectQueued(db)
  if (queue === 'disputed') return findPage(query.where(isDisputed).orderBy('disputed_at').orderBy('reviews.id'), page)
  if (queue === 'waiting')
    return findPage(
      query.where('reviews.status', '=', 'waiting').orderBy('reviews.created_at').orderBy('reviews.id'),
      page,
    )
  return findPage(
    query.where(isDecided).orderBy('reviews.decided_at', 'desc').orderBy('reviews.id'),
    page,
    // Each has a provider and an enquiry.
    db.selectFrom('reviews').where(isDecided),
  )
}

/** @returns the number of reviews that wait or are disputed */
export async function countReviewsToDecide(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll().as('count'))
    .where((where) => where.or([where('status', '=', 'waiting'), isDisputed]))
    .executeTakeFirstOrThrow()
  return Number(count)
}
