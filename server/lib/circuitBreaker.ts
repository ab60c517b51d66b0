/** Makes a call, or takes the fallback. */
export type CircuitBreaker = <T>(call: () => Promise<T>, fallback: () => Promise<T>) => Promise<T>

/**
 * After a failed call the next ones take the fallback for `pauseMs`; then one call tries again.
 * @param onOpen called with the error of each failed try
 */
export function createCircuitBreaker(pauseMs: number, onOpen: (error: unknown) => void): CircuitBreaker {
  /** Null while calls succeed. */
  let retryAt: number | null = null
  return async (call, fallback) => {
    const isRetry = retryAt !== null && performance.now() >= retryAt
    if (retryAt !== null && !isRetry) return fallback()
    // The other calls do not wait for this one's result.
    if (isRetry) retryAt = performance.now() + pauseMs
    try {
      const result = await call()
      retryAt = null
      return result
    } catch (error) {
      const isFirst = retryAt === null
      retryAt = performance.now() + pauseMs
      if (isFirst || isRetry) onOpen(error)
      return fallback()
    }
  }
}
