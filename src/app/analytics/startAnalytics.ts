import type { UnknownAction } from '@reduxjs/toolkit'
import { storageKeys } from '@/config/storageKeys'
import type { SiteConfig } from '@/config/siteConfig'
import { pageShown } from '@/features/analytics/actions'
import { makeCollector, type Collector } from '@/features/analytics/collector'
import { consentChosen, consentOffered, selectConsentChoice } from '@/features/analytics/consent/consentSlice'
import { asConsent, forgetVendorsCookies, readConsent, writeConsent } from '@/features/analytics/consent/consentStorage'
import { observePage } from '@/features/analytics/observers'
import { vendorsOf } from '@/features/analytics/vendors'
import type { StartListening } from '@/store/listeners'
import { eventOf } from './eventOf'
import { formOutcome } from './formOutcomes'

interface Ground {
  dispatch: (action: UnknownAction) => unknown
  startListening: StartListening
  config: SiteConfig
}

/** Turns past-tense actions into events for the vendors. @returns ends it. */
function measure({ dispatch, startListening, config }: Ground, collector: Collector): () => void {
  const { storeUrl, playStoreUrl, appStoreUrl } = config
  collector.allow(true)
  // Before the rest: the time spent on a page is told before the page that follows it.
  const stopObserving = observePage({ dispatch, startListening }, { shop: storeUrl, google_play: playStoreUrl, app_store: appStoreUrl })
  const stopListening = startListening({
    predicate: () => true,
    effect: (action) => {
      if (pageShown.match(action)) collector.show(action.payload)
      const event = eventOf(action)
      if (event) collector.send(event)
      const outcome = formOutcome(action)
      if (outcome) collector.send(outcome.event, outcome.person)
    },
  })
  dispatch(pageShown({ pathname: location.pathname, search: location.search }))
  return () => {
    stopObserving()
    stopListening()
    collector.allow(false)
    forgetVendorsCookies()
  }
}

/**
 * Asks for consent where there was no answer yet, measures where it was a yes, and follows the choice, in other tabs too.
 * @returns ends it
 */
export function startAnalytics(ground: Ground): () => void {
  const { dispatch, startListening, config } = ground
  const collector = makeCollector(vendorsOf(config.analytics), () => document.documentElement.lang)
  let stop: (() => void) | null = null
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.consent) dispatch(consentOffered(asConsent(newValue)))
  }
  const stopListening = startListening({
    predicate: (_action, now, before) => selectConsentChoice(now) !== selectConsentChoice(before),
    effect: (_action, { getState }) => {
      stop?.()
      stop = selectConsentChoice(getState()) === 'granted' ? measure(ground, collector) : null
    },
  })
  const stopKeeping = startListening({ actionCreator: consentChosen, effect: ({ payload }) => writeConsent(payload) })
  addEventListener('storage', follow)
  dispatch(consentOffered(readConsent()))
  return () => {
    removeEventListener('storage', follow)
    stopKeeping()
    stopListening()
    stop?.()
  }
}
