import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startTransition } from 'react'
import { readSiteConfig } from '@/config/readSiteConfig'
import { loadSiteMessages } from '@/i18n/pageMessages'
import { getDirection, localeTags, type Locale } from '@/i18n/locales'
import { createStore } from '@/store/createStore'
import { restoreBrowserState } from '@/store/restoreBrowserState'
import { loadAnalytics } from '../analytics/loadAnalytics'
import { waitForNextTask } from '../early/tasks'
import { warmUpIntl } from '../early/warmUpIntl'
import { discardPrerendered, hydratePrerendered, getRenderedAddress } from '../early/prerenderedRoot'
import { findPage } from '../routes'
import { ignoreStrayClicks } from './ignoreStrayClicks'
import { isRenderedFor } from './isRenderedFor'
import { replaceSameAddress } from './replaceSameAddress'
import { SiteTree } from './SiteTree'
import { getVisitLocale } from './getVisitLocale'

/** The page's words and code, so that it can be shown, or hydrated, in one go. Null when the words do not arrive. */
async function loadPage(locale: Locale) {
  // Code that does not arrive is the page's own matter: it says so, and offers to load again.
  const page = findPage(location.pathname)
    ?.preload(locale)
    .catch(() => undefined)
  const [messages] = await Promise.all([loadSiteMessages(locale).catch(() => null), page])
  return messages
}

/**
 * Starts the application in the browser: language, store, what earlier visits kept, then the tree. What was rendered ahead of time
 * for this very address and language is brought to life, anything else replaced. When the words do not arrive, a rendered
 * page stays readable; the others show their own bilingual notice with a link to load again.
 */
export async function boot(root: HTMLElement): Promise<void> {
  const locale = getVisitLocale()
  const hydrates = isRenderedFor(getRenderedAddress(root), document.documentElement.lang, { locale, location })
  const tables = warmUpIntl(localeTags[locale])
  const messages = await loadPage(locale)
  if (!messages) {
    document.getElementById('boot-notice')?.classList.add('failed')
    return
  }
  document.documentElement.lang = locale
  document.documentElement.dir = getDirection(locale)
  replaceSameAddress(history)
  ignoreStrayClicks(window)
  const store = createStore()
  const config = readSiteConfig(document)
  const renderedState = hydrates ? store.getState() : undefined
  restoreBrowserState(store)
  const tree = (
    <SiteTree
      store={store}
      renderedState={renderedState}
      config={config}
      locale={locale}
      messages={messages}
      Router={BrowserRouter}
    />
  )
  await tables
  await waitForNextTask()
  if (hydrates) hydratePrerendered(hydrateRoot, root, tree)
  else {
    discardPrerendered(root)
    startTransition(() => createRoot(root).render(tree))
  }
  loadAnalytics(store, config)
}
