/**
 * Stands inline in the head of every page of the site that is rendered ahead of time. The page is complete without the
 * scripts that this brings. Until they have taken over it records the last button pressed and a choice of language, and keeps forms from being sent
 * by the browser itself, which would put what was typed into the address.
 */
import { writeCookie, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'
import { recordEarlyClick } from '../early/earlyClick'
import { bringScriptsLater, isHurried, namedScripts } from '../early/scripts'
import { visitLocale } from './visitLocale'

/** A choice of language that the browser follows by itself, as a link; later the page turns in place. */
function keepLanguage(language: string): void {
  writeStored('localStorage', storageKeys.locale, language)
  writeCookie(storageKeys.locale, language)
}

const start = bringScriptsLater(namedScripts())

addEventListener(
  'click',
  ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('button, a[hreflang]') : null
    if (control instanceof HTMLAnchorElement) keepLanguage(control.hreflang)
    else if (control) recordEarlyClick(control)
  },
  true,
)

addEventListener(
  'submit',
  (event) => {
    if (document.querySelector('#root[data-rendered]') === null) return
    event.preventDefault()
    // A form sent with the return key has no pressed button of its own.
    if (event.submitter instanceof HTMLElement) recordEarlyClick(event.submitter)
    start()
  },
  true,
)

// A copy from a plain host, or one kept on the way, knows nothing of the visitor: then the scripts show the other language, at once.
if (isHurried() || visitLocale() !== document.documentElement.lang) start()
