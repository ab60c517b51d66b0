import { isAnyOf } from '@reduxjs/toolkit'
import { generatedApi, selectToken, sessionRenewed, tokenRestored } from '@/api'
import type { StartListening } from '@/store/listeners'
import { selectVisitorWishlist } from './wishlistSlice'

const { getWishlist, login, updateWishlist } = generatedApi.endpoints

/** Merges the visitor's list into the account's. The slice drops what the account then has. */
export function startWishlistListeners(
  startListening: StartListening<Parameters<typeof selectVisitorWishlist>[0]>,
): void {
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
      void dispatch(updateWishlist.initiate({ wishlist: { itemIds: [...payload.itemIds, ...itemIds] } }))
    },
  })
}
