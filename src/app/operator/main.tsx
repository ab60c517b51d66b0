import { setupListeners } from '@reduxjs/toolkit/query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { CONSOLE_BASE } from '@/features/operator/common/consolePaths'
import { readLocaleChoice } from '@/i18n/localeChoice'
import { getDirection, resolveLocale } from '@/i18n/locales'
import { loadOperatorMessages } from '@/i18n/operatorMessages'
import '@/theme/base.css'
import '@/theme/fonts.css'
import { createOperatorStore } from './createOperatorStore'
import { OperatorApp } from './OperatorApp'
import { OperatorRoutes } from './OperatorRoutes'

/** Starts the console. When its messages cannot be loaded, the bilingual notice of the page offers to reload. */
async function start(root: HTMLElement): Promise<void> {
  const locale = resolveLocale({
    stored: readLocaleChoice(),
    search: location.search,
    languages: navigator.languages,
  })
  const messages = await loadOperatorMessages(locale).catch(() => null)
  if (!messages) {
    document.getElementById('boot-notice')?.classList.add('failed')
    return
  }
  document.documentElement.lang = locale
  document.documentElement.dir = getDirection(locale)
  const store = createOperatorStore()
  setupListeners(store.dispatch)
  createRoot(root).render(
    <OperatorApp store={store} initial={{ locale, messages }} loadMessages={loadOperatorMessages}>
      <BrowserRouter basename={CONSOLE_BASE}>
        <OperatorRoutes />
      </BrowserRouter>
    </OperatorApp>,
  )
}

void start(document.getElementById('root')!)
