/** Suspends Redis: only the first request waits for it; the next ones do not until the server retries. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expectAtMost, expectExactly, exitWithResult } from '../lib/figures.ts'
import type { OwnDatabase } from '../../scripts/lib/postgres.ts'
import { startRedis } from '../../scripts/lib/redis.ts'
import { root } from '../../scripts/lib/run.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import type { OwnServer } from '../../scripts/lib/server.ts'
import { ensurePostgres } from '../../scripts/lib/system.ts'
import { send } from '../lib/http.ts'
import { reportLost, skip } from '../lib/report.ts'

/** The server retries a silent Redis after 10 s (`REDIS_PAUSE_MS`, server/http/callCounters.ts). */
const PAUSE_MS = 10_000
const CALLS_EVERY_MS = 100
const SLOWEST_MS = 100

/** Responses with a status other than 200. */
let failures = 0

const findSlowest = (times: number[]): number => Math.round(Math.max(...times))
const countLogLines = ({ port }: OwnServer): number =>
  readFileSync(join(root, `artifacts/server-${port}.log`), 'utf8').split('Redis does not respond').length - 1

/**
 * Sends rate-limited requests.
 * @returns the duration of each, in ms
 */
async function callRepeatedly(server: OwnServer, ms: number): Promise<number[]> {
  const times: number[] = []
  for (const end = performance.now() + ms; performance.now() < end; await delay(CALLS_EVERY_MS)) {
    const response = await send(`${server.url}/api/v1/providers`)
    if (response.status !== 200) failures += 1
    times.push(response.ms)
  }
  return times
}

async function hang(server: OwnServer, redis: OwnDatabase): Promise<void> {
  await callRepeatedly(server, 1000)
  const linesBefore = countLogLines(server)
  redis.hang()
  const [first = NaN, ...next] = await callRepeatedly(server, PAUSE_MS - 1000)
  console.log(`  the first call took ${Math.round(first)} ms`)
  expectAtMost(`slowest of the next ${next.length} calls`, findSlowest(next), SLOWEST_MS, 'ms')
  expectExactly('lines in the log for the first pause', countLogLines(server) - linesBefore, 1)
  const secondPause = await callRepeatedly(server, PAUSE_MS - 1000)
  expectAtMost('slow calls in the second pause', secondPause.filter((ms) => ms > SLOWEST_MS).length, 1)
  expectExactly('lines in the log for two pauses', countLogLines(server) - linesBefore, 2)
  redis.resume()
  await callRepeatedly(server, PAUSE_MS)
  expectAtMost(
    'slowest call when Redis responds again',
    findSlowest(await callRepeatedly(server, 1000)),
    SLOWEST_MS,
    'ms',
  )
  expectExactly('lines in the log in the end', countLogLines(server) - linesBefore, 2)
  expectExactly('calls that failed', failures, 0)
}

if (process.platform === 'win32') skip('Windows cannot stop a process without ending it')
await ensurePostgres()
const redis = await startRedis()
if (!redis) skip('there is no Redis (Debian: apt-get install redis-server)')
try {
  const server = await startServer({ environment: { REDIS_URL: redis.url } })
  try {
    await hang(server, redis)
    reportLost([server.process])
  } finally {
    await discardServer(server)
  }
} finally {
  await redis.stop()
}
exitWithResult()
