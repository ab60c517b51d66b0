import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { generatedApi, isSessionEnd, signedOut } from '@/api'

const { getWishlist, updateWishlist } = generatedApi.endpoints

interface WishlistState {
  /** A visitor's wishes, and those that the account does not have yet: item ids, oldest first. */
  itemIds: string[]
  /** The list of the last edit, when it failed. */
  failedEdit: string[] | null
  /** The newest list of a signed-in couple, until its request starts. */
  waitingEdit: string[] | null
}

const empty: WishlistState = { itemIds: [], failedEdit: null, waitingEdit: null }

const omitIds = (ids: string[], known: string[]): string[] => ids.filter((id) => !known.includes(id))

/** Beside the account's list, which is in the API's cache (`getWishlist`). */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: empty,
  reducers: {
    /** The list that an earlier visit or another tab has stored. */
    wishlistRestored: (state, { payload }: PayloadAction<string[]>) => {
      if (payload.join() !== state.itemIds.join()) state.itemIds = payload
    },
    wishToggled: (state, { payload: id }: PayloadAction<string>) => {
      state.itemIds = state.itemIds.includes(id) ? omitIds(state.itemIds, [id]) : [...state.itemIds, id]
    },
    /** A signed-in couple's list has changed; a listener sends it. */
    wishlistEdited: (state, { payload }: PayloadAction<string[]>) => {
      state.waitingEdit = payload
      state.failedEdit = null
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => empty)
      .addMatcher(isAnyOf(getWishlist.matchFulfilled, updateWishlist.matchFulfilled), (state, { payload }) => {
        if (state.itemIds.length > 0) state.itemIds = omitIds(state.itemIds, payload.itemIds)
      })
      .addMatcher(updateWishlist.matchPending, (state) => {
        state.waitingEdit = null
      })
      .addMatcher(updateWishlist.matchRejected, (state, { payload, meta }) => {
        // The waiting list includes this edit and is sent next.
        if (state.waitingEdit) return
        const { itemIds } = meta.arg.originalArgs.wishlist
        if (payload?.kind !== 'unauthorized') state.failedEdit = itemIds
        // The session has ended: the list waits here for the next sign-in.
        else state.itemIds = [...itemIds, ...omitIds(state.itemIds, itemIds)]
      })
      .addMatcher(isSessionEnd, (state) => {
        state.failedEdit = null
      }),
  selectors: {
    selectVisitorWishlist: ({ itemIds }) => itemIds,
    selectFailedEdit: ({ failedEdit }) => failedEdit,
    selectWaitingEdit: ({ waitingEdit }) => waitingEdit,
  },
})

export const { wishlistRestored, wishToggled, wishlistEdited } = wishlistSlice.actions
export const { selectVisitorWishlist, selectFailedEdit, selectWaitingEdit } = wishlistSlice.selectors
