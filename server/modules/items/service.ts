import type { AppDeps } from '../../deps.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { deleteWishlist, findItem, findKnownItemIds, findWishlist, insertWishlist } from './repository.ts'
import type { ItemRow } from './repository.ts'

export { findItems, findItemsOfCategory, findWishlist } from './repository.ts'
export type { ItemRow } from './repository.ts'

/** @throws ApiError not_found */
export async function getItem({ db }: AppDeps, id: string): Promise<ItemRow> {
  const row = await findItem(db, id)
  if (!row) throw new ApiError('not_found')
  return row
}

/**
 * Replaces the account's wishlist.
 * @returns the item ids as they are stored
 * @throws ApiError validation_failed when an item does not exist; unauthorized (the account does not exist any more)
 */
export async function replaceWishlist({ db }: AppDeps, userId: string, itemIds: string[]): Promise<string[]> {
  await db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, userId)) === null) throw new ApiError('unauthorized')
    await deleteWishlist(trx, userId)
    if (itemIds.length === 0) return
    const known = await findKnownItemIds(trx, itemIds)
    if (known.length < itemIds.length) throw createFieldError('itemIds', (texts) => texts.unknownItem)
    await insertWishlist(trx, userId, itemIds)
  })
  return findWishlist(db, userId)
}
