/**
 * Stands inline in the head of every rendered invitation. The page is complete without the scripts that this brings.
 * Until they are there it records a choice of language and the last button pressed.
 */
import { readStored, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'
import { locales } from '@/i18n/locales'
import { recordEarlyClick } from '../early/earlyClick'
import { bringScriptsLater, namedScripts } from '../early/scripts'

/** A guest who has chosen the other language before gets the page in it, before anything is shown. */
function followChosenLanguage(): void {
  const chosen = readStored('localStorage', storageKeys.locale)
  const wanted = locales.find((locale) => locale === chosen)
  const address = new URL(location.href)
  if (!wanted || wanted === document.documentElement.lang || address.searchParams.get('lang') === wanted) return
  address.searchParams.set('lang', wanted)
  location.replace(address)
}

function rememberClick({ target }: MouseEvent): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[hreflang]') : null
  if (control instanceof HTMLAnchorElement) writeStored('localStorage', storageKeys.locale, control.hreflang)
  else if (control) recordEarlyClick(control)
}

followChosenLanguage()
addEventListener('click', rememberClick, true)
bringScriptsLater(namedScripts())
