import { Semaphore } from 'async-mutex'
import { TooBusy } from '../errors.ts'

/**
 * Bounds work that takes the machine's time.
 * @param most pieces under way or waiting; the next one is refused with `TooBusy`, for a client in a long queue gives up before its turn
 * @param atOnce pieces that run at the same time; the others wait
 */
export function boundedWork(most: number, atOnce = most) {
  const running = new Semaphore(atOnce)
  let pending = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (pending >= most) throw new TooBusy()
    pending += 1
    try {
      return await running.runExclusive(work)
    } finally {
      pending -= 1
    }
  }
}
