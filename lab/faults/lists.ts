/** The largest guest list that a couple may have: changed, read and exported six times at once, while a guest reads another invitation. */
import { setTimeout as delay } from 'node:timers/promises'
import { publishOne, registerCouples } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { timeCall } from '../lib/guestLists.ts'
import { exitWithResult, expectAtMost, expectExactly } from '../lib/figures.ts'
import { hasProcessTree } from '../lib/processTree.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import { getGuestPageUrl, readRepeatedly, send } from '../lib/http.ts'
import { createLargestWedding } from './largestWedding.ts'
import { MEMORY_LIMIT_MIB, sampleMemory } from '../lib/memory.ts'
import { reportLost, reportReads, skip } from '../lib/report.ts'

const EXPORTS = 6
/** Longest wait for a cached page. */
const PAGE_MS = 100
const READ_EVERY_MS = 5
/** How long the page is read without other work: what this machine itself delays. */
const ALONE_MS = 2000

if (!hasProcessTree()) skip('the memory of child processes cannot be read from /proc')
const server = await startServer()
try {
  const { url } = server
  const [guestsOf, couple] = (await registerCouples(url, 2)) as [BenchCouple, BenchCouple]
  const page = getGuestPageUrl(url, await publishOne(url, guestsOf))
  await send(page)
  const { path, households } = await createLargestWedding(url, couple)
  const ids = households.map(({ id }) => id)
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
