/**
 * Inline script in the head of a rendered invitation: what must happen before the page is shown, and the buttons that a
 * guest may press as soon as it is. The rest is in page.ts (docs/decisions/0012-guest-page.md).
 */
import { handleMusicClick } from '../open/musicClicks'
import { handleShareClick } from '@/card/share/shareClicks'
import { locales } from '@/i18n/locales'
import { readLocaleChoice, storeFollowedLanguage } from '@/i18n/localeChoice'

/** Redirects to the language that the guest has chosen before, before anything is shown. */
function followChosenLanguage(): void {
  const choice = readLocaleChoice()
  const chosen = locales.find((locale) => locale === choice)
  const address = new URL(location.href)
  if (!chosen || chosen === document.documentElement.lang || address.searchParams.get('lang') === chosen) return
  address.searchParams.set('lang', chosen)
  location.replace(address)
}

/**
 * Loads the page's script once the names are painted in their font, so that it does not delay them. The window's load
 * event is too early: with a cached font it precedes the first paint.
 */
function loadPageScript(source: string): void {
  const load = () => document.head.append(Object.assign(document.createElement('script'), { src: source }))
  const loadAfterNextFrame = () => requestAnimationFrame(() => setTimeout(load))
  // First paint and first contentful paint are reported together or one by one.
  const paints = new PerformanceObserver(() => {
    paints.disconnect()
    void document.fonts.ready.then(loadAfterNextFrame)
  })
  paints.observe({ type: 'paint', buffered: true })
}

followChosenLanguage()
loadPageScript(document.currentScript?.dataset['page'] ?? '')
document.addEventListener('click', storeFollowedLanguage)
document.addEventListener('click', handleMusicClick)
document.addEventListener('click', handleShareClick)
