import { useCallback, useEffect, useState } from 'react'
import { findChanges, storeDetails, type Changes, type Details } from './seenDetails'

/**
 * Runs once the page is visible.
 * @returns cancels it
 */
function runWhenVisible(action: () => void): () => void {
  const check = () => {
    if (document.visibilityState === 'hidden') return
    stop()
    action()
  }
  const stop = () => document.removeEventListener('visibilitychange', check)
  document.addEventListener('visibilitychange', check)
  check()
  return stop
}

/**
 * @returns the changes since this browser last showed the invitation; null when there are none, and on a first visit.
 * Computed after mount, so that the notice's live region exists before its text.
 */
export function useChanges(slug: string, details: Details) {
  const [changes, setChanges] = useState<Changes | null>(null)
  const now = JSON.stringify(details)
  const store = useCallback(() => storeDetails(slug, JSON.parse(now) as Details), [slug, now])

  useEffect(() => {
    const found = findChanges(slug, JSON.parse(now) as Details)
    setChanges(found)
    if (!found) store()
  }, [slug, now, store])

  /**
   * Call it once the changes are shown: only then they count as seen.
   * @returns cancels it
   */
  const countAsSeen = useCallback(() => runWhenVisible(store), [store])

  return { changes, countAsSeen, dismiss: () => setChanges(null) }
}
