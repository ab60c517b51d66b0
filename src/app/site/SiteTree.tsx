import type { EmotionCache } from '@emotion/cache'
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import type { SiteConfig } from '@shared/siteConfig'
import type { Messages } from '@/i18n/catalogues'
import { loadSiteMessages } from '@/i18n/pageMessages'
import type { Locale } from '@/i18n/locales'
import type { AppStore, RootState } from '@/store/createStore'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { App } from '../App'
import { Providers } from '../Providers'

interface SiteTreeProps {
  store: AppStore
  renderedState?: RootState
  config: SiteConfig
  locale: Locale
  messages: Messages
  /** The browser's router, or a static one for prerendering. */
  Router: ComponentType<{ children: ReactNode }>
  /** Collects the styles of one prerendered page; in the browser, the page's own cache. */
  styles?: EmotionCache
}

/** The whole application, the same tree when prerendered and in the browser that hydrates it. */
export function SiteTree({ store, renderedState, config, locale, messages, Router, styles }: SiteTreeProps) {
  return (
    <StrictMode>
      <Providers
        store={store}
        renderedState={renderedState}
        config={config}
        initial={{ locale, messages }}
        loadMessages={loadSiteMessages}
      >
        <ThemeRoot styles={styles}>
          <Router>
            <App />
          </Router>
        </ThemeRoot>
      </Providers>
    </StrictMode>
  )
}
