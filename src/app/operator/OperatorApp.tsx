import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { LoadMessages, Messages } from '@/i18n/catalogues'
import { LocaleProvider } from '@/i18n/LocaleProvider'
import type { Locale } from '@/i18n/locales'
import { ThemeRoot } from '@/theme/ThemeRoot'
import type { OperatorStore } from './createOperatorStore'

interface OperatorAppProps {
  store: OperatorStore
  initial: { locale: Locale; messages: Messages }
  loadMessages: LoadMessages
  /** The routes in their router. */
  children: ReactNode
}

/** The providers of the console, in the browser and in tests. */
export const OperatorApp = ({ store, initial, loadMessages, children }: OperatorAppProps) => (
  <Provider store={store}>
    <LocaleProvider initial={initial} loadMessages={loadMessages}>
      <ThemeRoot>{children}</ThemeRoot>
    </LocaleProvider>
  </Provider>
)
