import { render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createOperatorStore } from '@/app/operator/createOperatorStore'
import { OperatorApp } from '@/app/operator/OperatorApp'
import { OperatorRoutes } from '@/app/operator/OperatorRoutes'
import type { Locale } from '@/i18n/locales'
import { readMessages } from './messages'

// jsdom has no layout to scroll.
window.scrollTo = () => undefined

/** The catalogues that the console loads (src/i18n/operatorMessages.ts). */
const CATALOGUES = ['site', 'providers', 'providerProfile', 'operator', 'operatorQueues', 'operatorTools']
const readConsoleMessages = (locale: Locale) =>
  Object.assign({}, ...CATALOGUES.map((catalogue) => readMessages(locale, `${catalogue}.`))) as ReturnType<
    typeof readMessages
  >

const Address = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** Renders the whole console with its real store, as the browser's entry does. The API is at http://localhost. */
export function renderConsole({ locale = 'en', at = '/' }: { locale?: Locale; at?: string } = {}) {
  const store = createOperatorStore({ apiHost: 'http://localhost' })
  const view = render(
    <OperatorApp
      store={store}
      initial={{ locale, messages: readConsoleMessages(locale) }}
      loadMessages={(next) => Promise.resolve(readConsoleMessages(next))}
    >
      <MemoryRouter initialEntries={[at]}>
        <OperatorRoutes />
        <Address />
      </MemoryRouter>
    </OperatorApp>,
  )
  // Pointer events are disabled by styles alone.
  return { ...view, store, user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }) }
}
