import { ENGAGEMENT_MAX } from '@/config/analyticsLimits'
import type { ScrollDepth } from '../events'

/** The visit so far. */
export interface Visit {
  /** Time visible, in ms. */
  visibleMs: number
  pages: number
  clicks: number
  deepest: ScrollDepth | 0
}

/** Weight of each signal; ours, the specification only sets the cap (§9). */
const POINTS = { minute: 10, page: 10, click: 3, depthPercent: 0.4 }
const MINUTE_MS = 60_000

/** @returns the engagement score, an integer from 0 to 100. */
export function getEngagementScore({ visibleMs, pages, clicks, deepest }: Visit): number {
  const points =
    (visibleMs / MINUTE_MS) * POINTS.minute +
    pages * POINTS.page +
    clicks * POINTS.click +
    deepest * POINTS.depthPercent
  return Math.min(ENGAGEMENT_MAX, Math.round(points))
}
