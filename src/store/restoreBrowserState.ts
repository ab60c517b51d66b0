import { readStoredToken } from '../features/auth/authListeners'
import { tokenRestored } from '../features/auth/authSlice'
import { readDraft } from '../features/invitation/draftStorage'
import { draftRestored } from '../features/invitation/invitationSlice'
import { wishlistRestored } from '../features/items/wishlist/wishlistSlice'
import { readWishlist } from '../features/items/wishlist/wishlistStorage'
import { readStoredReferral, referralCaptured } from '../features/referral/referralSlice'
import { storageKeys } from '../config/storageKeys'
import type { AppStore } from './makeStore'

/** Brings what earlier visits kept in this browser into the store, and follows sign-in and sign-out in other tabs. */
export function restoreBrowserState(store: AppStore): void {
  const restoreWishlist = () => {
    const wishlist = readWishlist()
    if (wishlist) store.dispatch(wishlistRestored(wishlist))
  }
  restoreWishlist()
  store.dispatch(tokenRestored(readStoredToken()))
  store.dispatch(referralCaptured(readStoredReferral()))
  const draft = readDraft()
  if (draft) store.dispatch(draftRestored(draft))
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.userToken) store.dispatch(tokenRestored(newValue))
    if (key === storageKeys.wishlist) restoreWishlist()
    if (key === null) store.dispatch(tokenRestored(null))
  })
}
