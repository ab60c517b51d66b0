import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Providers } from '../src/app/Providers'
import { defaultSiteConfig } from '../src/config/siteConfig'
import type { Messages } from '../src/i18n/catalogues'
import type { Locale } from '../src/i18n/locales'
import ar from '../src/i18n/compiled/site.ar.json' with { type: 'json' }
import en from '../src/i18n/compiled/site.en.json' with { type: 'json' }
import { makeStore, type RootState } from '../src/store/makeStore'
import { ThemeRoot } from '../src/theme/ThemeRoot'

const catalogues = { ar, en } as unknown as Record<Locale, Messages>

interface RenderOptions {
  locale?: Locale
  /** The address of the page. */
  at?: string
  preloadedState?: Partial<RootState>
}

/** Renders a tree with the real store, messages and themes, as the browser's entry does. The API is at http://localhost. */
export function renderSite(tree: ReactElement, { locale = 'en', at = '/', preloadedState }: RenderOptions = {}) {
  const store = makeStore({ preloadedState, apiHost: 'http://localhost' })
  const view = render(
    <Providers
      store={store}
      config={defaultSiteConfig}
      initial={{ locale, messages: catalogues[locale] }}
      loadMessages={(next) => Promise.resolve(catalogues[next])}
    >
      <ThemeRoot>
        <MemoryRouter initialEntries={[at]}>{tree}</MemoryRouter>
      </ThemeRoot>
    </Providers>,
  )
  return { ...view, store, user: userEvent.setup({ delay: null }) }
}
