import { randomUUID } from 'node:crypto'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { weddingPath } from '../../shared/routes.ts'
import { offlineDatabases } from '../../shared/storageKeys.ts'
import { emulateOffline } from '../../tests/e2e/support/connection.ts'
import { expectAtMost } from '../lib/figures.ts'
import { HOUSEHOLDS, timeCall } from '../lib/guestLists.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { getMedian } from './lighthouse.ts'

/** A slow phone beside this machine. */
const CPU_RATE = 4
const STARTS = 9
const START_BOUND_MS = 1500
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

/** Measures the start of the list of a full wedding without a connection, and the sending of as many changes as a device keeps. */
export async function measureOfflineStart(
  browser: WebdriverIO.Browser,
  siteUrl: string,
  couple: BenchCouple,
  weddingId: string,
): Promise<void> {
  const address = `${siteUrl}${weddingPath('guests', weddingId)}?lang=ar`
  await browser.sendCommand('Emulation.setCPUThrottlingRate', { rate: 1 })
  await browser.url(address)
  await browser.pause(STORED_MS)
  const { identifier } = (await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', {
    source: PAGE_SETUP,
  })) as { identifier: string }
  await emulateOffline(browser, true)
  await browser.sendCommand('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  const starts: number[] = []
  while (starts.length < STARTS) starts.push(await measureStart(browser, address))
  // The speed of a shared machine varies by half within minutes. Lighthouse's documentation gives 125 to 800 for mid-tier phones.
  const speed = await browser.execute(pageFunctions.computeBenchmarkIndex)
  const sorted = starts.map(Math.round).toSorted((a, b) => a - b)
  console.log(`  starts: ${sorted.join(', ')} ms; Lighthouse's index of the throttled CPU: ${speed.toFixed(0)}`)
  await browser.sendCommand('Emulation.setCPUThrottlingRate', { rate: 1 })
  await browser.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier })
  expectAtMost(
    `${HOUSEHOLDS} households without a connection, CPU ÷ ${CPU_RATE}`,
    getMedian(starts),
    START_BOUND_MS,
    'ms',
  )
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
