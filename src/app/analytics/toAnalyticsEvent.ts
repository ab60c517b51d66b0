import { isAnyOf } from '@reduxjs/toolkit'
import type { AnalyticsEvent } from '@/features/analytics/events'
import { toAnalyticsItem } from '@/features/analytics/measures/analyticsItem'
import type { FollowedLink } from '@/features/analytics/measures/followedLink'
import {
  depthReached,
  engagementScored,
  linkFollowed,
  memoryRead,
  mouseMoved,
  timeSpent,
} from '@/features/analytics/observers/actions'
import { tabChosen } from '@/features/items/actions'

function toLinkEvent(link: FollowedLink): AnalyticsEvent {
  if (link.kind === 'store') return { name: 'store_click', store: link.store }
  if (link.kind === 'outbound') return { name: 'outbound_click', domain: link.domain }
  return { name: 'file_download', file: link.file, extension: link.extension }
}

const reported = [tabChosen, linkFollowed, depthReached, timeSpent, engagementScored, memoryRead, mouseMoved] as const

/** Matches the actions that are reported as they happen. Page views and forms are handled elsewhere. */
export const isReported = isAnyOf(...reported)

export function toAnalyticsEvent(action: ReturnType<(typeof reported)[number]>): AnalyticsEvent {
  if (tabChosen.match(action)) return { name: 'item_tab_click', item: toAnalyticsItem(action.payload) }
  if (linkFollowed.match(action)) return toLinkEvent(action.payload)
  if (depthReached.match(action)) return { name: 'scroll_depth', percent: action.payload }
  if (timeSpent.match(action)) return { name: 'time_on_page', seconds: Math.round(action.payload / 1000) }
  if (engagementScored.match(action)) return { name: 'engagement', score: action.payload }
  if (memoryRead.match(action)) return { name: 'memory', ...action.payload }
  return { name: 'mouse_activity', ...action.payload }
}
