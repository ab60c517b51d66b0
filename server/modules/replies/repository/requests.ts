import type { Db, DbTransaction } from '../../../database/schema.ts'
import type { RequestRow } from '../requestModel.ts'

export const findRequest = (db: Db, id: string): Promise<RequestRow | undefined> =>
  db.selectFrom('reply_requests').selectAll().where('id', '=', id).executeTakeFirst()

/** @returns the requests of a wedding, newest first */
export const findRequests = (db: Db, weddingId: string): Promise<RequestRow[]> =>
  db
    .selectFrom('reply_requests')
    .selectAll()
    .where('wedding_id', '=', weddingId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** @returns the requests of a wedding that wait for a decision, without their texts */
export const findPendingPhones = (
  db: Db,
  weddingId: string,
): Promise<Pick<RequestRow, 'id' | 'phone' | 'phone_e164'>[]> =>
  db
    .selectFrom('reply_requests')
    .select(['id', 'phone', 'phone_e164'])
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
