import { sql } from 'kysely'
import type { Db, DbTransaction, Row } from '../../database/schema.ts'

/** Deletes expired sessions, their tokens, mailed links and mails, and failure counters whose time window has ended. */
export async function deleteExpiredRows(db: Db, now: string): Promise<void> {
  for (const table of ['sessions', 'refresh_tokens', 'password_resets', 'email_verifications', 'mails'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
  await db.deleteFrom('guess_failures').where('resets_at', '<=', now).execute()
}

/** Deletes rows that were created at this time or before. */
export async function deleteOldRows(db: Db, table: 'contact_messages' | 'leads', createdUntil: string): Promise<void> {
  await db.deleteFrom(table).where('created_at', '<=', createdUntil).execute()
}

/** Deletes providers with this status that were last changed at this time or before. */
export async function deleteOldProviders(db: Db, status: 'pending' | 'rejected', updatedUntil: string): Promise<void> {
  await db.deleteFrom('providers').where('status', '=', status).where('updated_at', '<=', updatedUntil).execute()
}

/** Deletes households that were put into the bin at this time or before. */
export async function deleteOldHouseholds(db: Db, deletedUntil: string): Promise<void> {
  await db.deleteFrom('households').where('deleted_at', '<=', deletedUntil).execute()
}

/** Deletes what was kept to undo imports of this time or before. */
export async function deleteUndoData(db: Db, createdUntil: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ before: null })
    .where('created_at', '<=', createdUntil)
    .where('before', 'is not', null)
    .execute()
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
  await db
    .deleteFrom('uploads')
    .where('created_at', '<=', createdUntil)
    .where(
      sql<boolean>`not exists (select 1 from invitations where background_image = ${before} || uploads.id || ${after})`,
    )
    .execute()
}

/** A wedding whose last event is over and that still has phones of guests. */
export type PastWedding = Pick<Row<'weddings'>, 'id' | 'title' | 'language' | 'time_zone' | 'phones_warned_at'> & {
  last_date: string
}

/** @returns the weddings with phones whose last event was on this day or before */
export const findPastWeddingsWithPhones = (db: Db, lastDateUntil: string): Promise<PastWedding[]> =>
  db
    .selectFrom('weddings')
    .innerJoin('events', 'events.wedding_id', 'weddings.id')
    .select(['weddings.id', 'weddings.title', 'weddings.language', 'weddings.time_zone', 'weddings.phones_warned_at'])
    .select((q) => q.fn.max('events.date').$notNull().as('last_date'))
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
    .having((q) => q.fn.max('events.date'), '<=', lastDateUntil)
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
