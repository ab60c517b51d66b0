import { TIME_ON_PAGE_MIN_MS } from '@/config/analyticsLimits'

/**
 * @param since when the page came in sight, in ms; null while the visitor looks elsewhere
 * @param now on the same clock
 * @returns how long it has been in sight without a break; null for too short a stay, which is not reported (§9: above 5 s)
 */
export function reportableMs(since: number | null, now: number): number | null {
  const ms = since === null ? 0 : now - since
  return ms > TIME_ON_PAGE_MIN_MS ? ms : null
}
