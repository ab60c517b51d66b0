import type { AppDispatch } from '@/store/hooks'

/** Ends the observation. */
export type Stop = () => void

/** Watches the page and dispatches what it sees, as past-tense actions, until it is stopped. */
export type Observer = (dispatch: AppDispatch) => Stop

/** Hears an event of the document, and says how to stop. Passive: observing never holds up what the visitor does. */
export function hear<K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void): Stop {
  const options = { capture: true, passive: true }
  document.addEventListener(name, listener, options)
  return () => document.removeEventListener(name, listener, options)
}

/** Does something every so many ms while the page is in sight. */
export function everyMs(ms: number, work: () => void): Stop {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') work()
  }, ms)
  return () => clearInterval(timer)
}
