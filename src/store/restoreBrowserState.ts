import { setupListeners } from '@reduxjs/toolkit/query'
import { tokenRestored } from '../api'
import { readStored } from '../config/browserStorage'
import { storageKeys } from '@shared/storageKeys'
import { readDraft } from '../features/invitation/draftStorage'
import { currentSlugRestored, draftRestored, readCurrentSlug } from '../features/invitation/invitationSlice'
import { wishlistRestored } from '../features/items/wishlist/wishlistSlice'
import { readWishlist } from '../features/items/wishlist/wishlistStorage'
import { isReferralKey, readReferral, referralRestored } from '../lib/session/referralSlice'
import type { AppStore } from './createStore'
import { flushBrowserState } from './persistBrowserState'

/** Brings what earlier visits stored in this browser into the store, and follows other tabs and the browser's own events. */
export function restoreBrowserState(store: AppStore): void {
  const { dispatch } = store
  dispatch(wishlistRestored(readWishlist()))
  // Before the token, which may be that of another account.
  const draft = readDraft()
  if (draft) dispatch(draftRestored(draft))
  dispatch(tokenRestored(readStored('localStorage', storageKeys.userToken)))
  dispatch(referralRestored(readReferral()))
  dispatch(currentSlugRestored(readCurrentSlug()))
  followOtherTabs(store)
  flushOnHide(store)
  // Queries on the page are fetched again when the connection is back.
  setupListeners(dispatch)
}

function followOtherTabs({ dispatch }: AppStore): void {
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.userToken) dispatch(tokenRestored(newValue))
    if (key === storageKeys.wishlist) dispatch(wishlistRestored(readWishlist()))
    // Read storage, not the event: a late event would undo what another tab has written since.
    if (key === null || key === storageKeys.invitationSlug) dispatch(currentSlugRestored(readCurrentSlug()))
    if (isReferralKey(key)) dispatch(referralRestored(readReferral()))
    if (key === null) dispatch(tokenRestored(null))
  })
}

/** `pagehide` is the last event of a closed or left page; a phone ends a hidden page without one (Page Lifecycle). */
function flushOnHide({ getState }: AppStore): void {
  globalThis.addEventListener('pagehide', () => flushBrowserState(getState()))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushBrowserState(getState())
  })
}
