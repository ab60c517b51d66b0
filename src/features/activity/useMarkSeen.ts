import { useEffect, useRef } from 'react'
import { useMarkChangesSeenMutation } from '@/api/changes'

/** How long the page must be visible before its changes count as seen, in ms. */
const SEEN_AFTER_MS = 1000

/**
 * Marks the changes up to the latest one as seen once the page has been visible for a second. A failed call is repeated only with the next change.
 * @param latest number of the newest change; undefined while the page does not show it
 * @param seen number up to which the account has seen changes
 */
export function useMarkSeen(weddingId: string, latest: number | undefined, seen: number): void {
  const [markSeen] = useMarkChangesSeenMutation()
  const marked = useRef(0)
  useEffect(() => {
    if (latest === undefined || latest <= Math.max(seen, marked.current)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const mark = () => {
      marked.current = latest
      void markSeen({ weddingId, seenChanges: { number: latest } })
    }
    const start = () => {
      clearTimeout(timer)
      timer = document.visibilityState === 'visible' ? setTimeout(mark, SEEN_AFTER_MS) : undefined
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', start)
    }
  }, [markSeen, weddingId, latest, seen])
}
