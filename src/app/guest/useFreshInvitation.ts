import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { generatedGuestApi } from '@/api/guest'
import type { makeGuestStore } from '@/store/makeGuestStore'

/** A tab that has been out of sight for longer asks whether the couple has changed anything. In ms. */
const STALE_AFTER_MS = 60_000

const { initiate, select } = generatedGuestApi.endpoints.getInvitationBySlug

/** The invitation that the page was given, or what has become of it since; a failed call changes nothing. */
export function useFreshInvitation(slug: string) {
  const dispatch = useDispatch<ReturnType<typeof makeGuestStore>['dispatch']>()
  useEffect(() => {
    let asked = Date.now()
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() - asked < STALE_AFTER_MS) return
      asked = Date.now()
      void dispatch(initiate({ slug }, { forceRefetch: true, subscribe: false }))
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [dispatch, slug])
  return useSelector(select({ slug })).data
}
