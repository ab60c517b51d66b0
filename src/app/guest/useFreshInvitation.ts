import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { generatedGuestApi } from '@/api/guest'
import type { createGuestStore } from '@/store/createGuestStore'

/** After this time in the background the tab fetches the invitation again. In ms. */
const STALE_AFTER_MS = 60_000

const { initiate, select } = generatedGuestApi.endpoints.getInvitationBySlug

/** The invitation of the page's state, or its newer version; a failed call changes nothing. */
export function useFreshInvitation(slug: string) {
  const dispatch = useDispatch<ReturnType<typeof createGuestStore>['dispatch']>()
  useEffect(() => {
    let fetchedAt = Date.now()
    const refetch = () => {
      if (document.visibilityState === 'hidden' || Date.now() - fetchedAt < STALE_AFTER_MS) return
      fetchedAt = Date.now()
      void dispatch(initiate({ slug }, { forceRefetch: true, subscribe: false }))
    }
    document.addEventListener('visibilitychange', refetch)
    return () => document.removeEventListener('visibilitychange', refetch)
  }, [dispatch, slug])
  return useSelector(select({ slug })).data
}
