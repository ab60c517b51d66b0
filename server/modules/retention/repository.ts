import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { ROWS_PER_STATEMENT, deleteInBatches } from '../../database/batches.ts'
import type { WeddingRange } from '../../database/batches.ts'
import { lastEventDate } from '../../database/lastEventDate.ts'
import type { Db, DbTransaction, Row } from '../../database/schema.ts'

/** The tables with rows that expire, each with its primary key. */
const EXPIRING = {
  sessions: 'id',
  refresh_tokens: 'token_hash',
  password_resets: 'token_hash',
  email_verifications: 'token_hash',
  mails: 'id',
  operator_sessions: 'id',
} as const

/** Deletes expired sessions, their tokens, mailed links and mails, and failure counters whose time window has ended. */
export async function deleteExpiredRows(db: Db, now: string): Promise<void> {
  for (const [table, key] of Object.entries(EXPIRING) as [keyof typeof EXPIRING, string][])
    await deleteInBatches(db, table, key, sql`expires_at <= ${now}`)
  await deleteInBatches(db, 'guess_failures', 'bucket', sql`resets_at <= ${now}`)
}

/** Deletes rows that were created at this time or before. */
export const deleteOldRows = (db: Db, table: 'contact_messages' | 'leads', createdUntil: string): Promise<void> =>
  deleteInBatches(db, table, 'id', sql`created_at <= ${createdUntil}`)

/** Deletes enquiries without an account that were sent at this time or before. */
export const deleteUnownedEnquiries = (db: Db, createdUntil: string): Promise<void> =>
  deleteInBatches(db, 'enquiries', 'id', sql`user_id is null and created_at <= ${createdUntil}`)

/** Deletes providers with this status that were last changed at this time or before. */
export const deleteOldProviders = (db: Db, status: 'pending' | 'rejected', updatedUntil: string): Promise<void> =>
  deleteInBatches(db, 'providers', 'id', sql`status = ${status} and updated_at <= ${updatedUntil}`)

/** Deletes counts of views and enquiries of weeks that began before this time. */
export async function deleteOldWeeks(db: Db, before: string): Promise<void> {
  await db.deleteFrom('provider_weeks').where('week', '<', before).execute()
}

/** Deletes requests for seats that were decided, or made without a decision, at these times or before. */
export async function deleteOldRequests(
  db: Db,
  { decidedUntil, createdUntil }: { decidedUntil: string; createdUntil: string },
): Promise<void> {
  await deleteInBatches(db, 'reply_requests', 'id', sql`decided_at <= ${decidedUntil}`)
  await deleteInBatches(db, 'reply_requests', 'id', sql`created_at <= ${createdUntil}`)
}

/** Deletes invites to a wedding that expired at this time or before. */
export const deleteExpiredInvites = (db: Db, expiredUntil: string): Promise<void> =>
  deleteInBatches(db, 'member_invites', 'id', sql`expires_at <= ${expiredUntil}`)

/** Deletes households that were put into the bin at this time or before. */
export const deleteOldHouseholds = (db: Db, deletedUntil: string): Promise<void> =>
  deleteInBatches(db, 'households', 'id', sql`deleted_at <= ${deletedUntil}`)

/** Deletes what changes say of households that were put into the bin at this time or before, and are to be deleted. */
export async function eraseChangesOfOldHouseholds(db: Db, deletedUntil: string): Promise<void> {
  await db
    .updateTable('changes')
    .set({ name: null, before: null, after: null })
    .where('household_id', 'in', (q) => q.selectFrom('households').select('id').where('deleted_at', '<=', deletedUntil))
    .execute()
}

/** Deletes the changes of weddings whose last event was before this day, and those without a date that were made at this time or before. */
export async function deleteOldChanges(
  db: Db,
  { after, upTo }: WeddingRange,
  { lastDateBefore, createdUntil }: { lastDateBefore: string; createdUntil: string },
): Promise<void> {
  const selectWeddings = (condition: RawBuilder<boolean>) =>
    db.selectFrom('weddings').select('id').where('id', '>', after).where('id', '<=', upTo).where(condition)
  const lastDate = sql`(select ${lastEventDate} from events where events.wedding_id = weddings.id)`
  await db
    .deleteFrom('changes')
    .where('wedding_id', 'in', selectWeddings(sql`${lastDate} < ${lastDateBefore}`))
    .execute()
  await db
    .deleteFrom('changes')
    .where('wedding_id', 'in', selectWeddings(sql`${lastDate} is null`))
    .where('created_at', '<=', createdUntil)
    .execute()
}

