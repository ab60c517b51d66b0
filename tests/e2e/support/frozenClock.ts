import { runBeforePages } from './initScripts.ts'

/** Init script: freezes performance.now and long intervals until the test advances them. */
const freezeScript = `(() => {
  const LONG_MS = 30000
  let now = performance.now()
  const repeats = new Map()
  const { setInterval: nativeSet, clearInterval: nativeClear } = window
  performance.now = () => now
  window.setInterval = (work, ms, ...rest) => {
    if (ms < LONG_MS) return nativeSet(work, ms, ...rest)
    const id = -1 - repeats.size
    repeats.set(id, { work, ms, due: now + ms })
    return id
  }
  window.clearInterval = (id) => (repeats.delete(id) ? undefined : nativeClear(id))
  window.advanceClock = (ms) => {
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

/** From the next page on, only `advanceClock` advances the page's clock and its intervals of 30 s and more. */
export const freezeClock = (): Promise<unknown> => runBeforePages(freezeScript)

/** Advances the page's clock, in ms. */
export const advanceClock = (ms: number): Promise<void> =>
  browser.execute((passed) => (window as unknown as { advanceClock: (ms: number) => void }).advanceClock(passed), ms)
