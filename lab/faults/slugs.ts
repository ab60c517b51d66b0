/** A burst of connections that request unknown invitations, while a guest reads an existing one. */
import { randomBytes } from 'node:crypto'
import { registerCouples, publishOne } from '../lib/couples.ts'
import { expectAtMost, expectExactly, exitWithResult } from '../lib/figures.ts'
import { hasProcessTree } from '../lib/processTree.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import { AS_BROWSER, getGuestPageUrl, getInvitationUrl, readRepeatedly, send } from '../lib/http.ts'
import { MEMORY_LIMIT_MIB, sampleMemory } from '../lib/memory.ts'
import { reportLost, reportReads, skip } from '../lib/report.ts'

const CONNECTIONS = 2000
/** Several bursts, so that a memory leak adds up. */
const BURSTS = 3
/** Includes the client's own work on the same cores. */
const GUEST_READ_MS = 3000

if (!hasProcessTree()) skip('the memory of child processes cannot be read from /proc')
const server = await startServer()
try {
  const [couple] = await registerCouples(server.url, 1)
  const page = getGuestPageUrl(server.url, await publishOne(server.url, couple!))
  await send(page)
  const getPeak = sampleMemory(server.process.pid!)
  const stopReading = readRepeatedly(() => page)
  const statuses: number[] = []
  for (let burst = 0; burst < BURSTS; burst += 1) {
    const responses = Array.from({ length: CONNECTIONS }, (_, index) => {
      const address = index % 2 === 0 ? getGuestPageUrl : getInvitationUrl
      return send(address(server.url, `omar-layla-${randomBytes(6).toString('hex')}`), { headers: AS_BROWSER })
    })
    statuses.push(...(await Promise.all(responses)).map(({ status }) => status))
  }
  const reads = await stopReading()
  expectAtMost(`peak memory, ${BURSTS} bursts of ${CONNECTIONS}`, getPeak(), MEMORY_LIMIT_MIB, 'MiB')
  expectExactly(
    'responses other than 404 and 503',
    statuses.filter((status) => status !== 404 && status !== 503).length,
    0,
  )
  console.log(`  of ${statuses.length} responses, ${statuses.filter((status) => status === 503).length} were 503`)
  reportReads('guest page', reads, GUEST_READ_MS)
  reportLost([server.process])
} finally {
  await discardServer(server)
}
exitWithResult()
