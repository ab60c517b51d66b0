import { isAnyOf } from '@reduxjs/toolkit'
import { generatedApi, selectToken, sessionRenewed, tokenRestored } from '@/api'
import type { StartListening } from '@/store/listeners'
import { selectVisitorWishlist, selectWaitingEdit, wishlistEdited } from './wishlistSlice'

const { getWishlist, login, updateWishlist } = generatedApi.endpoints

/** Saves the edits of a signed-in couple, and merges the visitor's list into the account's. The slice drops what the account then has. */
export function startWishlistListeners(
  startListening: StartListening<Parameters<typeof selectVisitorWishlist>[0]>,
): void {
  startListening({
    actionCreator: wishlistEdited,
    effect: async (_action, { dispatch, getState, subscribe, unsubscribe }) => {
      // One request at a time: each sends the whole list, and the older of two could arrive last. Edits made meanwhile
      // wait, and only the newest list is sent.
      unsubscribe()
      for (let itemIds = selectWaitingEdit(getState()); itemIds; itemIds = selectWaitingEdit(getState()))
        await dispatch(updateWishlist.initiate({ wishlist: { itemIds } }))
      subscribe()
    },
  })
  startListening({
    matcher: isAnyOf(login.matchFulfilled, sessionRenewed, tokenRestored),
    effect: (_action, { dispatch, getState }) => {
      if (selectToken(getState()) === null || selectVisitorWishlist(getState()).length === 0) return
      void dispatch(getWishlist.initiate(undefined, { forceRefetch: true, subscribe: false }))
    },
  })
  startListening({
    matcher: getWishlist.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      const itemIds = selectVisitorWishlist(getState())
      if (itemIds.length === 0) return
      dispatch(wishlistEdited([...(selectWaitingEdit(getState()) ?? payload.itemIds), ...itemIds]))
    },
  })
}
