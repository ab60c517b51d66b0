import { MOUSE_THROTTLE_MS } from '@/config/analyticsLimits'
import { mouseMoved } from './actions'
import { hear, type Observer } from './observer'

const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 100)

/** Tells that the mouse moves, and where, at most once in 5 s (specification §9). */
export const observeMouse: Observer = (dispatch) => {
  let toldAt = -Infinity
  return hear('mousemove', ({ clientX, clientY }) => {
    const now = performance.now()
    if (now - toldAt < MOUSE_THROTTLE_MS) return
    toldAt = now
    dispatch(mouseMoved({ xPercent: percentOf(clientX, innerWidth), yPercent: percentOf(clientY, innerHeight) }))
  })
}
