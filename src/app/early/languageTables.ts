/** Longer than a slow phone takes; then the page reads the tables itself, where it needs them. In ms. */
const LIMIT_MS = 2000

/**
 * A browser reads its tables of numbers and dates, for all languages, when the first of them is asked for: more than a hundred
 * milliseconds at a stretch on a slow phone, in which no touch is answered. The tables belong to the process, so a worker
 * can ask first. Resolves when they are read, or when that cannot be: nothing depends on it.
 */
export function readLanguageTables(tag: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    setTimeout(done, LIMIT_MS)
    try {
      const worker = new Worker(new URL(/* webpackChunkName: "language-tables" */ './languageTables.worker.ts', import.meta.url), { name: tag })
      for (const outcome of ['message', 'error']) worker.addEventListener(outcome, done)
    } catch {
      done()
    }
  })
}
