import type { Db, DbTransaction } from '../../../database/schema.ts'
import type { ReplyRow, SendRow } from '../model.ts'

export const findReply = (db: Db, id: string): Promise<ReplyRow | undefined> =>
  db.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirst()

/** @returns all replies of a household, newest first */
export const findReplies = (db: Db, householdId: string): Promise<ReplyRow[]> =>
  db
    .selectFrom('replies')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** @returns all messages to a household, newest first */
export const findSends = (db: Db, householdId: string): Promise<SendRow[]> =>
  db
    .selectFrom('sends')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export async function insertReply(trx: DbTransaction, row: ReplyRow): Promise<void> {
  await trx.insertInto('replies').values(row).execute()
}

/** Deletes the oldest replies of a household above a number, except the one that counts and the one that the invitations show. */
export async function deleteOldReplies(trx: DbTransaction, householdId: string, max: number): Promise<void> {
  await trx
    .deleteFrom('replies')
    .where('household_id', '=', householdId)
    .where('published_at', 'is', null)
    .where('id', 'not in', (q) =>
      q
        .selectFrom('replies')
        .select('id')
        .where('household_id', '=', householdId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(max),
    )
    .where('id', 'not in', (q) =>
      q
        .selectFrom('household_statuses')
        .select((eb) => eb.fn.coalesce('reply_id', eb.val('')).as('reply_id'))
        .where('household_id', '=', householdId),
    )
    .execute()
}

export async function updateReply(
  trx: DbTransaction,
  id: string,
  changes: Partial<Pick<ReplyRow, 'undone_at' | 'published_at'>>,
): Promise<void> {
  await trx.updateTable('replies').set(changes).where('id', '=', id).execute()
}

/** Deletes the messages of all replies of a household, which the invitations then no longer show. */
export async function eraseMessages(trx: DbTransaction, householdId: string): Promise<void> {
  await trx
    .updateTable('replies')
    .set({ message: null, published_at: null })
    .where('household_id', '=', householdId)
    .execute()
}

/** @returns the reply of a household whose message the invitations show */
export const findPublishedReply = (db: Db, householdId: string): Promise<ReplyRow | undefined> =>
  db
    .selectFrom('replies')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('published_at', 'is not', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst()

/** @returns the reply of a household that counts */
export const findCountingReply = (db: Db, householdId: string): Promise<ReplyRow | undefined> =>
  db
    .selectFrom('replies')
    .innerJoin('household_statuses', 'household_statuses.reply_id', 'replies.id')
    .selectAll('replies')
    .where('household_statuses.household_id', '=', householdId)
    .executeTakeFirst()
