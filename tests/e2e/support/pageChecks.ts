import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

interface LogEntry {
  level: string
  message: string
}

/** @returns the console's errors since the last call, with violations of the content security policy among them. */
export async function getConsoleErrors(): Promise<string[]> {
  const entries = (await browser.getLogs('browser')) as LogEntry[]
  return entries.filter(({ level }) => level === 'SEVERE').map(({ message }) => message)
}

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits until finite animations have ended: axe would measure the contrast of half faded colours. */
async function waitForAnimations(): Promise<void> {
  await browser.waitUntil(
    () =>
      browser.execute(() =>
        document
          .getAnimations()
          .every(
            ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
          ),
      ),
    { timeoutMsg: 'animations do not end' },
  )
}

/** Adds axe to the open page, if it is not there yet. */
async function injectAxe(): Promise<void> {
  if (!(await browser.execute(() => 'axe' in window))) await browser.execute(axe.source)
}

/** @returns axe's violations of WCAG 2.2 AA, one line for each element. */
export async function findAccessibilityViolations(): Promise<string[]> {
  await waitForAnimations()
  await injectAxe()
  // axe's own builder for WebdriverIO takes twice as long: it is made for pages with frames of other sites.
  return browser.execute(async (tags: string[]) => {
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    )
  }, WCAG_2_2_AA)
}

/** @returns by how many px the page is wider than its window. */
export const getOverflow = (): Promise<number> =>
  browser.execute(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** @returns the visible texts of an element that extend beyond its sides, where they would be clipped */
export async function findTextsOutside(selector: string): Promise<string[]> {
  return browser.execute(async (wanted: string) => {
    await document.fonts.ready
    const root = document.querySelector(wanted)!
    const { left, right } = root.getBoundingClientRect()
    const isOutside = (text: Node): boolean => {
      const range = document.createRange()
      range.selectNodeContents(text)
      // A text for screen readers only is in a box of 1 px.
      const isUnseen =
        (text.parentElement?.closest('[hidden]') ?? null) !== null || text.parentElement!.clientWidth === 1
      return !isUnseen && [...range.getClientRects()].some((box) => box.left < left - 1 || box.right > right + 1)
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const outside: string[] = []
    while (walker.nextNode()) if (isOutside(walker.currentNode)) outside.push(walker.currentNode.textContent ?? '')
    return outside
  }, selector)
}

/**
 * Checks the open page: no violation of WCAG 2.2 AA, no overflow and no console error.
 * @param expectedErrors console errors that the page itself is about
 */
export async function checkPage(expectedErrors?: RegExp): Promise<void> {
  expect(await findAccessibilityViolations()).toEqual([])
  expect(await getOverflow()).toBeLessThanOrEqual(0)
  expect((await getConsoleErrors()).filter((line) => !expectedErrors?.test(line))).toEqual([])
}
