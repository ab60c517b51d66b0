import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * How the list stands to the account: the browser's `own` (merged at sign-in), `saved` there, `waiting` to be saved,
 * or `refused` when that has failed.
 */
export type WishlistStanding = 'own' | 'saved' | 'waiting' | 'refused'

export interface WishlistState {
  /** Ids of gallery items, the oldest wish first. */
  itemIds: string[]
  standing: WishlistStanding
}

const empty: WishlistState = { itemIds: [], standing: 'own' }

/** What the couple would like for their home; it belongs to the browser, and to the account once signed in (specification §2, "Items page"). */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: empty,
  reducers: {
    /** What an earlier visit or another tab has kept. */
    wishlistRestored: (_state, { payload }: PayloadAction<WishlistState>) => payload,
    /** The list is shown: the account's may have changed on another device. */
    wishlistOpened: () => undefined,
    wishToggled: (state, { payload: id }: PayloadAction<string>) => {
      state.itemIds = state.itemIds.includes(id) ? state.itemIds.filter((wished) => wished !== id) : [...state.itemIds, id]
      if (state.standing !== 'own') state.standing = 'waiting'
    },
    savingRetried: (state) => {
      state.standing = 'waiting'
    },
    wishlistSaved: (_state, { payload: itemIds }: PayloadAction<string[]>): WishlistState => ({ itemIds, standing: 'saved' }),
    wishlistRefused: (state) => {
      state.standing = 'refused'
    },
    /** The account's list does not stay for the next visitor. */
    wishlistCleared: () => empty,
  },
  selectors: {
    selectWishlist: ({ itemIds }) => itemIds,
    selectIsWished: ({ itemIds }, id: string) => itemIds.includes(id),
    selectIsRefused: ({ standing }) => standing === 'refused',
    selectWishlistState: (state) => state,
  },
})

export const { wishlistRestored, wishlistOpened, wishToggled, savingRetried, wishlistSaved, wishlistRefused, wishlistCleared } = wishlistSlice.actions
export const { selectWishlist, selectIsWished, selectIsRefused, selectWishlistState } = wishlistSlice.selectors
