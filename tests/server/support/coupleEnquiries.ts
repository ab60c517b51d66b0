import type { Db } from '../../../server/database/schema.ts'
import { demoProviders } from '../../../server/modules/providers/demo/providers.ts'
import { callOrThrow } from './callOrThrow.ts'
import { createEnquiryInput } from './enquiries.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { addReviewRow, shown } from './reviews.ts'
import type { TestServer } from './server.ts'

interface EnquiryInput {
  token: string
  /** The couple's own provider. */
  provider: string
  wedding: string
  /** What the couple asks and notes, and the words of its review. */
  text: string
}

/** A booking whose day has passed. An edit would raise the version, and generated edits are of version 1. */
const pastBooking = { status: 'booked', wedding_date: '2026-11-01', created_at: '2026-10-01T10:00:00.000Z' }

/** Asks a listed provider. @returns the id of the enquiry */
async function createBookedEnquiry(
  server: TestServer,
  { token, weddingId, text }: { token: string; weddingId: string | null; text: string },
): Promise<string> {
  const body = createEnquiryInput({ name: text, weddingId, place: text, message: text })
  const { id = '' } = await callOrThrow(server, 'POST', `providers/${demoProviders[0]!.id}/enquiries`, { token, body })
  await server.app.context.db
    .updateTable('enquiries')
    .set({ ...pastBooking, note: text })
    .where('id', '=', id)
    .execute()
  return id
}

/**
 * Adds a booking that can be reviewed, and a reviewed one. The latter is of the couple's own provider, as if it had another owner, so that the
 * same review can be answered.
 * @returns the ids of both and of the review
 */
export async function createEnquiries(
  server: TestServer,
  { token, provider, wedding, text }: EnquiryInput,
): Promise<PlaceholderValues> {
  const { db } = server.app.context
  const enquiry = await createBookedEnquiry(server, { token, weddingId: null, text })
  const reviewedEnquiry = await createBookedEnquiry(server, { token, weddingId: wedding, text })
  await db.updateTable('enquiries').set({ provider_id: provider }).where('id', '=', reviewedEnquiry).execute()
  const content = { enquiry_id: reviewedEnquiry, provider_id: provider, name: text, words: text, ...shown }
  return { enquiry, reviewedEnquiry, review: await addReviewRow(db, content) }
}

/** @returns whether the couple has its initial enquiries and review, unedited, and is below its limit */
export async function hasInitialEnquiries(
  db: Db,
  { user = '', enquiry = '', reviewedEnquiry = '', review = '' }: PlaceholderValues,
): Promise<boolean> {
  const enquiries = await db.selectFrom('enquiries').select(['id', 'version']).where('user_id', '=', user).execute()
  const reviews = await db
    .selectFrom('reviews')
    .select(['id', 'version'])
    .where('enquiry_id', 'in', [enquiry, reviewedEnquiry])
    .execute()
  const isUnedited = (id: string) => enquiries.some((one) => one.id === id && one.version === 1)
  return (
    isUnedited(enquiry) &&
    isUnedited(reviewedEnquiry) &&
    enquiries.length < 40 &&
    reviews.length === 1 &&
    reviews[0]!.id === review &&
    reviews[0]!.version === 1
  )
}
