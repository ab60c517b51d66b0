import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { SiteConfig } from '@shared/siteConfig'
import { SiteConfigContext } from '../config/SiteConfigContext'
import type { LoadMessages, Messages } from '../i18n/catalogues'
import { LocaleProvider } from '../i18n/LocaleProvider'
import type { Locale } from '../i18n/locales'
import type { AppStore, RootState } from '../store/createStore'

interface ProvidersProps {
  store: AppStore
  /** The state that the page was prerendered with: hydration needs the same tree. */
  renderedState?: RootState
  config: SiteConfig
  initial: { locale: Locale; messages: Messages }
  loadMessages: LoadMessages
  children: ReactNode
}

/** The providers of every entry, in the browser and when prerendering. */
export function Providers({ store, renderedState, config, initial, loadMessages, children }: ProvidersProps) {
  return (
    <Provider store={store} serverState={renderedState}>
      <SiteConfigContext value={config}>
        <LocaleProvider initial={initial} loadMessages={loadMessages}>
          {children}
        </LocaleProvider>
      </SiteConfigContext>
    </Provider>
  )
}
