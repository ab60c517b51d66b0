/**
 * Inline script in the head of a rendered invitation: what must happen before the page is shown, and the buttons that a
 * guest may press as soon as it is. The rest is in page.ts (docs/decisions/0056-guest-page-islands.md).
 */
import { handleMusicClick } from '@/features/invitation/guest/musicClicks'
import { handleShareClick } from '@/features/invitation/share/shareClicks'
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

/** Loads the page's script once the names are painted in their font, so that it does not compete with it. */
function loadPageScript(source: string): void {
  let isLoaded = false
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    document.head.append(Object.assign(document.createElement('script'), { src: source }))
  }
  new PerformanceObserver(() => void document.fonts.ready.then(load)).observe({ type: 'paint', buffered: true })
  // For browsers that do not report paints.
  addEventListener('load', load)
}

followChosenLanguage()
loadPageScript(document.currentScript?.dataset['page'] ?? '')
document.addEventListener('click', storeFollowedLanguage)
document.addEventListener('click', handleMusicClick)
document.addEventListener('click', handleShareClick)
