import { SCROLL_DEPTHS_PERCENT } from '@/config/analyticsLimits'
import type { ScrollDepth } from '../events'

/** How a page stands in its window, in px. */
export interface ScrollPlace {
  scrolledPx: number
  windowPx: number
  pagePx: number
}

/** @returns the share of its way that a page has been scrolled, in percent; 0 where there is nothing to scroll. */
export function scrolledPercent({ scrolledPx, windowPx, pagePx }: ScrollPlace): number {
  const wayPx = pagePx - windowPx
  return wayPx > 0 ? (scrolledPx / wayPx) * 100 : 0
}

/** @returns the marks at 25, 50, 75 and 90 percent that this place has passed and that were not reported yet. */
export function newDepths(percent: number, reported: ReadonlySet<ScrollDepth>): ScrollDepth[] {
  return SCROLL_DEPTHS_PERCENT.filter((mark) => percent >= mark && !reported.has(mark))
}
