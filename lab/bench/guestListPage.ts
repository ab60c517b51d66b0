import { dashboardPath, weddingPath } from '../../shared/routes.ts'
import { expectAtMost } from '../lib/figures.ts'
import { HOUSEHOLDS } from '../lib/guestLists.ts'
import { getMedian } from './lighthouse.ts'

/** A slow phone beside this machine. */
const CPU_RATE = 4
const VISITS = 5
const FIRST_ROWS_BOUND_MS = 1000
const LONG_TASK_BOUND_MS = 200
const KEYSTROKE_BOUND_MS = 50
/** Time after the first rows in which what opening the page has started ends: it belongs to the opening, not to a key. */
const SETTLE_MS = 1500
/** Between two keys of someone who types 80 words a minute, of five characters each: 60,000 ms ÷ 400. */
const BETWEEN_KEYS_MS = 150
/** Typed one after another, and deleted again. */
const TYPED = ['ا', 'ح', 'م', 'د']

interface Interactions {
  /** From each key until the next frame is ready to be painted, in ms. */
  durations: number[]
}

/** Runs in the page: records how long the page is busy after each key, until its next frame. */
function recordKeystrokes(): void {
  const record = window as unknown as { interactions: Interactions }
  record.interactions = { durations: [] }
  const onKey = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // Its message comes after the frame.
      port1.addEventListener('message', () => record.interactions.durations.push(performance.now() - timeStamp))
      port1.start()
      port2.postMessage(null)
    })
  document.addEventListener('keydown', onKey, { capture: true })
}

/** Measures the page of a full guest list: from the dashboard's link to the first rows, and a search as one types. */
export async function measureGuestListPage(
  browser: WebdriverIO.Browser,
  siteUrl: string,
  weddingId: string,
): Promise<void> {
  const firstRows: number[] = []
  const longestTasks: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    await browser.sendCommand('Emulation.setCPUThrottlingRate', { rate: 1 })
    await browser.url(`${siteUrl}${dashboardPath(weddingId)}&lang=ar`)
    const link = browser.$(`main a[href="${weddingPath('guests', weddingId)}"]`)
    await link.waitForExist()
    await browser.sendCommand('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    const opened = await openList(browser, weddingPath('guests', weddingId))
    firstRows.push(opened.firstRows)
    longestTasks.push(opened.longestTask)
  }
  expectAtMost(
    `first rows of ${HOUSEHOLDS} households, CPU ÷ ${CPU_RATE}`,
    getMedian(firstRows),
    FIRST_ROWS_BOUND_MS,
    'ms',
  )
  expectAtMost(`longest task while it opens, CPU ÷ ${CPU_RATE}`, getMedian(longestTasks), LONG_TASK_BOUND_MS, 'ms')
  await measureKeystrokes(browser)
}

interface Opening {
  firstRows: number
  longestTask: number
}

/** Presses the link of the list. @returns the time until the first rows are painted, and its longest task until it has settled, in ms */
const openList = (browser: WebdriverIO.Browser, path: string): Promise<Opening> =>
  browser.executeAsync(
    (href: string, settleMs: number, done: (opening: Opening) => void) => {
      const since = performance.now()
      let longestTask = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
      }).observe({ type: 'longtask' })
      const finish = () =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            const firstRows = performance.now() - since
            setTimeout(() => done({ firstRows, longestTask }), settleMs)
          }),
        )
      const observer = new MutationObserver(() => {
        if (document.querySelector('[data-row]') === null) return
        observer.disconnect()
        finish()
      })
      observer.observe(document.body, { subtree: true, childList: true })
      document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click()
    },
    path,
    SETTLE_MS,
  )

async function measureKeystrokes(browser: WebdriverIO.Browser): Promise<void> {
  await browser.$('input[type="search"]').click()
  await browser.pause(SETTLE_MS)
  await browser.execute(recordKeystrokes)
  for (let round = 0; round < 3; round += 1) {
    for (const key of [...TYPED, ...TYPED.map(() => 'Backspace')]) {
      await browser.keys([key])
      await browser.pause(BETWEEN_KEYS_MS)
    }
  }
  const durations = await browser.execute(
    () => (window as unknown as { interactions: Interactions }).interactions.durations,
  )
  if (durations.length === 0) throw new Error('no key press was recorded')
  expectAtMost(`key press in the search, CPU ÷ ${CPU_RATE}, longest`, Math.max(...durations), KEYSTROKE_BOUND_MS, 'ms')
}
