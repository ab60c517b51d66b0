import { StrictMode, startTransition, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { readStored } from '../config/browserStorage'
import { readSiteConfig } from '../config/siteConfig'
import { storageKeys } from '../config/storageKeys'
import type { LoadMessages } from '../i18n/catalogues'
import { directionOf, resolveLocale } from '../i18n/locales'
import { makeStore } from '../store/makeStore'
import { restoreBrowserState } from '../store/restoreBrowserState'
import { Providers } from './Providers'

/**
 * Starts an entry in the browser: language, store, what earlier visits kept, then the tree.
 * When the words do not arrive, the page's own bilingual notice with a link to load again is shown.
 */
export async function boot(tree: ReactNode, loadMessages: LoadMessages): Promise<void> {
  const locale = resolveLocale({
    stored: readStored('localStorage', storageKeys.locale),
    search: location.search,
    languages: navigator.languages,
  })
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  const messages = await loadMessages(locale).catch(() => null)
  if (!messages) {
    document.getElementById('boot-notice')?.classList.add('failed')
    return
  }
  const store = makeStore()
  restoreBrowserState(store)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers store={store} config={readSiteConfig(document)} initial={{ locale, messages }} loadMessages={loadMessages}>
          {tree}
        </Providers>
      </StrictMode>,
    ),
  )
}
