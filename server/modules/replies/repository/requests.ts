import { sql } from 'kysely'
import type { Db, DbTransaction } from '../../../database/schema.ts'
import type { DecidedRequest, PendingRequest, RequestRow } from '../requestModel.ts'

const selectRequests = (db: Db) =>
  db
    .selectFrom('reply_requests')
    .leftJoin('users', 'users.id', 'reply_requests.decided_by')
    .selectAll('reply_requests')
    .select(
      sql<
        string | null
      >`coalesce(nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email)`.as('decider'),
    )

export const findRequest = (db: Db, id: string): Promise<DecidedRequest | undefined> =>
  selectRequests(db).where('reply_requests.id', '=', id).executeTakeFirst()

/** @returns the requests of a wedding, newest first */
export const findRequests = (db: Db, weddingId: string): Promise<DecidedRequest[]> =>
  selectRequests(db)
    .where('reply_requests.wedding_id', '=', weddingId)
    .orderBy('reply_requests.created_at', 'desc')
    .orderBy('reply_requests.id')
    .execute()

/** @returns the requests of a wedding that wait for a decision, without their messages */
export const findPendingRequests = (db: Db, weddingId: string): Promise<PendingRequest[]> =>
  db
    .selectFrom('reply_requests')
    .select(['id', 'name', 'phone', 'phone_e164', 'network'])
    .where('wedding_id', '=', weddingId)
    .where('state', '=', 'pending')
    .execute()

export async function countPendingRequests(db: Db, weddingId: string): Promise<number> {
  const { count } = await db
    .selectFrom('reply_requests')
    .select((q) => q.fn.countAll().as('count'))
    .where('wedding_id', '=', weddingId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @returns when the latest request was made that waits for a decision; null without one */
export async function findLatestRequestTime(db: Db, weddingId: string): Promise<string | null> {
  const { latest } = await db
    .selectFrom('reply_requests')
    .select((q) => q.fn.max('created_at').as('latest'))
    .where('wedding_id', '=', weddingId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return latest
}

export async function insertRequest(trx: DbTransaction, row: RequestRow): Promise<void> {
  await trx.insertInto('reply_requests').values(row).execute()
}

export async function updateRequest(
  trx: DbTransaction,
  id: string,
  changes: Partial<Omit<RequestRow, 'id' | 'wedding_id'>>,
): Promise<void> {
  await trx.updateTable('reply_requests').set(changes).where('id', '=', id).execute()
}

/** Changes those of some requests of a wedding that have this state. */
export async function updateRequestsInState(
  trx: DbTransaction,
  { weddingId, ids, state }: { weddingId: string; ids: string[]; state: string },
  changes: Partial<Omit<RequestRow, 'id' | 'wedding_id'>>,
): Promise<void> {
  await trx
    .updateTable('reply_requests')
    .set(changes)
    .where('wedding_id', '=', weddingId)
    .where('id', 'in', ids)
    .where('state', '=', state)
    .execute()
}

/** Deletes the phones of all requests of a wedding. */
export async function deletePhonesOfRequests(db: Db, weddingId: string): Promise<void> {
  await db
    .updateTable('reply_requests')
    .set({ phone: '', phone_e164: null })
    .where('wedding_id', '=', weddingId)
    .execute()
}

/** Deletes the requests that were accepted into a household. */
export async function deleteRequestsOfHousehold(trx: DbTransaction, householdId: string): Promise<void> {
  await trx.deleteFrom('reply_requests').where('household_id', '=', householdId).execute()
}
