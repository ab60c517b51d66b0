import { isAnyOf } from '@reduxjs/toolkit'
import { accountChanged, selectToken, signedOut } from '../api'
import { writeStored } from '../config/browserStorage'
import { offlineDatabases, storageKeys } from '@shared/storageKeys'
import { writeDraft } from '../features/invitation/draftStorage'
import {
  draftEdited,
  draftLeft,
  selectCurrentSlug,
  selectDraft,
  writeCurrentSlug,
} from '../features/invitation/invitationSlice'
import { selectVisitorWishlist } from '../features/items/wishlist/wishlistSlice'
import { writeWishlist } from '../features/items/wishlist/wishlistStorage'
import { selectReferral, writeReferral } from '../lib/session/referralSlice'
import type { StartListening } from './listeners'

type PersistedState = Parameters<typeof selectDraft>[0] &
  Parameters<typeof selectReferral>[0] &
  Parameters<typeof selectVisitorWishlist>[0]

/** Delay of writing the draft while the couple types, in ms. */
const DRAFT_DELAY_MS = 300

/** Writes parts of the state to the browser's storage on every change, whichever action made it. */
export function startPersistence(startListening: StartListening<PersistedState>): void {
  const persist = <T>(select: (state: PersistedState) => T, write: (value: T) => void) =>
    startListening({
      predicate: (_action, now, before) => select(now) !== select(before),
      effect: (_action, { getState }) => write(select(getState())),
    })

  persist(selectToken, (token) => writeStored('localStorage', storageKeys.userToken, token))
  persist(selectReferral, writeReferral)
  persist(selectCurrentSlug, writeCurrentSlug)
  persist(selectVisitorWishlist, writeWishlist)

  startListening({
    matcher: isAnyOf(signedOut, accountChanged),
    effect: () => writeStored('sessionStorage', storageKeys.keptInput, null),
  })
  // At the end of a session, and not at each visit without one.
  startListening({
    predicate: (_action, now, before) => selectToken(now) === null && selectToken(before) !== null,
    effect: () => {
      void globalThis.indexedDB?.deleteDatabase(offlineDatabases.responses)
      writeStored('localStorage', storageKeys.pageSnapshot, null)
    },
  })
  startListening({
    predicate: (_action, now, before) => selectDraft(now) !== selectDraft(before),
    effect: async (action, { cancelActiveListeners, delay, getState }) => {
      cancelActiveListeners()
      if (draftEdited.match(action)) await delay(DRAFT_DELAY_MS)
      writeDraft(selectDraft(getState()))
    },
  })
  startListening({ actionCreator: draftLeft, effect: (_action, { getState }) => flushBrowserState(getState()) })
}

/** Writes the draft at once, for a page that may be closed or left. */
export const flushBrowserState = (state: Parameters<typeof selectDraft>[0]): void => writeDraft(selectDraft(state))
