import { addAppListener } from '@/store/listeners'
import { pageShown } from '../actions'
import type { ScrollDepth } from '../events'
import { getNewDepths, getScrolledPercent } from '../measures/scrollDepth'
import { depthReached } from './actions'
import { listen, type Observer } from './observer'

function getScrollPosition() {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement
  return { scrolledPx: scrollTop, windowPx: clientHeight, pagePx: scrollHeight }
}

/** Reports each scroll depth of a page once (specification §9). */
export const observeScroll: Observer = (dispatch) => {
  const reported = new Set<ScrollDepth>()
  const forget = dispatch(addAppListener({ actionCreator: pageShown, effect: () => reported.clear() }))
  const stop = listen('scroll', ({ target }) => {
    // Scrolling inside the page, in a carousel or dialog, does not count.
    if (target !== document) return
    for (const depth of getNewDepths(getScrolledPercent(getScrollPosition()), reported)) {
      reported.add(depth)
      dispatch(depthReached(depth))
    }
  })
  return () => {
    forget()
    stop()
  }
}