/** Deletes what was kept to undo imports of this time or before. */
export async function deleteUndoData(db: Db, createdUntil: string): Promise<void> {
  for (;;) {
    const { numUpdatedRows } = await db
      .updateTable('imports')
      .set({ before: null })
      .where('id', 'in', (q) =>
        q
          .selectFrom('imports')
          .select('id')
          .where('created_at', '<=', createdUntil)
          .where('before', 'is not', null)
          .limit(ROWS_PER_STATEMENT),
      )
      .executeTakeFirst()
    if (numUpdatedRows < ROWS_PER_STATEMENT) return
  }
}

/**
 * Deletes pictures that were uploaded at this time or before and that no invitation uses.
 * @param address the address of a picture, which invitations store: its parts before and after the id
 */
export async function deleteUnusedUploads(
  db: Db,
  createdUntil: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  let last = { created_at: '', id: '' }
  for (;;) {
    const rows = await db
      .selectFrom('uploads')
      .select(['id', 'created_at'])
      .where('created_at', '<=', createdUntil)
      .where(sql<boolean>`(created_at, id) > (${last.created_at}, ${last.id})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(ROWS_PER_STATEMENT)
      .execute()
    if (rows.length === 0) return
    await db
      .deleteFrom('uploads')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .where(
        sql<boolean>`not exists (select 1 from invitations where background_image = ${before} || uploads.id || ${after})`,
      )
      .execute()
    last = rows.at(-1)!
  }
}

/** A wedding that is over, or has no date, and that still has phones of guests. */
export type PastWedding = Pick<Row<'weddings'>, 'id' | 'title' | 'language' | 'time_zone' | 'phones_warned_at'> & {
  /** The day of the last event; null without a date, and while an event is postponed. */
  last_date: string | null
  /** When the guest list was last changed. */
  changed_at: string
}

/** @returns the weddings of a range with phones whose last event was on this day or before, or that have no date and were created until then */
export const findPastWeddingsWithPhones = (
  db: Db,
  { after, upTo }: WeddingRange,
  lastDateUntil: string,
): Promise<PastWedding[]> =>
  db
    .selectFrom('weddings')
    .leftJoin('events', 'events.wedding_id', 'weddings.id')
    .select(['weddings.id', 'weddings.title', 'weddings.language', 'weddings.time_zone', 'weddings.phones_warned_at'])
    .select([
      lastEventDate.as('last_date'),
      sql<string>`coalesce((select max(updated_at) from households where wedding_id = weddings.id), weddings.created_at)`.as(
        'changed_at',
      ),
    ])
    .where('weddings.id', '>', after)
    .where('weddings.id', '<=', upTo)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('households')
            .select('households.id')
            .whereRef('households.wedding_id', '=', 'weddings.id')
            .where('households.phone', 'is not', null),
        ),
        eb.exists(
          eb
            .selectFrom('reply_requests')
            .select('reply_requests.id')
            .whereRef('reply_requests.wedding_id', '=', 'weddings.id')
            .where('reply_requests.phone', '!=', ''),
        ),
      ]),
    )
    .groupBy('weddings.id')
    .having((q) => q.fn.coalesce(q.fn.max('events.date'), 'weddings.created_at'), '<=', lastDateUntil)
    .orderBy('weddings.id')
    .execute()

/** Records that the couple is warned. @returns false when another process has done so */
export async function claimPhoneWarning(
  trx: DbTransaction,
  { id, phones_warned_at: before }: PastWedding,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('weddings')
    .set({ phones_warned_at: now })
    .where('id', '=', id)
    .where('phones_warned_at', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function clearPhoneWarning(db: Db, weddingId: string): Promise<void> {
  await db.updateTable('weddings').set({ phones_warned_at: null }).where('id', '=', weddingId).execute()
}
