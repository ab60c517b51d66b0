import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageShown } from '../features/analytics/actions'
import { useAppDispatch } from '../store/hooks'

/** Dispatches `pageShown` when the route's page is mounted. */
export function usePageShown(): void {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  useEffect(() => {
    dispatch(pageShown({ pathname, search }))
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the query alone, a tab or a filter, is not another page
  }, [dispatch, pathname])
}
