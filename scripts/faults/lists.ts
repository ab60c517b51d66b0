/** The largest guest list that a couple may have: changed, read and exported six times at once, while a guest reads another invitation. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { EVENTS_PER_WEDDING, HALLS_PER_WEDDING, SEATS_PER_WEDDING } from '../../server/config/limits.ts'
import { HOUSEHOLDS_PER_WEDDING } from '../../shared/limits.ts'
import { publishOne, registerCouples } from '../bench/couples.ts'
import type { BenchCouple } from '../bench/couples.ts'
import { createRows, createWedding, timeCall } from '../bench/guestLists.ts'
import { exitWithResult, expectAtMost, expectExactly } from '../lib/figures.ts'
import { hasProcessTree } from '../lib/processTree.ts'
import { discardServer, startServer } from '../lib/server.ts'
import { getGuestPageUrl, readRepeatedly, send } from './http.ts'
import { MEMORY_LIMIT_MIB, sampleMemory } from './memory.ts'
import { reportLost, reportReads, skip } from './report.ts'

const EXPORTS = 6
/** Longest wait for a cached page. */
const PAGE_MS = 100
const READ_EVERY_MS = 5
/** How long the page is read without other work: what this machine itself delays. */
const ALONE_MS = 2000

interface Body {
  id: string
}

/** Creates a wedding with as many halls, households and seats as it may have. @returns its path and the ids of its households */
async function createLargestWedding(url: string, couple: BenchCouple): Promise<{ path: string; ids: string[] }> {
  const { id, hallId } = await createWedding(url, couple)
  const path = `weddings/${id}`
  const halls = [hallId]
  const events: string[] = []
  for (let nth = 1; nth < EVENTS_PER_WEDDING; nth += 1) {
    const body = { kind: 'custom', title: `حفلة ${nth}` }
    events.push((await timeCall<Body>(url, couple, 'POST', `${path}/events`, body)).data.id)
  }
  for (let nth = 1; nth < HALLS_PER_WEDDING; nth += 1) {
    const body = { eventId: events[nth % events.length], name: `قاعة ${nth}`, audience: 'mixed' }
    halls.push((await timeCall<Body>(url, couple, 'POST', `${path}/halls`, body)).data.id)
  }
  const seatsEach = Math.floor(SEATS_PER_WEDDING / HOUSEHOLDS_PER_WEDDING)
  const seats = halls.slice(0, seatsEach).map((one) => ({ hallId: one, allowed: 3 }))
  const rows = createRows(hallId, HOUSEHOLDS_PER_WEDDING).map((row) => ({ ...row, seats }))
  await timeCall(url, couple, 'POST', `${path}/imports`, { id: randomUUID(), source: 'csv', rows })
  const ids: string[] = []
  for (let cursor = ''; ids.length < HOUSEHOLDS_PER_WEDDING;) {
    const { data } = await timeCall<{ items: Body[]; nextCursor?: string }>(
      url,
      couple,
      'GET',
      `${path}/households?limit=1000${cursor}`,
    )
    ids.push(...data.items.map((household) => household.id))
    if (data.nextCursor === undefined) break
    cursor = `&cursor=${encodeURIComponent(data.nextCursor)}`
  }
  return { path, ids }
}

if (!hasProcessTree()) skip('the memory of child processes cannot be read from /proc')
const server = await startServer()
try {
  const { url } = server
  const [guestsOf, couple] = (await registerCouples(url, 2)) as [BenchCouple, BenchCouple]
  const page = getGuestPageUrl(url, await publishOne(url, guestsOf))
  await send(page)
  const { path, ids } = await createLargestWedding(url, couple)
  const getPeak = sampleMemory(server.process.pid!)
  const download = async (format: string): Promise<boolean> =>
    (await send(`${url}/api/v1/${path}/exports/households.${format}`, { token: couple.token })).status === 200

  async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
    const stopReading = readRepeatedly(() => page, READ_EVERY_MS)
    const start = performance.now()
    await work()
    console.log(`  ${name}: took ${Math.round(performance.now() - start)} ms`)
    reportReads(`guest page beside ${name}`, await stopReading(), PAGE_MS)
  }

  const alone = readRepeatedly(() => page, READ_EVERY_MS)
  await delay(ALONE_MS)
  console.log(`  guest page beside nothing: slowest of ${(await alone()).count} reads ${(await alone()).slowest} ms`)
  await measure('a change of all households', () =>
    timeCall(url, couple, 'POST', `${path}/households/bulk`, { ids, action: 'addTag', tag: 'جديد' }),
  )
  await measure('the list', () => timeCall(url, couple, 'GET', `${path}/households?limit=1000`))
  await measure('its summary', () => timeCall(url, couple, 'GET', `${path}/summary`))
  for (const format of ['csv', 'xlsx'])
    await measure(`${EXPORTS} exports (${format})`, async () => {
      const areDone = await Promise.all(Array.from({ length: EXPORTS }, () => download(format)))
      expectExactly(`exports (${format}), of ${EXPORTS}`, areDone.filter(Boolean).length, EXPORTS)
    })
  await measure('the export of the account', () => timeCall(url, couple, 'GET', 'users/export'))
  expectAtMost('peak memory', getPeak(), MEMORY_LIMIT_MIB, 'MiB')
  reportLost([server.process])
} finally {
  await discardServer(server)
}
exitWithResult()
