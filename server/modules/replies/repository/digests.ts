import { sql } from 'kysely'
import type { WeddingRange } from '../../../database/batches.ts'
import type { Db, DbTransaction, Row } from '../../../database/schema.ts'

/** A wedding with replies that no member has seen and that no e-mail has announced. */
export interface DueDigest extends Pick<Row<'weddings'>, 'id' | 'title' | 'language' | 'revision'> {
  /** The revision up to which replies were announced. */
  announced: number
}

/** The replies of households on the list that count, and that neither a member has seen nor an e-mail announced. */
const selectUnseen = (db: Db) =>
  db
    .selectFrom('household_statuses')
    .innerJoin('households', 'households.id', 'household_statuses.household_id')
    .innerJoin('replies', 'replies.id', 'household_statuses.reply_id')
    .innerJoin('reply_settings', 'reply_settings.wedding_id', 'household_statuses.wedding_id')
    .where('households.deleted_at', 'is', null)
    // Implied by the next condition, but indexed.
    .whereRef('household_statuses.revision', '>', 'reply_settings.digest_revision')
    .whereRef('household_statuses.reply_revision', '>', 'reply_settings.digest_revision')
    .where((eb) =>
      eb(
        'household_statuses.reply_revision',
        '>',
        eb
          .selectFrom('wedding_members')
          .select((q) => q.fn.max('seen_revision').as('seen'))
          .whereRef('wedding_members.wedding_id', '=', 'household_statuses.wedding_id'),
      ),
    )

/**
 * @param sentUntil the latest time of an earlier e-mail
 * @returns the weddings of a range that are due
 */
export const findDueDigests = (db: Db, { after, upTo }: WeddingRange, sentUntil: string): Promise<DueDigest[]> =>
  db
    .selectFrom('weddings')
    .innerJoin('reply_settings as settings', 'settings.wedding_id', 'weddings.id')
    .select([
      'weddings.id',
      'weddings.title',
      'weddings.language',
      'weddings.revision',
      'settings.digest_revision as announced',
    ])
    .where('weddings.id', '>', after)
    .where('weddings.id', '<=', upTo)
    .where('settings.sends_digest', '=', 1)
    .whereRef('weddings.revision', '>', 'settings.digest_revision')
    .where((eb) => eb.or([eb('settings.digest_at', 'is', null), eb('settings.digest_at', '<=', sentUntil)]))
    .where((eb) =>
      eb.exists(
        selectUnseen(db)
          .select('household_statuses.household_id')
          .where('household_statuses.wedding_id', '=', sql.ref<string>('weddings.id')),
      ),
    )
    .orderBy('weddings.id')
    .execute()

/** @returns how many households with unseen replies up to a revision are coming, and how many are not */
export async function countUnseenReplies(
  db: Db,
  { id, revision }: DueDigest,
): Promise<{ coming: number; notComing: number }> {
  const { coming, total } = await selectUnseen(db)
    .select([
      sql<string>`coalesce(sum(case when replies.seats = '[]' then 0 else 1 end), 0)`.as('coming'),
      sql<string>`count(*)`.as('total'),
    ])
    .where('household_statuses.wedding_id', '=', id)
    .where('household_statuses.reply_revision', '<=', revision)
    .executeTakeFirstOrThrow()
  // PostgreSQL returns sums and counts as texts.
  return { coming: Number(coming), notComing: Number(total) - Number(coming) }
}

/** Marks the replies up to a revision as announced. @returns false when another process has done so */
export async function claimDigest(
  trx: DbTransaction,
  { id, revision, announced }: DueDigest,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reply_settings')
    .set({ digest_at: now, digest_revision: revision })
    .where('wedding_id', '=', id)
    .where('digest_revision', '=', announced)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
