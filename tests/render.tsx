import { render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Providers } from '@/app/Providers'
import { defaultSiteConfig } from '@shared/siteConfig'
import type { Locale } from '@/i18n/locales'
import { createStore, type RootState } from '@/store/createStore'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { readMessages } from './messages'

export interface RenderOptions {
  locale?: Locale
  /** Path of the page. */
  at?: string
  preloadedState?: Partial<RootState>
  /** 'site' loads only the catalogue that every page has, so that pages must load their own. */
  catalogues?: 'all' | 'site'
}

/**
 * Renders a tree with the real store, messages and themes, like the browser's entry but without styles (tests/setup/styledEngine.tsx). The API is
 * at http://localhost.
 */
export function renderSite(
  tree: ReactElement,
  { locale = 'en', at = '/', preloadedState, catalogues = 'all' }: RenderOptions = {},
) {
  const getMessages = (language: Locale) => readMessages(language, catalogues === 'site' ? 'site' : '')
  const store = createStore({ preloadedState, apiHost: 'http://localhost' })
  const view = render(
    <Providers
      store={store}
      config={defaultSiteConfig}
      initial={{ locale, messages: getMessages(locale) }}
      loadMessages={(next) => Promise.resolve(getMessages(next))}
    >
      <ThemeRoot>
        <MemoryRouter initialEntries={[at]}>{tree}</MemoryRouter>
      </ThemeRoot>
    </Providers>,
  )
  // Pointer events are disabled by styles alone.
  return { ...view, store, user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }) }
}
