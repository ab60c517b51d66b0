import { AxeBuilder } from '@axe-core/webdriverio'

interface LogEntry {
  level: string
  message: string
}

/** What the page has complained of since it was last asked: errors in the console, refusals of its security policy among them. */
export async function complaints(): Promise<string[]> {
  const entries = (await browser.getLogs('browser')) as LogEntry[]
  return entries.filter(({ level }) => level === 'SEVERE').map(({ message }) => message)
}

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits until nothing moves that would come to rest, for colours half faded in are nobody's colours. */
async function settle(): Promise<void> {
  await browser.waitUntil(
    () =>
      browser.execute(() =>
        document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
      ),
    { timeoutMsg: 'the page does not come to rest' },
  )
}

/** @returns what axe finds against WCAG 2.2 AA, one line for each place. */
export async function accessibilityFaults(): Promise<string[]> {
  await settle()
  const { violations } = await new AxeBuilder({ client: browser }).withTags(WCAG_2_2_AA).analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`))
}

/** @returns by how many pixels the page is wider than its window. */
export const overflow = (): Promise<number> =>
  browser.execute(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
