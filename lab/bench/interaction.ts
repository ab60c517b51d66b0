import { remote } from 'webdriverio'
import { getCapability } from '../../tests/e2e/support/capabilities.ts'
import { expectAtMost, expectExactly } from '../lib/figures.ts'

/** A press on a page, and the effect that its visitor waits for. */
export interface Press {
  name: string
  /** CSS selector of the element to press. */
  target: string
  /** CSS selector that matches once the press has taken effect, and not before. */
  effect: string
}

interface Outcome {
  /** From the press until its effect is painted, in ms. */
  delay: number
  /** How often the effect appeared or disappeared; 1 when the press was handled once. */
  changes: number
}

/** The press follows the first contentful paint after this time, in ms. */
const PRESS_AFTER_MS = 100
/** An effect that takes longer counts as this, in ms. */
const LIMIT_MS = 10_000
/** After the effect, further changes are awaited for this time, in ms. */
const SETTLE_MS = 1500
const CPU_RATES = [4, 6]
const PRESSES = 8
const PERCENTILE = 0.75
const BOUND_MS = 200

/** Lighthouse's slow 4G: 1.6 Mbit/s and 150 ms round trip. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: 750e3 / 8 }

/**
 * Runs in the page, before its own scripts: presses at a fixed time after the first paint, also when the page is busy
 * then, and records when the effect is painted.
 */
function recordPress(target: string, effect: string, pressAfter: number, limit: number, settle: number): void {
  const record = window as unknown as { pressOutcome?: Outcome }
  let pressedAt = 0
  let shownAt = 0
  let changes = 0
  let isShown = false
  const finish = () => {
    record.pressOutcome = { delay: shownAt === 0 ? limit : shownAt - pressedAt, changes }
  }
  const check = () => {
    if ((document.querySelector(effect) !== null) === isShown) return
    isShown = !isShown
    changes += 1
    if (changes > 1) return
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // Its message comes after the frame is painted.
      port1.addEventListener('message', () => {
        shownAt = performance.now()
        setTimeout(finish, settle)
      })
      port1.start()
      port2.postMessage(null)
    })
  }
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (!paint) return
    pressedAt = paint.startTime + pressAfter
    setTimeout(finish, limit)
    setTimeout(() => {
      new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true })
      document.querySelector<HTMLElement>(target)?.click()
      check()
    }, pressedAt - performance.now())
  }).observe({ type: 'paint', buffered: true })
}

async function pressRepeatedly(url: string, { target, effect }: Press, rate: number): Promise<Outcome[]> {
  const browser = await remote({ capabilities: getCapability('phone', 'ar'), logLevel: 'error' })
  try {
    for (const [command, parameters] of [
      ['Page.enable', {}],
      ['Network.enable', {}],
      ['Network.emulateNetworkConditions', NETWORK],
      ['Emulation.setCPUThrottlingRate', { rate }],
    ] as const)
      await browser.sendCommand(command, parameters)
    const given = [target, effect, PRESS_AFTER_MS, LIMIT_MS, SETTLE_MS].map((value) => JSON.stringify(value)).join()
    await browser.sendCommand('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${recordPress.toString()})(${given})`,
    })
    const outcomes: Outcome[] = []
    while (outcomes.length < PRESSES) {
      await browser.sendCommand('Network.clearBrowserCache', {})
      await browser.url(url)
      const getOutcome = () => browser.execute(() => (window as unknown as { pressOutcome?: Outcome }).pressOutcome)
      await browser.waitUntil(getOutcome, { timeout: 3 * LIMIT_MS, timeoutMsg: `no press on ${url}` })
      outcomes.push((await getOutcome())!)
      // Each visit is a first one: without what the last one stored.
      await browser.sendCommand('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' })
    }
    return outcomes
  } finally {
    await browser.deleteSession()
  }
}

/** Presses soon after the first paint on slow phones, and checks the time until the effect and that it happens once. */
export async function checkPress(url: string, press: Press): Promise<void> {
  for (const rate of CPU_RATES) {
    const outcomes = await pressRepeatedly(url, press, rate)
    const delays = outcomes.map(({ delay }) => delay).sort((a, b) => a - b)
    const delay = delays[Math.ceil(PERCENTILE * delays.length) - 1] ?? NaN
    expectAtMost(`${press.name}, CPU ÷ ${rate}, p75`, Math.round(delay), BOUND_MS, 'ms')
    const once = outcomes.filter(({ changes }) => changes === 1).length
    expectExactly('  handled once', once, outcomes.length, `of ${outcomes.length}`)
  }
}
