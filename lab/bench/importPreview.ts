import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weddingPath } from '../../shared/routes.ts'
import { expectAtMost } from '../lib/figures.ts'
import { root } from '../../scripts/lib/run.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { createWedding, downloadList, HOUSEHOLDS } from '../lib/guestLists.ts'
import { getMedian } from './lighthouse.ts'

const VISITS = 5
const PREVIEW_BOUND_S = 2
const PREVIEW_TIMEOUT_MS = 30_000

/** The label of the button that leaves the step of the columns. */
const { 'guestImport.next': CONTINUE } = JSON.parse(
  readFileSync(join(root, 'src/i18n/messages/guestImport.ar.json'), 'utf8'),
) as { 'guestImport.next': string }

interface PreviewRecord {
  /** From the choice of a file to the first rows of its preview, in ms. */
  previewMs?: number
}

/** Runs in the page: records the time until the preview. It continues from the columns at once: a person's reading does not count. */
function recordPreview(label: string): void {
  const record = window as PreviewRecord
  const watch = (since: number) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main table')) {
        for (const button of document.querySelectorAll<HTMLElement>('main button'))
          if (button.textContent === label) button.click()
      }
      if (document.querySelector('main li input[type="checkbox"]') === null) return
      observer.disconnect()
      requestAnimationFrame(() =>
        setTimeout(() => {
          record.previewMs = performance.now() - since
        }),
      )
    })
    observer.observe(document.body, { subtree: true, childList: true })
  }
  document.addEventListener('change', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true })
}

async function measureFile(browser: WebdriverIO.Browser, address: string, file: string): Promise<number> {
  await browser.url(address)
  const input = browser.$('main input[type="file"]')
  await input.waitForExist()
  await browser.execute(recordPreview, CONTINUE)
  await input.addValue(file)
  const previewMs = await browser.waitUntil(() => browser.execute(() => (window as PreviewRecord).previewMs), {
    timeout: PREVIEW_TIMEOUT_MS,
    timeoutMsg: 'the preview does not appear',
  })
  return previewMs ?? Number.NaN
}

/** Measures the preview of a full guest list, as it is downloaded, in a wedding without guests. */
export async function measureImportPreview(
  browser: WebdriverIO.Browser,
  siteUrl: string,
  couple: BenchCouple,
  weddingId: string,
): Promise<void> {
  await browser.sendCommand('Emulation.setCPUThrottlingRate', { rate: 1 })
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
