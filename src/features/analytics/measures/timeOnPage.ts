import { TIME_ON_PAGE_MIN_MS } from '@/config/analyticsLimits'

/**
 * @param since when the page became visible, in ms; null while hidden
 * @param now on the same clock
 * @returns the time visible without a break, in ms; null for visits too short to report (§9: above 5 s)
 */
export function getReportableMs(since: number | null, now: number): number | null {
  const ms = since === null ? 0 : now - since
  return ms > TIME_ON_PAGE_MIN_MS ? ms : null
}
