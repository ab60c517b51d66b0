import { readStoredToken } from '../features/auth/authListeners'
import { tokenRestored } from '../features/auth/authSlice'
import { readDraft } from '../features/invitation/draftStorage'
import { readStoredSlug } from '../features/invitation/invitationListeners'
import { currentSlugRestored, draftRestored } from '../features/invitation/invitationSlice'
import { wishlistRestored } from '../features/items/wishlist/wishlistSlice'
import { readWishlist } from '../features/items/wishlist/wishlistStorage'
import { isReferralKey, readStoredReferral, referralRestored } from '../lib/session/referralSlice'
import { storageKeys } from '../config/storageKeys'
import type { AppStore } from './makeStore'

/** Brings what earlier visits kept in this browser into the store, and follows what other tabs do. */
export function restoreBrowserState(store: AppStore): void {
  const restoreWishlist = () => {
    const wishlist = readWishlist()
    if (wishlist) store.dispatch(wishlistRestored(wishlist))
  }
  restoreWishlist()
  store.dispatch(tokenRestored(readStoredToken()))
  store.dispatch(referralRestored(readStoredReferral()))
  const draft = readDraft()
  if (draft) store.dispatch(draftRestored(draft))
  store.dispatch(currentSlugRestored(readStoredSlug()))
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.userToken) store.dispatch(tokenRestored(newValue))
    if (key === storageKeys.wishlist) restoreWishlist()
    // What is there now: an older event, answered late, would undo what another tab has written since.
    if (key === null || key === storageKeys.invitationSlug) store.dispatch(currentSlugRestored(readStoredSlug()))
    if (isReferralKey(key)) store.dispatch(referralRestored(readStoredReferral()))
    if (key === null) store.dispatch(tokenRestored(null))
  })
}
