import { randomUUID } from 'node:crypto'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { weddingPath } from '../../shared/routes.ts'
import { offlineDatabases } from '../../shared/storageKeys.ts'
import { emulateOffline } from '../../tests/e2e/support/connection.ts'
import { expectAtMost } from '../lib/figures.ts'
import { HOUSEHOLDS, importList, timeCall } from '../lib/guestLists.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { getMedian } from './lighthouse.ts'

/** A slow phone beside this machine. */
const CPU_RATE = 4
const STARTS = 9
const START_BOUND_MS = 1500
/** A list whose length costs nothing: its start takes what the browser and the application take by themselves. */
const FEW_HOUSEHOLDS = 30
const FEW_BOUND = 1.5
/** As many changes as a device keeps. */
const UNSENT = 500
const SENT_BOUND_S = 60
/** Longer than the page takes to store what it has loaded. */
const STORED_MS = 8000

/**
 * Runs in each page before its own scripts: says that there is no connection, as a phone does from the start and the emulation only later, and
 * notes when the first row is painted, in ms after the navigation.
 */
const PAGE_SETUP = `
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  new MutationObserver((_records, observer) => {
    if (document.querySelector('[data-row]') === null) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.firstRowAt = performance.now() }))
  }).observe(document, { subtree: true, childList: true })`

async function measureStart(browser: WebdriverIO.Browser, address: string): Promise<number> {
  // Another origin's page, so that nothing of the site is loaded.
  await browser.url('data:text/html,')
  await browser.url(address)
  let firstRowAt: number | null = null
  const isShown = async () => {
    firstRowAt = await browser.execute(() => (window as unknown as { firstRowAt?: number }).firstRowAt ?? null)
    return firstRowAt !== null
  }
  await browser.waitUntil(isShown, { timeout: 30_000 })
  return firstRowAt!
}

/** Prints the starts of a list, and the speed of the machine meanwhile, which varies by half within minutes where it is shared. */
async function printStarts(browser: WebdriverIO.Browser, households: number, starts: number[]): Promise<void> {
  // Lighthouse's documentation gives 125 to 800 for mid-tier phones.
  const speed = await browser.execute(pageFunctions.computeBenchmarkIndex)
  const sorted = starts.map(Math.round).toSorted((a, b) => a - b)
  console.log(`  starts with ${households}: ${sorted.join(', ')} ms; Lighthouse's index: ${speed.toFixed(0)}`)
}

/** Measures the start of the list of a full wedding without a connection, and the sending of as many changes as a device keeps. */
export async function measureOfflineStart(
  browser: WebdriverIO.Browser,
  siteUrl: string,
  couple: BenchCouple,
  weddingId: string,
): Promise<void> {
  const { wedding: small } = await importList(siteUrl, couple, FEW_HOUSEHOLDS)
  const toAddress = (id: string) => `${siteUrl}${weddingPath('guests', id)}?lang=ar`
  const address = toAddress(weddingId)
  const smallAddress = toAddress(small.id)
  await browser.sendCommand('Emulation.setCPUThrottlingRate', { rate: 1 })
  for (const page of [smallAddress, address]) {
    await browser.url(page)
    await browser.pause(STORED_MS)
  }
  const { identifier } = (await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', {
    source: PAGE_SETUP,
  })) as { identifier: string }
  await emulateOffline(browser, true)
  await browser.sendCommand('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  const starts: number[] = []
  const smallStarts: number[] = []
  while (starts.length < STARTS) {
    smallStarts.push(await measureStart(browser, smallAddress))
    starts.push(await measureStart(browser, address))
  }
  await printStarts(browser, FEW_HOUSEHOLDS, smallStarts)
  await printStarts(browser, HOUSEHOLDS, starts)
  await browser.sendCommand('Emulation.setCPUThrottlingRate', { rate: 1 })
  await browser.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier })
  const start = getMedian(starts)
  expectAtMost(`start without a connection, CPU ÷ ${CPU_RATE}`, start, START_BOUND_MS, 'ms')
  expectAtMost(`beside a list of ${FEW_HOUSEHOLDS}`, start / getMedian(smallStarts), FEW_BOUND, '×')
  await measureSending(browser, siteUrl, couple, address)
}

async function measureSending(
  browser: WebdriverIO.Browser,
  siteUrl: string,
  couple: BenchCouple,
  address: string,
): Promise<void> {
  const body = { title: 'نور وكريم', language: 'ar', timeZone: 'Africa/Cairo' }
  const { id: weddingId } = (await timeCall<{ id: string }>(siteUrl, couple, 'POST', 'weddings', body)).data
  const account = (JSON.parse(Buffer.from(couple.token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub
  const changes = Array.from({ length: UNSENT }, (_, nth) => {
    const id = randomUUID()
    const content = { endpoint: 'createHousehold', body: { id, name: `منى عادل ${nth}`, side: 'bride' } }
    return { ...content, account, weddingId, householdId: id, name: `منى عادل ${nth}`, createdAt: Date.now() }
  })
  const countUnsent = (added: object[]) =>
    browser.execute(
      async (name: string, records: object[]) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.addEventListener('error', () => reject(opening.error!))
          opening.addEventListener('success', () => {
            const store = opening.result.transaction('changes', 'readwrite').objectStore('changes')
            for (const record of records) store.add(record)
            const count = store.count()
            count.addEventListener('success', () => {
              opening.result.close()
              resolve(count.result)
            })
          })
        }),
      offlineDatabases.unsent,
      added,
    )
  await countUnsent(changes)
  await emulateOffline(browser, false)
  const since = performance.now()
  await browser.url(address)
  await browser.waitUntil(async () => (await countUnsent([])) === 0, { timeout: 120_000, interval: 200 })
  expectAtMost(`${UNSENT} changes are sent`, (performance.now() - since) / 1000, SENT_BOUND_S, 's')
}
