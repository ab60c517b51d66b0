import type { ChainablePromiseElement } from 'webdriverio'
import { runBeforePages } from './newDocument.ts'

/** How much slower than this machine the page's processor is: as it is, and about a cheap phone's. */
export const CPU_RATES = [1, 6]

/** Slows the page's processor down; 1 gives it its own speed back. */
export const slowCpu = (rate: number): Promise<void> => browser.sendCommand('Emulation.setCPUThrottlingRate', { rate })

/** Between the two presses of a double click, in ms: on a fast page a slow hand, so that the page has often answered the first. */
const pauseMs = (rate: number) => (rate === 1 ? 100 : 30)

/**
 * Presses one point of the page twice in a row: the middle of a thing, and what is there by then. In the page itself, since
 * the driver waits for a slow page between the two. The page stays that slow.
 */
export async function doublePress(thing: ChainablePromiseElement, rate: number): Promise<void> {
  await thing.waitForClickable()
  await slowCpu(rate)
  await browser.executeAsync(
    (target: HTMLElement, pause: number, done: () => void) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, composed: true }
      const pressAs = (detail: number) => {
        const under = document.elementFromPoint(at.clientX, at.clientY)
        for (const type of ['mousedown', 'mouseup', 'click']) under?.dispatchEvent(new MouseEvent(type, { ...at, detail }))
      }
      pressAs(1)
      setTimeout(() => {
        pressAs(2)
        done()
      }, pause)
    },
    await thing.getElement(),
    pauseMs(rate),
  )
}

/**
 * Runs in the page before its own scripts: presses the first element that fits when React begins to listen, before anything is
 * hydrated.
 */
const pressWhenReactListens = (selector: string) => `(() => {
  const listen = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    listen.call(this, type, ...rest)
    if (type !== 'click' || this.id !== 'root') return
    EventTarget.prototype.addEventListener = listen
    queueMicrotask(() => document.querySelector(${JSON.stringify(selector)}).click())
  }
})()`

/** Opens a page and presses a thing of it once while it is being hydrated. The page stays that slow. */
export async function pressHydrating(open: () => Promise<unknown>, selector: string, rate: number): Promise<void> {
  const takeBack = await runBeforePages(pressWhenReactListens(selector))
  await slowCpu(rate)
  await open()
  await takeBack()
}

/** From the next page on, each page counts its calls of the API. */
export const countCalls = (): Promise<unknown> =>
  runBeforePages(`(() => {
    const { fetch } = window
    window.apiCalls = []
    window.fetch = (request, ...rest) => {
      if (request instanceof Request) window.apiCalls.push(request.method + ' ' + new URL(request.url).pathname.replace('/api/v1', ''))
      return fetch(request, ...rest)
    }
  })()`)

/** How many calls of this kind the open page has made, such as `POST /contact`. */
export const callsLike = (pattern: RegExp): Promise<number> =>
  browser
    .execute(() => (window as unknown as { apiCalls: string[] }).apiCalls)
    .then((calls) => calls.filter((call) => pattern.test(call)).length)

/** How many entries the tab's history has. */
export const historyLength = (): Promise<number> => browser.execute(() => history.length)

/** Waits for the tasks that the page has already scheduled. */
export const settle = (): Promise<void> =>
  browser.executeAsync((done: () => void) => {
    setTimeout(() => requestAnimationFrame(() => setTimeout(done)))
  })
