import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectWishlist, wishlistOpened } from './wishlistSlice'

/** @returns the ids of what is wished for; the account's list is looked at again when the page opens. */
export function useWishlist(): string[] {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(wishlistOpened()), [dispatch])
  return useAppSelector(selectWishlist)
}
