import { ENGAGEMENT_INTERVAL_MS } from '@/config/analyticsLimits'
import { addAppListener } from '@/store/listeners'
import { pageShown } from '../actions'
import { getEngagementScore, type Visit } from '../measures/engagement'
import { depthReached, engagementScored } from './actions'
import { runWhileVisible, listen, type Observer } from './observer'

/** Reports the engagement score every 60 s while visible (specification §9). */
export const observeEngagement: Observer = (dispatch) => {
  const visit: Visit = { visibleMs: 0, pages: 0, clicks: 0, deepest: 0 }
  const stops = [
    dispatch(addAppListener({ actionCreator: pageShown, effect: () => void (visit.pages += 1) })),
    dispatch(
      addAppListener({
        actionCreator: depthReached,
        effect: ({ payload }) => void (visit.deepest = payload > visit.deepest ? payload : visit.deepest),
      }),
    ),
    listen('click', () => (visit.clicks += 1)),
    runWhileVisible(ENGAGEMENT_INTERVAL_MS, () => {
      visit.visibleMs += ENGAGEMENT_INTERVAL_MS
      dispatch(engagementScored(getEngagementScore(visit)))
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
