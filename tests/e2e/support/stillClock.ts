import { runBeforePages } from './newDocument.ts'

/** Runs in the page before its own scripts: what the page measures time by stands still, and goes on when the test says so. */
const stopTheClock = `(() => {
  const LONG_MS = 30000
  let now = performance.now()
  const repeats = new Map()
  const { setInterval: really, clearInterval: reallyClear } = window
  performance.now = () => now
  window.setInterval = (work, ms, ...rest) => {
    if (ms < LONG_MS) return really(work, ms, ...rest)
    const id = -1 - repeats.size
    repeats.set(id, { work, ms, due: now + ms })
    return id
  }
  window.clearInterval = (id) => (repeats.delete(id) ? undefined : reallyClear(id))
  window.passTime = (ms) => {
    const end = now + ms
    for (;;) {
      const next = [...repeats.values()].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0]
      if (!next) break
      now = next.due
      next.due += next.ms
      next.work()
    }
    now = end
  }
})()`

/** From the next page on, the page's clock and its long timers (30 s and more) go on by `passTime` alone. */
export const stopClock = (): Promise<unknown> => runBeforePages(stopTheClock)

/** Lets time pass on the page, in ms. */
export const passTime = (ms: number): Promise<void> =>
  browser.execute((passed) => (window as unknown as { passTime: (ms: number) => void }).passTime(passed), ms)
