import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { defaultSiteConfig } from '@shared/siteConfig'
import { Providers } from '@/app/Providers'
import type { Messages } from '@/i18n/catalogues'
import { locales, type Locale } from '@/i18n/locales'
import { loadPageMessages, loadSiteMessages, type PageCatalogue } from '@/i18n/pageMessages'
import { createStore } from '@/store/createStore'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { Catalogue } from './Catalogue'
import { Frames } from './Frames'

/** The message catalogues of the components that are shown. */
const MESSAGES: PageCatalogue[] = ['account', 'guest', 'items', 'providers', 'studio']

async function loadMessages(locale: Locale): Promise<Messages> {
  const [site, pages] = await Promise.all([loadSiteMessages(locale), loadPageMessages(MESSAGES, locale)])
  return Object.assign({}, site, ...pages) as Messages
}

/** `/catalogue` shows two frames: `/catalogue/ar` and `/catalogue/en`, each a page in its own language and direction. */
async function start(root: HTMLElement): Promise<void> {
  const shown = locales.find((locale) => location.pathname === `/catalogue/${locale}`)
  const locale = shown ?? 'en'
  const initial = { locale, messages: await loadMessages(locale) }
  document.title = 'Component catalogue'
  createRoot(root).render(
    <StrictMode>
      <Providers store={createStore()} config={defaultSiteConfig} initial={initial} loadMessages={loadMessages}>
        <ThemeRoot>
          {/* Links of the samples lead nowhere. */}
          <MemoryRouter>{shown ? <Catalogue /> : <Frames />}</MemoryRouter>
        </ThemeRoot>
      </Providers>
    </StrictMode>,
  )
}

void start(document.getElementById('root')!)
