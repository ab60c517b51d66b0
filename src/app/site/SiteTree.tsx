import type { EmotionCache } from '@emotion/cache'
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import type { SiteConfig } from '@shared/siteConfig'
import type { MarkedStatus } from '@shared/errorStatus'
import type { Messages } from '@/i18n/catalogues'
import { loadSiteMessages } from '@/i18n/pageMessages'
import type { Locale } from '@/i18n/locales'
import type { AppStore, RootState } from '@/store/createStore'
import '@/theme/fonts.css'
import '@/theme/base.css'
import { StyleCacheContext } from '@/theme/StyleCacheContext'
import { App } from '../App'
import { Providers } from '../Providers'

interface SiteTreeProps {
  store: AppStore
  renderedState?: RootState
  config: SiteConfig
  locale: Locale
  messages: Messages
  errorStatus?: MarkedStatus
  /** The browser's router, or a static one for prerendering. */
  Router: ComponentType<{ children: ReactNode }>
  /** Collects the styles of one prerendered page; null in the browser. */
  styles: EmotionCache | null
}

/** The whole application, the same tree when prerendered and in the browser that hydrates it. */
export function SiteTree({
  store,
  renderedState,
  config,
  locale,
  messages,
  errorStatus,
  Router,
  styles,
}: SiteTreeProps) {
  return (
    <StrictMode>
      <Providers
        store={store}
        renderedState={renderedState}
        config={config}
        initial={{ locale, messages }}
        loadMessages={loadSiteMessages}
      >
        <StyleCacheContext value={styles}>
          <Router>
            <App errorStatus={errorStatus} />
          </Router>
        </StyleCacheContext>
      </Providers>
    </StrictMode>
  )
}
