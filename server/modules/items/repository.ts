import type { Db, DbTransaction, Row } from '../../database/schema.ts'

export type ItemRow = Row<'items'>

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

/** @returns those of the ids that are items */
export async function findKnownItemIds(trx: DbTransaction, ids: string[]): Promise<string[]> {
  const rows = await trx.selectFrom('items').select('id').where('id', 'in', ids).execute()
  return rows.map((row) => row.id)
}

export async function deleteWishlist(trx: DbTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('wishlist_items').where('user_id', '=', userId).execute()
}

/** Stores the items in the given order. */
export async function insertWishlist(trx: DbTransaction, userId: string, itemIds: string[]): Promise<void> {
  const rows = itemIds.map((id, position) => ({ user_id: userId, item_id: id, position }))
  await trx.insertInto('wishlist_items').values(rows).execute()
}
