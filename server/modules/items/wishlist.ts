import { ApiError, invalidField } from '../../errors.ts'
import type { Db } from '../../database/client.ts'
import { lockUser } from '../identity/users.ts'

/** The ids of the account's wishes, in the order they were given. */
export async function wishlistOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.item_id)
}

/**
 * Replaces the account's wishes.
 * @throws ApiError validation_failed when one of the items does not exist; unauthorized (the account is gone)
 */
export function replaceWishlist(db: Db, userId: string, itemIds: string[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, userId)) === null) throw new ApiError('unauthorized')
    await trx.deleteFrom('wishlist_items').where('user_id', '=', userId).execute()
    if (itemIds.length === 0) return
    const known = await trx.selectFrom('items').select('id').where('id', 'in', itemIds).execute()
    if (known.length < itemIds.length) throw invalidField('itemIds', (texts) => texts.unknownItem)
    const rows = itemIds.map((id, position) => ({ user_id: userId, item_id: id, position }))
    await trx.insertInto('wishlist_items').values(rows).execute()
  })
}
