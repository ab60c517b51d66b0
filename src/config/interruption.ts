/** Dispatched on the window before forms are removed against the user's will: their page has failed, or the session has expired. */
const INTERRUPTED = 'zaffa-interrupted'

/** Lets forms store what was typed. */
export const announceInterruption = (): void => void window.dispatchEvent(new Event(INTERRUPTED))

/** @returns a function that removes the listener */
export function onInterruption(listener: () => void): () => void {
  window.addEventListener(INTERRUPTED, listener)
  return () => window.removeEventListener(INTERRUPTED, listener)
}
