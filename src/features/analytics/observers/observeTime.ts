import { addAppListener } from '@/store/listeners'
import { pageShown } from '../actions'
import { getReportableMs } from '../measures/timeOnPage'
import { timeSpent } from './actions'
import { listen, type Observer } from './observer'

/** Reports how long a page was visible: at navigation, and when it is hidden or left, which on a phone may be its last event. */
export const observeTime: Observer = (dispatch) => {
  let currentPath = location.pathname
  let since: number | null = performance.now()

  const reportTime = () => {
    const ms = getReportableMs(since, performance.now())
    since = null
    if (ms !== null) dispatch(timeSpent(ms))
  }
  const onPageShown = ({ payload: { pathname } }: ReturnType<typeof pageShown>) => {
    if (pathname === currentPath) return
    reportTime()
    currentPath = pathname
    since = performance.now()
  }
  const forget = dispatch(addAppListener({ actionCreator: pageShown, effect: onPageShown }))
  const stop = listen('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reportTime()
    else since = performance.now()
  })
  addEventListener('pagehide', reportTime)
  return () => {
    forget()
    stop()
    removeEventListener('pagehide', reportTime)
  }
}
