import { randomUUID } from 'node:crypto'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { weddingPath } from '../../shared/routes.ts'
import { offlineDatabases } from '../../shared/storageKeys.ts'
import { emulateOffline, SAY_OFFLINE } from '../../tests/e2e/support/connection.ts'
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

/** When the first row of a list is painted, in ms after the navigation. */
interface Start {
  /** In the snapshot of the page, or in the page. */
  readable: number
  /** In the page that the application has rendered. */
  usable: number
}

/** Runs in each page before its own scripts, and notes its start. */
const PAGE_SETUP = `
  ${SAY_OFFLINE}
  const start = {}
  const note = (name) => requestAnimationFrame(() => setTimeout(() => { start[name] = performance.now() }))
  let isReadable = false
  new MutationObserver((_records, observer) => {
    const row = document.querySelector('[data-row]')
    if (row === null) return
    if (!isReadable) note('readable')
    isReadable = true
    if (row.closest('[inert]') !== null) return
    observer.disconnect()
    note('usable')
    window.start = start
  }).observe(document, { subtree: true, childList: true })`

async function measureStart(browser: WebdriverIO.Browser, address: string): Promise<Start> {
  // Another origin's page, so that nothing of the site is loaded.
  await browser.url('data:text/html,')
  await browser.url(address)
  let start: Partial<Start> = {}
  const isShown = async () => {
    start = await browser.execute(() => (window as unknown as { start?: Partial<Start> }).start ?? {})
    return start.usable !== undefined
  }
  await browser.waitUntil(isShown, { timeout: 30_000 })
  return start as Start
}

/**
 * Measures the starts of a list. The first one shows no snapshot, which is that of another list.
 * @returns the medians in ms
 */
async function measureStarts(browser: WebdriverIO.Browser, households: number, address: string): Promise<Start> {
  const starts: Start[] = []
  while (starts.length < STARTS) starts.push(await measureStart(browser, address))
  // The speed of a shared machine varies by half within minutes. Lighthouse's documentation gives 125 to 800 for mid-tier phones.
  const speed = await browser.execute(pageFunctions.computeBenchmarkIndex)
  const listTimes = (name: keyof Start) => starts.map((start) => Math.round(start[name])).toSorted((a, b) => a - b)
  console.log(`  starts with ${households}; Lighthouse's index: ${speed.toFixed(0)}`)
  console.log(`    readable after ${listTimes('readable').join(', ')} ms`)
  console.log(`    usable after ${listTimes('usable').join(', ')} ms`)
  return { readable: getMedian(listTimes('readable')), usable: getMedian(listTimes('usable')) }
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
  const smallStart = await measureStarts(browser, FEW_HOUSEHOLDS, smallAddress)
  const start = await measureStarts(browser, HOUSEHOLDS, address)
  await browser.sendCommand('Emulation.setCPUThrottlingRate', { rate: 1 })
  await browser.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier })
  expectAtMost(`readable without a connection, CPU ÷ ${CPU_RATE}`, start.readable, START_BOUND_MS, 'ms')
  expectAtMost(`usable, beside a list of ${FEW_HOUSEHOLDS}`, start.usable / smallStart.usable, FEW_BOUND, '×')
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
