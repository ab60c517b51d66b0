import { MOUSE_THROTTLE_MS } from '@/config/analyticsLimits'
import { mouseMoved } from './actions'
import { listen, type Observer } from './observer'

const toPercent = (part: number, whole: number): number => Math.round((part / whole) * 100)

/** Reports mouse movement at most once in 5 s (specification §9). */
export const observeMouse: Observer = (dispatch) => {
  let toldAt = -Infinity
  return listen('mousemove', ({ clientX, clientY }) => {
    const now = performance.now()
    if (now - toldAt < MOUSE_THROTTLE_MS) return
    toldAt = now
    dispatch(mouseMoved({ xPercent: toPercent(clientX, innerWidth), yPercent: toPercent(clientY, innerHeight) }))
  })
}
