import { addAppListener } from '@/store/listeners'
import { pageShown } from '../actions'
import { reportableMs } from '../measures/timeOnPage'
import { timeSpent } from './actions'
import { hear, type Observer } from './observer'

/**
 * Tells how long a page was in sight: when the visitor goes on to another, and when it is hidden or left, which on a phone
 * is the last that a page hears.
 */
export const observeTime: Observer = (dispatch) => {
  let shown = location.pathname
  let since: number | null = performance.now()

  const report = () => {
    const ms = reportableMs(since, performance.now())
    since = null
    if (ms !== null) dispatch(timeSpent(ms))
  }
  const effect = ({ payload: { pathname } }: ReturnType<typeof pageShown>) => {
    if (pathname === shown) return
    report()
    shown = pathname
    since = performance.now()
  }
  const forget = dispatch(addAppListener({ actionCreator: pageShown, effect }))
  const stop = hear('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report()
    else since = performance.now()
  })
  addEventListener('pagehide', report)
  return () => {
    forget()
    stop()
    removeEventListener('pagehide', report)
  }
}
