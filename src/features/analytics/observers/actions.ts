import { createAction } from '@reduxjs/toolkit'
import type { ScrollDepth } from '../events'
import type { FollowedLink } from '../measures/followedLink'

/** Actions of the observers. */
export const linkFollowed = createAction<FollowedLink>('analytics/linkFollowed')
export const depthReached = createAction<ScrollDepth>('analytics/depthReached')
/** The visitor leaves or hides a page after this time visible, in ms. Dispatched before the next page view. */
export const timeSpent = createAction<number>('analytics/timeSpent')
export const engagementScored = createAction<number>('analytics/engagementScored')
export const memoryRead = createAction<{ usedMb: number; limitMb: number }>('analytics/memoryRead')
/** The pointer's position, in percent of the viewport. */
export const mouseMoved = createAction<{ xPercent: number; yPercent: number }>('analytics/mouseMoved')
