import { TooBusy } from '../errors.ts'

/**
 * Work that takes the machine's time, bounded: who comes when `most` pieces are under way is turned away with
 * `TooBusy`, for waiting in a long line would end with a client that has given up.
 */
export function boundedWork(most: number) {
  let underWay = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay >= most) throw new TooBusy()
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
}
