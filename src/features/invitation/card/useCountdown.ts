import { useEffect, useState } from 'react'
import { COUNTDOWN_TICK_MS, remaining, type Remaining } from './countdown'

/**
 * What is left until `targetMs`, renewed every second once mounted. Until then it is what `initialNow` gives, so that a
 * page rendered ahead of time hydrates to the same text; undefined while neither the clock nor the target is known.
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
  return targetMs === undefined || now === undefined ? undefined : remaining(targetMs, now)
}
