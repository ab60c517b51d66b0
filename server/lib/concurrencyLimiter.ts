import { Semaphore } from 'async-mutex'
import { TooBusy } from '../errors.ts'
import { reportRefusal } from './telemetry.ts'

/** Bounds the work that is in progress or queued; more is refused at once, since clients in a long queue give up before their turn. */
export interface ConcurrencyLimiter {
  /** @throws TooBusy while the limit is reached */
  checkCapacity: () => void
  /**
   * Occupies one place.
   * @returns a function that frees it
   * @throws TooBusy
   */
  acquire: () => () => void
  /**
   * Runs work in a place of its own.
   * @throws TooBusy, and whatever the work throws
   */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * @param maxPending pieces of work in progress or queued
 * @param maxRunning pieces that run at the same time; the others are queued
 */
export function createConcurrencyLimiter(maxPending: number, maxRunning = maxPending): ConcurrencyLimiter {
  const running = new Semaphore(maxRunning)
  let pending = 0
  const checkCapacity = () => {
    if (pending < maxPending) return
    reportRefusal()
    throw new TooBusy()
  }
  const acquire = () => {
    checkCapacity()
    pending += 1
    return () => void (pending -= 1)
  }
  return {
    checkCapacity,
    acquire,
    run: async (work) => {
      const release = acquire()
      try {
        return await running.runExclusive(work)
      } finally {
        release()
      }
    },
  }
}
