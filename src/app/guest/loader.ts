/**
 * Inline script in the head of a rendered invitation. The page works without the scripts that it loads. Until they run
 * it records the choice of language and the last button clicked.
 */
import { readStored, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'
import { locales } from '@/i18n/locales'
import { recordEarlyClick } from '../early/earlyClick'
import { loadScriptsWhenIdle, getScriptUrls } from '../early/loadScripts'

/** Redirects to the language that the guest has chosen before, before anything is shown. */
function followChosenLanguage(): void {
  const stored = readStored('localStorage', storageKeys.locale)
  const storedLocale = locales.find((locale) => locale === stored)
  const address = new URL(location.href)
  if (
    !storedLocale ||
    storedLocale === document.documentElement.lang ||
    address.searchParams.get('lang') === storedLocale
  )
    return
  address.searchParams.set('lang', storedLocale)
  location.replace(address)
}

function recordClick({ target }: MouseEvent): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[hreflang]') : null
  if (control instanceof HTMLAnchorElement) writeStored('localStorage', storageKeys.locale, control.hreflang)
  else if (control) recordEarlyClick(control)
}

followChosenLanguage()
addEventListener('click', recordClick, true)
loadScriptsWhenIdle(getScriptUrls())
