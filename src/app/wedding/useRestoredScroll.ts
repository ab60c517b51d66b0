import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useEntryMemory } from '@/lib/history/useEntryMemory'

/** After this time in ms, a page that is still too short for its scroll position stays where it is. */
const RESTORE_MS = 5000
/** What a person does to scroll, or before. */
const INTERRUPTIONS = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Scrolls a page to where it was, after Back and Forward. The browser and the router's `ScrollRestoration`, which needs its data routers, scroll once: before the page has
 * loaded its list. After a reload, the browser scrolls.
 */
export function useRestoredScroll(): void {
  const { pathname, key } = useLocation()
  const navigation = useNavigationType()
  const { read, write } = useEntryMemory<number>('scroll')
  useEffect(() => {
    // Until the next page is shown, the browser may already scroll for it.
    const save = () => isShown(key) && write(window.scrollY)
    if (navigation !== NavigationType.Pop) save()
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [key, navigation, write])
  useLayoutEffect(() => {
    const top = navigation === NavigationType.Pop ? read() : undefined
    return top === undefined ? undefined : scrollWhenLongEnough(top)
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the query alone, a tab or a filter, is not another page
  }, [pathname])
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
