/**
 * Stands inline in the head of every page of the site that is rendered ahead of time. The page is complete without the
 * scripts that this brings. Until they have taken over it remembers the last button pressed, and keeps forms from being sent
 * by the browser itself, which would put what was typed into the address.
 */
import { readStored } from '../../config/browserStorage'
import { storageKeys } from '../../config/storageKeys'
import { resolveLocale } from '../../i18n/locales'
import { keepEarlyClick } from '../early/earlyClick'
import { bringScriptsLater, namedScripts } from '../early/scripts'

const start = bringScriptsLater(namedScripts())

addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) keepEarlyClick(button)
  },
  true,
)

addEventListener(
  'submit',
  (event) => {
    if (window.zaffaEarlyClick === null) return
    event.preventDefault()
    // A form sent with the return key has no pressed button of its own.
    if (event.submitter instanceof HTMLElement) keepEarlyClick(event.submitter)
    start()
  },
  true,
)

// Copies kept on the way know nothing of the visitor's choice: then the scripts show the page in the other language, at once.
const wanted = resolveLocale({ stored: readStored('localStorage', storageKeys.locale), search: location.search, languages: navigator.languages })
if (wanted !== document.documentElement.lang) start()
