import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startTransition } from 'react'
import { ERROR_STATUS_ATTRIBUTE, type MarkedStatus } from '@shared/errorStatus'
import { readSiteConfig } from '@/config/readSiteConfig'
import { loadSiteMessages } from '@/i18n/pageMessages'
import { getDirection, type Locale } from '@/i18n/locales'
import { createStore } from '@/store/createStore'
import { restoreBrowserState } from '@/store/restoreBrowserState'
import { loadAnalytics } from '../analytics/loadAnalytics'
import { waitForNextTask } from '../early/tasks'
import { discardPrerendered, hydratePrerendered, getRenderedAddress } from '../early/prerenderedRoot'
import { findPage } from '../routes'
import { preloadWeddingTabs, restoreWeddingPage } from '../wedding/WeddingTabs'
import { ignoreStrayClicks } from './ignoreStrayClicks'
import { isRenderedFor } from './isRenderedFor'
import { cacheEmbeddedResponse } from './renderedData'
import { replaceSameAddress } from './replaceSameAddress'
import { SiteTree } from './SiteTree'
import { getVisitLocale, keepAddressLocale } from './getVisitLocale'

/**
 * Loads code and messages of the page, so that it renders synchronously.
 * @returns the messages of the site; null when they cannot be loaded
 */
async function loadPage(locale: Locale) {
  preloadWeddingTabs(location.pathname, locale)
  // The page itself reports that its code could not be loaded, and offers a retry.
  const page = findPage(location.pathname)
    ?.Page.preload(locale)
    .catch(() => undefined)
  const [messages] = await Promise.all([loadSiteMessages(locale).catch(() => null), page])
  return messages
}

/** Loads the fonts of titles and texts before the first layout, which else measures all texts twice. */
function loadFonts(locale: Locale): void {
  const styles = getComputedStyle(document.documentElement)
  for (const font of ['--h2', '--body1'])
    void document.fonts.load(styles.getPropertyValue(font), locale === 'ar' ? 'ا' : 'a').catch(() => undefined)
}

/**
 * Starts the application in the browser. Content that was prerendered for this address and language is hydrated; any
 * other is replaced. When the messages cannot be loaded, a prerendered page stays readable; other pages show a bilingual
 * notice with a link to reload.
 */
export async function boot(root: HTMLElement): Promise<void> {
  const locale = getVisitLocale()
  keepAddressLocale()
  const hydrates = isRenderedFor(getRenderedAddress(root), document.documentElement.lang, { locale, location })
  const messages = await loadPage(locale)
  if (!messages) {
    document.getElementById('boot-notice')?.classList.add('failed')
    return
  }
  document.documentElement.lang = locale
  document.documentElement.dir = getDirection(locale)
  if (!hydrates) loadFonts(locale)
  replaceSameAddress(history)
  ignoreStrayClicks(window)
  const store = createStore()
  const config = readSiteConfig(document)
  cacheEmbeddedResponse(store)
  const renderedState = hydrates ? store.getState() : undefined
  restoreBrowserState(store)
  // A restored session empties the cache.
  cacheEmbeddedResponse(store)
  if (!navigator.onLine) await restoreWeddingPage(store).catch(() => undefined)
  const tree = (
    <SiteTree
      store={store}
      renderedState={renderedState}
      config={config}
      locale={locale}
      messages={messages}
      errorStatus={(Number(root.getAttribute(ERROR_STATUS_ATTRIBUTE)) || undefined) as MarkedStatus | undefined}
      Router={BrowserRouter}
      styles={null}
    />
  )
  await waitForNextTask()
  if (hydrates) hydratePrerendered(hydrateRoot, root, tree)
  else {
    discardPrerendered(root)
    startTransition(() => createRoot(root).render(tree))
  }
  loadAnalytics(store, config)
}
