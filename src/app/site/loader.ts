/**
 * Stands inline in the head of every page of the site that is rendered ahead of time. The page is complete without the
 * scripts that this brings. Until they have taken over it remembers the last button pressed, and keeps forms from being sent
 * by the browser itself, which would put what was typed into the address.
 */
import { keepEarlyClick } from '../early/earlyClick'
import { bringScriptsLater, namedScripts } from '../early/scripts'
import { visitLocale } from './visitLocale'

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

// A copy from a plain host, or one kept on the way, knows nothing of the visitor: then the scripts show the other language, at once.
if (visitLocale() !== document.documentElement.lang) start()
