import { storageKeys } from '@shared/storageKeys'

/** Workbox loads more than a hundred files one after another, which takes a busy machine half a minute. */
export const INSTALL_MS = 45_000

/** Waits until the service worker has precached the application and opens its pages. */
export async function waitForServiceWorker(): Promise<void> {
  const isActive = () =>
    browser.execute(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated')
  await browser.waitUntil(isActive, { timeout: INSTALL_MS, timeoutMsg: 'the service worker is not activated' })
}

/** What the site has stored in this browser. */
export interface DeviceStorage {
  /** Addresses and texts of all caches. */
  cached: Record<string, string>
  /** The records of all databases as JSON, by the name of the database. */
  databases: Record<string, string[]>
  /** Local and session storage. */
  storage: Record<string, string>
}

/** @returns everything that the site has stored in this browser */
export async function readDeviceStorage(): Promise<DeviceStorage> {
  return browser.execute(async () => {
    const cached: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) cached[request.url] = await (await cache.match(request))!.text()
    }
    const wait = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    const databases: Record<string, string[]> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name))
      databases[name] = []
      for (const store of database.objectStoreNames)
        for (const record of await wait<unknown[]>(database.transaction(store).objectStore(store).getAll()))
          databases[name].push(JSON.stringify(record))
      database.close()
    }
    return { cached, databases, storage: { ...localStorage, ...sessionStorage } }
  })
}

/** Waits until the device has stored responses of these operations. */
export async function waitForStored(...endpoints: string[]): Promise<void> {
  const isStored = async () => {
    const { databases } = await readDeviceStorage()
    const records = databases['zaffa-responses'] ?? []
    return endpoints.every((endpoint) => records.some((record) => record.includes(`"endpoint":"${endpoint}"`)))
  }
  await browser.waitUntil(isStored, { timeoutMsg: `the device does not store ${endpoints.join(', ')}` })
}

/** Waits until the device has a snapshot of a page that shows a text. @returns the snapshot as JSON */
export async function waitForSnapshot(text: string): Promise<string> {
  let snapshot = ''
  const isTaken = async () => {
    snapshot = await browser.execute((key: string) => localStorage.getItem(key) ?? '', storageKeys.pageSnapshot)
    return snapshot.includes(text)
  }
  await browser.waitUntil(isTaken, { timeoutMsg: 'the device has no snapshot of the page' })
  return snapshot
}
