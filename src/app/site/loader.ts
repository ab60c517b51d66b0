/**
 * Inline script in the head of a prerendered page. The page works without the scripts that it loads. Until they run it
 * records the last button clicked and a choice of language, and prevents the browser from submitting forms, which would
 * put what was typed into the URL.
 */
import { storeFollowedLanguage } from '@/i18n/localeChoice'
import { recordEarlyClick } from '../early/earlyClick'
import { loadScriptsWhenIdle, isUrgent, getScriptUrls } from '../early/loadScripts'
import { getVisitLocale } from './getVisitLocale'

const start = loadScriptsWhenIdle(getScriptUrls())

addEventListener(
  'click',
  ({ target }) => {
    // The browser opens popovers by itself.
    const button = target instanceof Element ? target.closest<HTMLElement>('button:not([popovertarget])') : null
    if (button) recordEarlyClick(button)
  },
  true,
)
addEventListener('click', storeFollowedLanguage, true)

addEventListener(
  'submit',
  (event) => {
    if (document.querySelector('#root[data-rendered]') === null) return
    event.preventDefault()
    // A form submitted with the Enter key has no clicked button.
    if (event.submitter instanceof HTMLElement) recordEarlyClick(event.submitter)
    start()
  },
  true,
)

// Cached HTML may have the wrong locale: then the scripts are loaded at once and show the right one.
if (isUrgent() || getVisitLocale() !== document.documentElement.lang) start()
