import type { Store } from '../events'
import { observeEngagement } from './observeEngagement'
import { observeLinks } from './observeLinks'
import { observeMemory } from './observeMemory'
import { observeMouse } from './observeMouse'
import type { AppDispatch } from '@/store/hooks'
import type { Stop } from './observer'
import { observeScroll } from './observeScroll'
import { observeTime } from './observeTime'

/**
 * Starts all observers.
 * @returns stops them
 */
export function observePage(dispatch: AppDispatch, stores: Record<Store, string>): Stop {
  const observers = [observeScroll, observeTime, observeLinks(stores), observeEngagement, observeMemory, observeMouse]
  const stops = observers.map((observe) => observe(dispatch))
  return () => stops.forEach((stop) => stop())
}
