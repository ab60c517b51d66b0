import { readStoredObject, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@/config/storageKeys'
import type { WishlistStanding, WishlistState } from './wishlistSlice'

/** As the API's document has it (ItemId). */
const ITEM_ID = /^[a-z]+-[1-9][0-9]?$/
const standings: WishlistStanding[] = ['own', 'saved', 'waiting', 'refused']

/** @returns what the browser keeps, without what is damaged; null where it keeps nothing. */
export function readWishlist(): WishlistState | null {
  const kept = readStoredObject('localStorage', storageKeys.wishlist)
  if (!kept || !Array.isArray(kept['itemIds'])) return null
  const itemIds = (kept['itemIds'] as unknown[]).filter((id): id is string => typeof id === 'string' && ITEM_ID.test(id))
  return { itemIds: [...new Set(itemIds)], standing: standings.find((standing) => standing === kept['standing']) ?? 'own' }
}

export const writeWishlist = (wishlist: WishlistState): void => writeStored('localStorage', storageKeys.wishlist, JSON.stringify(wishlist))
