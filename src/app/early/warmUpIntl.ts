/** Time-out, longer than a slow phone takes; then the page loads the data itself, on first use. In ms. */
const LIMIT_MS = 2000

/**
 * Loads the browser's locale data in a worker. The first use of Intl loads the data of all languages, which blocks a
 * slow phone for more than 100 ms; the data is shared by the process. Resolves when it is loaded, or after the
 * time-out.
 */
export function warmUpIntl(tag: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    setTimeout(done, LIMIT_MS)
    try {
      const worker = new Worker(
        new URL(/* webpackChunkName: "warm-up-intl" */ './warmUpIntl.worker.ts', import.meta.url),
        { name: tag },
      )
      for (const outcome of ['message', 'error']) worker.addEventListener(outcome, done)
    } catch {
      done()
    }
  })
}
