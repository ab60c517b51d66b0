import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work that takes longer is divided. */
export const MAX_TURN_MS = 5

/**
 * Divides long work, so that other requests are served in between.
 * @returns a function to await between two pieces of the work
 */
export function createTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < MAX_TURN_MS) return
    await nextTurn()
    since = performance.now()
  }
}
