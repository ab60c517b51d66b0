/** Background jobs: the response does not wait for them, so that its duration reveals nothing; shutdown does. */
export interface Background {
  run: (work: () => Promise<void>) => void
  /** Resolves when no job is in progress. */
  waitForIdle: () => Promise<void>
}

/** @param onFailure called with the error of a failed job */
export function createBackground(onFailure: (error: unknown) => void): Background {
  const pending = new Set<Promise<void>>()
  return {
    run: (work) => {
      const promise: Promise<void> = new Promise<void>((done) => setImmediate(done))
        .then(work)
        .catch(onFailure)
        .finally(() => pending.delete(promise))
      pending.add(promise)
    },
    waitForIdle: async () => {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}

/**
 * Runs a job now and every so many seconds.
 * @returns a function that ends the repetition
 */
export function repeatJob({ run }: Background, everySeconds: number, job: () => Promise<void>): () => void {
  const timer = setInterval(() => run(job), everySeconds * 1000).unref()
  run(job)
  return () => clearInterval(timer)
}
