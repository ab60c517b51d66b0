import type { Selectable } from 'kysely'
import type { Db, ItemTable } from '../../database/schema.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import { ApiError, createFieldError } from '../../errors.ts'

export type ItemRow = Selectable<ItemTable>

const selectItems = (db: Db) => db.selectFrom('items').selectAll().orderBy('position')

export const findItems = (db: Db): Promise<ItemRow[]> => selectItems(db).execute()

export const findItemsOfCategory = (db: Db, category: string): Promise<ItemRow[]> =>
  selectItems(db).where('category', '=', category).execute()

export const findItem = (db: Db, id: string): Promise<ItemRow | undefined> =>
  selectItems(db).where('id', '=', id).executeTakeFirst()

/** @returns the item ids of the account's wishlist, in the order in which the client sent them */
export async function findWishlist(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.item_id)
}

/**
 * Replaces the account's wishlist.
 * @throws ApiError validation_failed when an item does not exist; unauthorized (the account does not exist any more)
 */
export function replaceWishlist(db: Db, userId: string, itemIds: string[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, userId)) === null) throw new ApiError('unauthorized')
    await trx.deleteFrom('wishlist_items').where('user_id', '=', userId).execute()
    if (itemIds.length === 0) return
    const known = await trx.selectFrom('items').select('id').where('id', 'in', itemIds).execute()
    if (known.length < itemIds.length) throw createFieldError('itemIds', (texts) => texts.unknownItem)
    const rows = itemIds.map((id, position) => ({ user_id: userId, item_id: id, position }))
    await trx.insertInto('wishlist_items').values(rows).execute()
  })
}
