import type { ChainablePromiseElement } from 'webdriverio'
import { runBeforePages } from './initScripts.ts'
import { screen } from './visit.ts'

/** A desktop responds between the two clicks of a double click; a cheap phone has a CPU about 6 times slower and gets both before it responds. */
const CPU_RATE = screen === 'desktop' ? 1 : 6

/** Time between the two clicks of a double click, in ms; long enough on a desktop for it to respond to the first. */
const PAUSE_MS = screen === 'desktop' ? 100 : 30

/** Slows the page's CPU down by a factor; 1 restores its speed. */
export const throttleCpu = (rate: number): Promise<void> =>
  browser.sendCommand('Emulation.setCPUThrottlingRate', { rate })

/**
 * Clicks one point of the page twice: the middle of an element, and whatever is there at the second click. In the page itself,
 * because the driver waits for a slow page between the clicks. The CPU stays throttled.
 */
export async function doubleClick(target: ChainablePromiseElement): Promise<void> {
  await target.waitForClickable()
  await throttleCpu(CPU_RATE)
  await browser.executeAsync(
    (node: HTMLElement, pause: number, done: () => void) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = node.getBoundingClientRect()
      const at = {
        clientX: left + width / 2,
        clientY: top + height / 2,
        bubbles: true,
        cancelable: true,
        composed: true,
      }
      const clickAs = (detail: number) => {
        const under = document.elementFromPoint(at.clientX, at.clientY)
        for (const type of ['mousedown', 'mouseup', 'click'])
          under?.dispatchEvent(new MouseEvent(type, { ...at, detail }))
      }
      clickAs(1)
      setTimeout(() => {
        clickAs(2)
        done()
      }, pause)
    },
    await target.getElement(),
    PAUSE_MS,
  )
}

/** Init script: clicks an element when React attaches its listeners, before the page is hydrated. */
const clickWhenReactListens = (selector: string) => `(() => {
  const listen = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    listen.call(this, type, ...rest)
    if (type !== 'click' || this.id !== 'root') return
    EventTarget.prototype.addEventListener = listen
    queueMicrotask(() => document.querySelector(${JSON.stringify(selector)}).click())
  }
})()`

/** Opens a page and clicks an element once during hydration. The CPU stays throttled. */
export async function clickDuringHydration(open: () => Promise<unknown>, selector: string): Promise<void> {
  const remove = await runBeforePages(clickWhenReactListens(selector))
  await throttleCpu(CPU_RATE)
  await open()
  await remove()
}

/** From the next page on, each page records its requests to the API. @returns a function that ends this */
export const recordRequests = (): Promise<() => Promise<void>> =>
  runBeforePages(`(() => {
    const { fetch } = window
    window.apiCalls = []
    window.fetch = (request, ...rest) => {
      if (request instanceof Request) window.apiCalls.push(request.method + ' ' + new URL(request.url).pathname.replace('/api/v1', ''))
      return fetch(request, ...rest)
    }
  })()`)

/** @returns the number of API requests of the open page that match, such as `POST /contact`. */
export const countRequests = (pattern: RegExp): Promise<number> =>
  browser
    .execute(() => (window as unknown as { apiCalls: string[] }).apiCalls)
    .then((calls) => calls.filter((call) => pattern.test(call)).length)

/** @returns the number of entries in the tab's history. */
export const getHistoryLength = (): Promise<number> => browser.execute(() => history.length)

/** Waits for the tasks that the page has already scheduled. */
export const waitForTasks = (): Promise<void> =>
  browser.executeAsync((done: () => void) => {
    setTimeout(() => requestAnimationFrame(() => setTimeout(done)))
  })
