import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weddingPath } from '../../shared/routes.ts'
import { expectAtMost } from '../lib/figures.ts'
import { root } from '../lib/run.ts'
import type { BenchCouple } from './couples.ts'
import { createWedding, downloadList, HOUSEHOLDS } from './guestLists.ts'
import { getMedian } from './lighthouse.ts'

const VISITS = 5
const PREVIEW_BOUND_S = 2

/** The label of the button that leaves the step of the columns. */
const { 'guestImport.next': CONTINUE } = JSON.parse(
  readFileSync(join(root, 'src/i18n/messages/guestImport.ar.json'), 'utf8'),
) as { 'guestImport.next': string }

/**
 * Runs in the page: resolves with the time from the choice of a file to the first rows of its preview, in ms. It continues from the columns
 * at once: a person's reading does not count.
 */
function recordPreview(label: string): void {
  const record = window as unknown as { previewMs: Promise<number> }
  record.previewMs = new Promise((resolve) => {
    const watch = (since: number) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('main table')) {
          for (const button of document.querySelectorAll<HTMLElement>('main button'))
            if (button.textContent === label) button.click()
        }
        if (document.querySelector('main li input[type="checkbox"]') === null) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
      })
      observer.observe(document.body, { subtree: true, childList: true })
    }
    document.addEventListener('change', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true })
  })
}

async function measureFile(browser: WebdriverIO.Browser, address: string, file: string): Promise<number> {
  await browser.url(address)
  const input = browser.$('main input[type="file"]')
  await input.waitForExist()
  await browser.execute(recordPreview, CONTINUE)
  await input.addValue(file)
  return browser.execute(() => (window as unknown as { previewMs: Promise<number> }).previewMs)
}

/** Measures the preview of a full guest list, as it is downloaded, in a wedding without guests. */
export async function measureImportPreview(
  browser: WebdriverIO.Browser,
  siteUrl: string,
  couple: BenchCouple,
  weddingId: string,
): Promise<void> {
  const empty = await createWedding(siteUrl, couple)
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await downloadList(siteUrl, couple, weddingId, format)
    const durations: number[] = []
    while (durations.length < VISITS)
      durations.push(await measureFile(browser, `${siteUrl}${weddingPath('guestImport', empty.id)}?lang=ar`, file))
    expectAtMost(
      `preview of ${HOUSEHOLDS} rows, ${format.toUpperCase()}`,
      getMedian(durations) / 1000,
      PREVIEW_BOUND_S,
      's',
    )
  }
}
