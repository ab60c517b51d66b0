/**
 * Stands inline in the head of every rendered page. The page is complete without the scripts that this brings: they are
 * asked for when the browser is idle after the first view, or at the guest's first touch (the listed names are in
 * `data-scripts`). Until they are there it remembers a choice of language and the last button pressed.
 */
import { readStored, writeStored } from '../../config/browserStorage'
import { storageKeys } from '../../config/storageKeys'
import { locales } from '../../i18n/locales'
import { keepEarlyClick } from './earlyClick'

/** The longest that the scripts wait for an idle moment after the page has loaded, in ms. */
const IDLE_LIMIT_MS = 2500

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
  else if (control) keepEarlyClick(control)
}

function bring(source: string): void {
  const run = () => document.head.append(Object.assign(document.createElement('script'), { src: source }))
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: source, onload: run, onerror: run })
  document.head.append(link)
}

/** @returns a function that asks for the scripts, once however often it is called. */
function scriptsOnce(sources: string[]): () => void {
  const waiting = new Set(sources)
  return () => {
    for (const source of waiting) bring(source)
    waiting.clear()
  }
}

followChosenLanguage()
addEventListener('click', rememberClick, true)
const start = scriptsOnce((document.currentScript?.dataset['scripts'] ?? '').split(' ').filter(Boolean))
for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, start, { once: true, passive: true })
addEventListener('load', () => {
  setTimeout(start, IDLE_LIMIT_MS)
  // A loaded page need not be on the screen yet: the scripts leave network and processor to the first picture.
  new PerformanceObserver(startWhenIdle).observe({ type: 'paint', buffered: true })
})

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start)
}
