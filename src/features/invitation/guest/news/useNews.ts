import { useCallback, useEffect, useState } from 'react'
import { changedSubjects, rememberDetails, seenDetails, type Details, type Subject } from './seenDetails'

export interface News {
  subjects: Subject[]
  before: Details
}

/**
 * Runs once the page is visible.
 * @returns cancels it
 */
function whenVisible(action: () => void): () => void {
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
 * Computed after mount, so that a prerendered page hydrates to the same HTML.
 */
export function useNews(slug: string, details: Details) {
  const [news, setNews] = useState<News | null>(null)
  const now = JSON.stringify(details)
  const remember = useCallback(() => rememberDetails(slug, JSON.parse(now) as Details), [slug, now])

  useEffect(() => {
    const before = seenDetails(slug)
    const subjects = before ? changedSubjects(before, JSON.parse(now) as Details) : []
    setNews(before && subjects.length > 0 ? { subjects, before } : null)
    if (subjects.length === 0) remember()
  }, [slug, now, remember])

  /**
   * Call it once the changes are shown: only then they count as seen.
   * @returns cancels it
   */
  const countAsSeen = useCallback(() => whenVisible(remember), [remember])

  return { news, countAsSeen, dismiss: () => setNews(null) }
}
