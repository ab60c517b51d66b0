import { addListener, isAnyOf } from '@reduxjs/toolkit'
import { storageKeys } from '@shared/storageKeys'
import type { SiteConfig } from '@shared/siteConfig'
import { pageShown } from '@/features/analytics/actions'
import { createCollector, type Collector } from '@/features/analytics/collector'
import { consentChosen, consentOffered, selectConsentChoice } from '@/features/analytics/consent/consentSlice'
import {
  parseConsent,
  deleteVendorCookies,
  readConsent,
  writeConsent,
} from '@/features/analytics/consent/consentStorage'
import { observePage } from '@/features/analytics/observers'
import { createVendors } from '@/features/analytics/vendors'
import type { AppDispatch } from '@/store/hooks'
import { addAppListener } from '@/store/listeners'
import { isReported, toAnalyticsEvent } from './toAnalyticsEvent'
import { isFormCallEnded, toFormOutcome } from './toFormOutcome'

const addConsentListener = addListener.withTypes<Parameters<typeof selectConsentChoice>[0], AppDispatch>()

interface AnalyticsDeps {
  dispatch: AppDispatch
  config: SiteConfig
}

/**
 * Reports actions as events to the vendors.
 * @returns a function that stops it
 */
function measure({ dispatch, config }: AnalyticsDeps, collector: Collector): () => void {
  const { storeUrl, playStoreUrl, appStoreUrl } = config
  collector.allow(true)
  // Registered first: the time spent on a page is reported before the next page view.
  const stopObserving = observePage(dispatch, { shop: storeUrl, google_play: playStoreUrl, app_store: appStoreUrl })
  const stopListeners = [
    dispatch(addAppListener({ actionCreator: pageShown, effect: ({ payload }) => collector.show(payload) })),
    dispatch(addAppListener({ matcher: isReported, effect: (action) => collector.send(toAnalyticsEvent(action)) })),
    dispatch(
      addAppListener({
        matcher: isFormCallEnded,
        effect: (action) => {
          const { event, person } = toFormOutcome(action)
          collector.send(event, person)
        },
      }),
    ),
  ]
  dispatch(pageShown({ pathname: location.pathname, search: location.search }))
  return () => {
    stopObserving()
    for (const stopListener of stopListeners) stopListener()
    collector.allow(false)
    deleteVendorCookies()
  }
}

/**
 * Offers consent, measures while it is granted, and follows a change of the choice, in other tabs too.
 * @returns a function that stops it
 */
export function startAnalytics(deps: AnalyticsDeps): () => void {
  const { dispatch, config } = deps
  const collector = createCollector(createVendors(config.analytics), () => document.documentElement.lang)
  let stop: (() => void) | null = null
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.consent) dispatch(consentOffered(parseConsent(newValue)))
  }
  const stopListening = dispatch(
    addConsentListener({
      matcher: isAnyOf(consentOffered, consentChosen),
      effect: (_action, { getState, getOriginalState }) => {
        const choice = selectConsentChoice(getState())
        if (choice === selectConsentChoice(getOriginalState())) return
        stop?.()
        stop = choice === 'granted' ? measure(deps, collector) : null
      },
    }),
  )
  const stopKeeping = dispatch(
    addAppListener({ actionCreator: consentChosen, effect: ({ payload }) => writeConsent(payload) }),
  )
  addEventListener('storage', follow)
  dispatch(consentOffered(readConsent()))
  return () => {
    removeEventListener('storage', follow)
    stopKeeping()
    stopListening()
    stop?.()
  }
}
