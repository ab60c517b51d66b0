import { sql } from 'kysely'
import { isReadable } from '../../../database/readableSides.ts'
import type { Db, DbTransaction } from '../../../database/schema.ts'
import type { WeddingView } from '../../../lib/weddingView.ts'
import type { StatusRow, StoredReply, StoredSend, StoredStatus } from '../model.ts'

/** Which statuses to find. */
export interface StatusFilters {
  /** Only those of a later revision. */
  after?: number
  householdId?: string
}

const selectStatuses = (db: Db, view: WeddingView, { after, householdId }: StatusFilters) =>
  db
    .selectFrom('household_statuses')
    .innerJoin('households', 'households.id', 'household_statuses.household_id')
    .where('household_statuses.wedding_id', '=', view.weddingId)
    .where(isReadable(view, 'households.side'))
    .$if(after !== undefined, (query) => query.where('household_statuses.revision', '>', after!))
    .$if(householdId !== undefined, (query) => query.where('household_statuses.household_id', '=', householdId!))

/** @returns the statuses of the households that may be read, with their replies and messages, by revision */
export async function findStatuses(db: Db, view: WeddingView, filters: StatusFilters): Promise<StoredStatus[]> {
  // Only the columns that the list shows: each column of 2,000 rows costs time.
  const rows = await selectStatuses(db, view, filters)
    .leftJoin('replies', 'replies.id', 'household_statuses.reply_id')
    .select([
      'household_statuses.household_id',
      'household_statuses.revision',
      'household_statuses.opened_at',
      'household_statuses.opened_by',
      'household_statuses.desk_user_id',
      'household_statuses.desk_until',
      'replies.id',
      'replies.channel',
      'replies.seats',
      'replies.message',
      'replies.may_publish',
      'replies.published_at',
      'replies.undone_at',
      'replies.set_aside_at',
      'replies.created_at',
    ])
    .orderBy('household_statuses.revision')
    .execute()
  if (rows.length === 0) return []
  const sends = await findLatestSends(db, view, filters)
  return rows.map((row) => ({
    row,
    reply: row.id === null ? undefined : (row as StoredReply),
    sends: sends.get(row.household_id) ?? [],
  }))
}

/** @returns the latest message of each kind, by household */
async function findLatestSends(db: Db, view: WeddingView, filters: StatusFilters): Promise<Map<string, StoredSend[]>> {
  const rows = await selectStatuses(db, view, filters)
    .innerJoin('sends', 'sends.household_id', 'household_statuses.household_id')
    .select(['sends.id', 'sends.household_id', 'sends.kind', 'sends.result', 'sends.sent_by', 'sends.created_at'])
    .orderBy('sends.created_at', 'desc')
    .orderBy('sends.id')
    .execute()
  const byHousehold = new Map<string, StoredSend[]>()
  for (const row of rows) {
    const known = byHousehold.get(row.household_id) ?? []
    if (known.every(({ kind }) => kind !== row.kind)) byHousehold.set(row.household_id, [...known, row])
  }
  return byHousehold
}

/** @returns the next revision of the wedding, which stays locked until the transaction ends; undefined when it does not exist */
export async function advanceRevision(trx: DbTransaction, weddingId: string): Promise<number | undefined> {
  const row = await trx
    .updateTable('weddings')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', weddingId)
    .returning('revision')
    .executeTakeFirst()
  return row?.revision
}

export type StatusChanges = Partial<
  Pick<StatusRow, 'reply_id' | 'reply_revision' | 'opened_at' | 'opened_by' | 'desk_user_id' | 'desk_until'>
>

/** Changes the status of a household, or adds it. */
export async function saveStatus(
  trx: DbTransaction,
  keys: Pick<StatusRow, 'household_id' | 'wedding_id' | 'revision'>,
  changes: StatusChanges,
): Promise<void> {
  const nothing = { reply_id: null, reply_revision: 0, opened_at: null, opened_by: null }
  const added = { ...nothing, desk_user_id: null, desk_until: null, ...changes }
  await trx
    .insertInto('household_statuses')
    .values({ ...keys, ...added })
    .onConflict((conflict) => conflict.column('household_id').doUpdateSet({ revision: keys.revision, ...changes }))
    .execute()
}

/** Closes the other households that a member has open on the desk, under this revision. */
export async function closeOtherDesks(
  trx: DbTransaction,
  { weddingId, userId, householdId }: { weddingId: string; userId: string; householdId: string },
  revision: number,
): Promise<void> {
  await trx
    .updateTable('household_statuses')
    .set({ desk_user_id: null, desk_until: null, revision })
    .where('wedding_id', '=', weddingId)
    .where('desk_user_id', '=', userId)
    .where('household_id', '!=', householdId)
    .execute()
}

/** Marks the replies up to a revision as seen; what was seen before stays seen. */
export async function updateSeenRevision(db: Db, weddingId: string, userId: string, revision: number): Promise<void> {
  await db
    .updateTable('wedding_members')
    .set({ seen_revision: revision })
    .where('wedding_id', '=', weddingId)
    .where('user_id', '=', userId)
    .where('seen_revision', '<', revision)
    .execute()
}
