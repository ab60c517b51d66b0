import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '@/api'
import { useResolveDeepLinkQuery, type DeepLink } from '@/api/deepLinks'
import { ONWARD_LINKS_MS } from '@/config/limits'
import { paths } from '@shared/routes'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { followPlan } from './followPlan'
import { planDeepLink, type FollowedPlan } from './planDeepLink'
import type { FallbackLinks } from './RedirectNotice'
import { parseReferral } from '@/lib/session/referral'
import { referralCaptured } from '@/lib/session/referralSlice'
import { useAppDispatch } from '@/store/hooks'

/** Logs why a short link led to the home page; never the URL, whose values are the visitor's. */
function logFailure(kind: string): void {
  // oxlint-disable-next-line no-console -- specification §4: any error is logged
  console.warn(`A short link could not be followed: ${kind}`)
}

/** @returns the fallback links, after a delay. */
function useFallbackLinks(plan: FollowedPlan | null): FallbackLinks | null {
  const [isDelayOver, setIsDelayOver] = useState(false)
  useEffect(() => {
    if (!plan) return undefined
    const timer = setTimeout(() => setIsDelayOver(true), ONWARD_LINKS_MS)
    return () => clearTimeout(timer)
  }, [plan])
  if (!plan || !isDelayOver) return null
  return { page: plan.page, store: plan.kind === 'tryApp' ? plan.store : undefined }
}

/**
 * Resolves a short link, stores its referral and goes to its target; to the home page when it leads nowhere
 * (specification §4, §8).
 * @returns the fallback links, after a delay
 */
export function useDeepLink(shortCode: string): FallbackLinks | null {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const site = useSiteConfig()
  const { data, error, isSuccess } = useResolveDeepLinkQuery({ shortCode })
  const [plan, setPlan] = useState<FollowedPlan | null>(null)
  // A response without a URL is refused as invalid.
  const target = isSuccess ? ((data as Partial<DeepLink> | null)?.fullUrl ?? '') : undefined

  const giveUp = useEffectEvent((kind: string) => {
    logFailure(kind)
    void navigate(paths.home, { replace: true })
  })

  const follow = useEffectEvent((fullUrl: string) => {
    const referral = parseReferral(fullUrl)
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

  return useFallbackLinks(plan)
}
