import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { SiteConfig } from '../config/siteConfig'
import { SiteConfigContext } from '../config/SiteConfigContext'
import type { LoadMessages, Messages } from '../i18n/catalogues'
import { LocaleProvider } from '../i18n/LocaleProvider'
import type { Locale } from '../i18n/locales'
import type { AppStore } from '../store/makeStore'

interface ProvidersProps {
  store: AppStore
  config: SiteConfig
  initial: { locale: Locale; messages: Messages }
  loadMessages: LoadMessages
  children: ReactNode
}

/** What every entry needs around its tree, in the browser and when it is rendered ahead of time. */
export function Providers({ store, config, initial, loadMessages, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <SiteConfigContext value={config}>
        <LocaleProvider initial={initial} loadMessages={loadMessages}>
          {children}
        </LocaleProvider>
      </SiteConfigContext>
    </Provider>
  )
}
