import { useSyncExternalStore } from 'react'
import { getCalendarDate } from '@shared/timeZones'

/** A page that stays open overnight is looked at again by its focus. */
function subscribe(onChange: () => void): () => void {
  globalThis.addEventListener('focus', onChange)
  return () => globalThis.removeEventListener('focus', onChange)
}

/** @returns today's calendar date (YYYY-MM-DD) in a time zone */
export const useToday = (timeZone: string): string =>
  useSyncExternalStore(subscribe, () => getCalendarDate(timeZone, Date.now()))
