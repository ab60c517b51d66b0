import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useEntryMemory } from '@/lib/history/EntryMemory'

/** After this time in ms, a page that is still too short for its scroll position stays where it is. */
const RESTORE_MS = 5000
/** What a person does to scroll, or before. */
const INTERRUPTIONS = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the top, or to the hash's element, after navigation inside the site; to where the page was after Back and Forward. The router's own
 * `ScrollRestoration` needs its data routers, and scrolls once, before a page has loaded its list. The first page is left to the browser.
 */
export function ScrollOnNavigation() {
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()
  const { read, write } = useEntryMemory<number>('scroll')
  useEffect(() => {
    // Until the next page is shown, the browser may already scroll for it.
    const save = () => isShown(key) && write(window.scrollY)
    if (navigation !== NavigationType.Pop) save()
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [key, navigation, write])
  // A layout effect, because the cover of a card opens when it finds the page scrolled.
  useLayoutEffect(() => {
    if (navigation === NavigationType.Pop) {
      const top = read()
      return top === undefined ? undefined : scrollWhenLongEnough(top)
    }
    const place = hash ? document.getElementById(hash.slice(1)) : null
    if (place) place.scrollIntoView()
    else window.scrollTo({ top: 0 })
    return undefined
    // oxlint-disable-next-line react/exhaustive-deps -- a new hash alone does not scroll: the code that sets it does
  }, [pathname])
  return null
}

/** @returns whether the browser is at the entry of the history with this key; the first one has none of its own */
const isShown = (key: string): boolean => ((history.state as { key?: string } | null)?.key ?? 'default') === key

/**
 * Scrolls to a position, again whenever the page grows, until it is long enough or the person scrolls.
 * @returns a function that gives up
 */
function scrollWhenLongEnough(top: number): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of INTERRUPTIONS) window.removeEventListener(type, stop)
  }
  // It reports at once, and before the page is painted.
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top })
    if (Math.ceil(window.scrollY) >= top) stop()
  })
  const timer = setTimeout(stop, RESTORE_MS)
  for (const type of INTERRUPTIONS) window.addEventListener(type, stop)
  observer.observe(document.body)
  return stop
}
