import { createAction } from '@reduxjs/toolkit'
import type { ScrollDepth } from '../events'
import type { FollowedLink } from '../measures/followedLink'

/** What the observers of the page have seen. */
export const linkFollowed = createAction<FollowedLink>('analytics/linkFollowed')
export const depthReached = createAction<ScrollDepth>('analytics/depthReached')
/** The visitor leaves a page or looks elsewhere, so many ms after it came in sight. Seen before the page that follows is shown. */
export const timeSpent = createAction<number>('analytics/timeSpent')
export const engagementScored = createAction<number>('analytics/engagementScored')
export const memoryRead = createAction<{ usedMb: number; limitMb: number }>('analytics/memoryRead')
/** Where the pointer is, in percent of the window. */
export const mouseMoved = createAction<{ xPercent: number; yPercent: number }>('analytics/mouseMoved')
