import type { AppDispatch } from '@/store/hooks'

/** Stops an observer. */
export type Stop = () => void

/** Observes the page and dispatches actions until stopped. */
export type Observer = (dispatch: AppDispatch) => Stop

/**
 * Adds a passive listener to the document.
 * @returns removes it
 */
export function listen<K extends keyof DocumentEventMap>(
  name: K,
  listener: (event: DocumentEventMap[K]) => void,
): Stop {
  const options = { capture: true, passive: true }
  document.addEventListener(name, listener, options)
  return () => document.removeEventListener(name, listener, options)
}

/** Runs work at an interval while the page is visible. */
export function runWhileVisible(ms: number, work: () => void): Stop {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') work()
  }, ms)
  return () => clearInterval(timer)
}
