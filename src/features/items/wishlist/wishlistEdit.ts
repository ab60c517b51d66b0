import { useMemo } from 'react'
import { generatedApi, selectToken, useGetWishlistQuery } from '@/api'
import { useAppSelector, type AppThunk } from '@/store/hooks'
import { selectVisitorWishlist, selectWaitingEdit, wishlistEdited, wishToggled } from './wishlistSlice'

const { getWishlist } = generatedApi.endpoints

/**
 * @param refetch whether a signed-in couple's list is fetched again when the page opens: another device may have changed it
 * @returns the ids of the wished items: the account's of a signed-in couple, then what is only in this browser
 */
export function useWishlist({ refetch = false } = {}): string[] {
  const signedIn = useAppSelector((state) => selectToken(state) !== null)
  const { data } = useGetWishlistQuery(undefined, { skip: !signedIn, refetchOnMountOrArgChange: refetch })
  const waiting = useAppSelector(selectWaitingEdit)
  const visitorItems = useAppSelector(selectVisitorWishlist)
  const saved = signedIn ? (waiting ?? data?.itemIds) : undefined
  return useMemo(() => [...new Set([...(saved ?? []), ...visitorItems])], [saved, visitorItems])
}

/** Adds an item to the wishlist, or removes it. */
export const toggleWish =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isSignedIn = selectToken(getState()) !== null
    // The account's list must be known, or this one wish would replace it.
    if (isSignedIn) await dispatch(getWishlist.initiate(undefined, { subscribe: false }))
    const list = selectWaitingEdit(getState()) ?? getWishlist.select()(getState()).data?.itemIds
    if (!isSignedIn || !list || selectVisitorWishlist(getState()).includes(id)) {
      dispatch(wishToggled(id))
      return
    }
    dispatch(wishlistEdited(list.includes(id) ? list.filter((wished) => wished !== id) : [...list, id]))
  }
