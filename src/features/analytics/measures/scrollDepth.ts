import { SCROLL_DEPTHS_PERCENT } from '@/config/analyticsLimits'
import type { ScrollDepth } from '../events'

/** A page's scroll position, in px. */
export interface ScrollPlace {
  scrolledPx: number
  windowPx: number
  pagePx: number
}

/** @returns the scrolled share, in percent; 0 where nothing scrolls. */
export function getScrolledPercent({ scrolledPx, windowPx, pagePx }: ScrollPlace): number {
  const wayPx = pagePx - windowPx
  return wayPx > 0 ? (scrolledPx / wayPx) * 100 : 0
}

/** @returns the thresholds (25, 50, 75, 90 percent) that are passed and not reported yet. */
export function getNewDepths(percent: number, reported: ReadonlySet<ScrollDepth>): ScrollDepth[] {
  return SCROLL_DEPTHS_PERCENT.filter((mark) => percent >= mark && !reported.has(mark))
}
