import { useEffect, useState } from 'react'
import { COUNTDOWN_TICK_MS, getRemaining, type Remaining } from './countdown'

/**
 * @returns the time left until `targetMs`, updated every second after mount. Before, it is computed from `initialNow`,
 * so that a prerendered page hydrates to the same text; undefined while clock or target is unknown.
 */
export function useCountdown(targetMs: number | undefined, initialNow?: number): Remaining | undefined {
  const [now, setNow] = useState(initialNow)
  useEffect(() => {
    if (targetMs === undefined) return undefined
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, COUNTDOWN_TICK_MS)
    return () => clearInterval(timer)
  }, [targetMs])
  return targetMs === undefined || now === undefined ? undefined : getRemaining(targetMs, now)
}
