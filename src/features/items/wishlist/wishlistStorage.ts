import { readStoredObject, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'

/** As the OpenAPI document has it (ItemId). */
const ITEM_ID = /^[a-z]+-[1-9][0-9]?$/

/** @returns the visitor's list that an earlier visit stored, without damaged entries. */
export function readWishlist(): string[] {
  const stored = readStoredObject('localStorage', storageKeys.wishlist)
  if (!stored || !Array.isArray(stored['itemIds'])) return []
  // Earlier releases stored a copy of the account's list too. It must not be merged into the next account.
  if (stored['standing'] === 'saved') {
    writeStored('localStorage', storageKeys.wishlist, null)
    return []
  }
  const itemIds = (stored['itemIds'] as unknown[]).filter(
    (id): id is string => typeof id === 'string' && ITEM_ID.test(id),
  )
  return [...new Set(itemIds)]
}

export const writeWishlist = (itemIds: string[]): void =>
  writeStored('localStorage', storageKeys.wishlist, JSON.stringify({ itemIds }))
