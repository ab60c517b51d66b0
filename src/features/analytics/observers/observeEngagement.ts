import { ENGAGEMENT_INTERVAL_MS } from '@/config/analyticsLimits'
import { addAppListener } from '@/store/listeners'
import { pageShown } from '../actions'
import { engagementScore, type Visit } from '../measures/engagement'
import { depthReached, engagementScored } from './actions'
import { everyMs, hear, type Observer } from './observer'

/** Tells every 60 s in sight how engaged the visit is so far (specification §9). */
export const observeEngagement: Observer = (dispatch) => {
  const visit: Visit = { visibleMs: 0, pages: 0, clicks: 0, deepest: 0 }
  const stops = [
    dispatch(addAppListener({ actionCreator: pageShown, effect: () => void (visit.pages += 1) })),
    dispatch(addAppListener({ actionCreator: depthReached, effect: ({ payload }) => void (visit.deepest = payload > visit.deepest ? payload : visit.deepest) })),
    hear('click', () => (visit.clicks += 1)),
    everyMs(ENGAGEMENT_INTERVAL_MS, () => {
      visit.visibleMs += ENGAGEMENT_INTERVAL_MS
      dispatch(engagementScored(engagementScore(visit)))
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
