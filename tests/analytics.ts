import { webcrypto } from 'node:crypto'
import { startAnalytics } from '@/app/analytics/startAnalytics'
import { defaultSiteConfig } from '@shared/siteConfig'
import { storageKeys } from '@shared/storageKeys'
import { createStore } from '@/store/createStore'

const config = {
  ...defaultSiteConfig,
  analytics: { ...defaultSiteConfig.analytics, tagManagerId: 'GTM-A', tiktokPixelId: 'C1' },
}

let stop: (() => void) | null = null

/** Starts analytics with two vendors on a new store. */
export function startStoreWithAnalytics() {
  const store = createStore({ apiHost: 'http://localhost' })
  stop = startAnalytics({ dispatch: store.dispatch, config })
  return store
}

export function startStoreWithConsent() {
  localStorage.setItem(storageKeys.consent, 'granted')
  return startStoreWithAnalytics()
}

/** Prepares the page for analytics, and removes what they add, for each test of a file. */
export function cleanUpAnalytics(): void {
  beforeEach(() => {
    document.documentElement.lang = 'ar'
    // jsdom has no Web Crypto.
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle })
  })
  afterEach(() => {
    stop?.()
    document.head.replaceChildren()
    history.replaceState(null, '', '/')
    for (const name of ['dataLayer', 'ttq']) Reflect.deleteProperty(window, name)
  })
}

/** @returns the names of the events that the tag manager received, in order */
export const getEventNames = () =>
  (window.dataLayer ?? [])
    .map((entry) => (entry as { event?: string }).event)
    .filter((name) => name && name !== 'gtm.js')

export const getLastEntry = () => window.dataLayer?.at(-1)

/** @returns the calls of TikTok's pixel, in order */
export const getPixelCalls = () => [...(window.ttq ?? [])]
