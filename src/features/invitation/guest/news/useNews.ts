import { useCallback, useEffect, useState } from 'react'
import { changedSubjects, rememberDetails, seenDetails, type Details, type Subject } from './seenDetails'

export interface News {
  subjects: Subject[]
  before: Details
}

/** Runs once the page is in front of the guest: at once, or when its tab is. @returns what to call to give up waiting. */
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
 * What has changed since this browser last showed the invitation; null when nothing has, and on a first visit.
 * Found after mount, so that a page rendered ahead of time hydrates to the same HTML.
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

  /** To be called once it is shown, for only then it counts as seen. @returns the way to take it back. */
  const countAsSeen = useCallback(() => whenVisible(remember), [remember])

  return { news, countAsSeen, dismiss: () => setNews(null) }
}
