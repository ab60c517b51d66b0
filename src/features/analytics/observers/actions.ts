import { createAction } from '@reduxjs/toolkit'
import type { ShownPage } from '../actions'
import type { ScrollDepth } from '../events'
import type { FollowedLink } from '../measures/followedLink'

/** What the observers of the page have seen. */
export const linkFollowed = createAction<FollowedLink>('analytics/linkFollowed')
export const depthReached = createAction<ScrollDepth>('analytics/depthReached')
/** The visitor left a page or looks elsewhere; `ms` since it was shown, or last reported, while it was in sight. */
export const timeSpent = createAction<{ page: ShownPage; ms: number }>('analytics/timeSpent')
export const engagementScored = createAction<number>('analytics/engagementScored')
export const memoryRead = createAction<{ usedMb: number; limitMb: number }>('analytics/memoryRead')
/** Where the pointer is, in percent of the window. */
export const mouseMoved = createAction<{ xPercent: number; yPercent: number }>('analytics/mouseMoved')
