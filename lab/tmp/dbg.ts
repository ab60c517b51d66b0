import { remote } from 'webdriverio'
import { getCapability } from '../../tests/e2e/support/capabilities.ts'
import { createAccount, register, signIn } from '../../tests/e2e/support/couple.ts'
import { createWedding, fillGuestList } from '../../tests/e2e/support/guestList.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import { enterSite } from '../../scripts/screenshots/eachBrowser.ts'
const server = await startServer()
const b = await remote({ logLevel: 'error', capabilities: getCapability('phone', 'ar') })
try {
  const account = createAccount()
  await register(server.url, account)
  const w = await createWedding(server.url, account, 'ar')
  await fillGuestList(server.url, account, w.id, 'ar', 5)
  await enterSite(b, server, await signIn(server.url, account))
  await b.url(`${server.url}/weddings/${w.id}/replies?lang=ar`)
  await b.pause(6000)
  const dump = await b.execute(async () => {
    const out: unknown[] = [(await navigator.serviceWorker.getRegistration())?.active?.state, await caches.keys()]
    for (const { name, version } of await indexedDB.databases()) out.push([name, version])
    const db = await new Promise<IDBDatabase>((r) => {
      const q = indexedDB.open('zaffa-responses')
      q.onsuccess = () => r(q.result)
    })
    out.push([...db.objectStoreNames])
    if (db.objectStoreNames.length) {
      const all = await new Promise<unknown>((r) => {
        const q = db.transaction('responses').objectStore('responses').getAll()
        q.onsuccess = () => r(q.result)
      })
      out.push(
        (all as { key: string; endpoint: string; text: string }[]).map((x) => [x.key, x.endpoint, x.text.length]),
      )
    }
    db.close()
    return JSON.stringify(out, null, 1)
  })
  console.log(dump)
  await b.setNetworkConditions({ offline: true, latency: 0, download_throughput: 0, upload_throughput: 0 })
  for (const page of ['guests', 'replies', 'desk', 'events', 'invitation']) {
    await b.url(`${server.url}/weddings/${w.id}/${page}?lang=ar`)
    await b.pause(2500)
    await b.saveScreenshot(`/work/tmp/off-${page}.png`)
  }
  await b.url(`${server.url}/home?lang=ar`)
  await b.pause(2500)
  await b.saveScreenshot(`/work/tmp/off-home.png`)
  console.log(JSON.stringify(await b.getLogs('browser')).slice(0, 3000))
  await b.saveScreenshot('/work/tmp/dbg.png')
} finally {
  await b.deleteSession()
  await discardServer(server)
}
