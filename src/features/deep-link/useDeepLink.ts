import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError, useResolveDeepLinkQuery, type DeepLink } from '@/api'
import { ONWARD_LINKS_MS } from '@/config/limits'
import { paths } from '@shared/routes'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { followPlan } from './followPlan'
import { planDeepLink, type FollowedPlan } from './planDeepLink'
import type { Onward } from './RedirectNotice'
import { referralFrom } from '@/lib/session/referral'
import { referralCaptured } from '@/lib/session/referralSlice'
import { useAppDispatch } from '@/store/hooks'

/** Says why a short link led home, for whoever looks after the site: never the address, whose values are the visitor's. */
function logFailure(kind: string): void {
  // oxlint-disable-next-line no-console -- specification §4: any error is logged
  console.warn(`A short link could not be followed: ${kind}`)
}

/** @returns the ways on, once the visitor has been left standing for a while. */
function useWaysOn(plan: FollowedPlan | null): Onward | null {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!plan) return undefined
    const timer = setTimeout(() => setLate(true), ONWARD_LINKS_MS)
    return () => clearTimeout(timer)
  }, [plan])
  if (!plan || !late) return null
  return { page: plan.page, store: plan.kind === 'tryApp' ? plan.store : undefined }
}

/**
 * Asks where a short link leads, keeps who sent the visitor, and goes there; to the front page, without a word, when it leads
 * nowhere (specification §4, §8).
 * @returns the ways on for a visitor who is left standing
 */
export function useDeepLink(shortCode: string): Onward | null {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const site = useSiteConfig()
  const { data, error, isSuccess } = useResolveDeepLinkQuery({ shortCode })
  const [plan, setPlan] = useState<FollowedPlan | null>(null)
  // An answer without an address is refused as any other that is none.
  const target = isSuccess ? ((data as Partial<DeepLink> | null)?.fullUrl ?? '') : undefined

  const giveUp = useEffectEvent((kind: string) => {
    logFailure(kind)
    void navigate(paths.index, { replace: true })
  })

  const follow = useEffectEvent((fullUrl: string) => {
    const referral = referralFrom(fullUrl)
    dispatch(referralCaptured(referral))
    const { userAgent, maxTouchPoints } = navigator
    const decided = planDeepLink({ target: fullUrl, shortCode, referral, userAgent, maxTouchPoints, location, site })
    if (decided.kind === 'refused') {
      giveUp('refused')
      return undefined
    }
    setPlan(decided)
    const showPage = (path: string) => void navigate(path, { replace: true })
    return followPlan(decided, { showPage, replace: (url) => location.replace(url), document, window })
  })

  useEffect(() => {
    if (error) giveUp(isApiError(error) ? error.kind : 'other')
  }, [error])
  useEffect(() => (target === undefined ? undefined : follow(target)), [target])

  return useWaysOn(plan)
}
