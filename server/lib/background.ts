/** Work that an answer does not wait for, so that its time tells nothing; a closing server waits for it. */
export interface Background {
  run: (work: () => Promise<void>) => void
  /** Resolves when nothing is under way. */
  settled: () => Promise<void>
}

/** @param onFailure hears of work that failed; nobody else will. */
export function createBackground(onFailure: (error: unknown) => void): Background {
  const underWay = new Set<Promise<void>>()
  return {
    run: (work) => {
      const promise: Promise<void> = new Promise<void>((done) => setImmediate(done))
        .then(work)
        .catch(onFailure)
        .finally(() => underWay.delete(promise))
      underWay.add(promise)
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
