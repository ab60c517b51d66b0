/** Restarts PostgreSQL under load, with two server processes. */
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { invitation, registerCouples } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { expectAtMost, expectExactly, exitWithResult } from '../lib/figures.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import type { OwnServer } from '../../scripts/lib/server.ts'
import { ensurePostgres } from '../../scripts/lib/system.ts'
import { getInvitationUrl, send } from '../lib/http.ts'
import { listLost, reportLost, skip } from '../lib/report.ts'

const RESTARTS = 20
const CLIENTS = 8
const PROCESSES = 2
/** One couple may publish at most 50 invitations. */
const COUPLES = 60
const THINK_MS = 50
/** Duration of the load before each restart, in ms. */
const LOAD_MS = 500
/** Maximum time from PostgreSQL's accepting connections until writes succeed. */
const WRITES_AGAIN_MS = 5000
/** Without a recovery in this time, the scenario continues and reports the failure. */
const GIVE_UP_MS = 15_000

const statuses = new Map<number, number>()
const published: string[] = []
/** Send time of the last accepted write to each server. */
const lastWriteSentAt = new Map<OwnServer, number>()

const publish = (server: OwnServer, { token }: BenchCouple) =>
  send(`${server.url}/api/v1/invitations`, { method: 'POST', token, json: invitation })
const listProcesses = () => servers.map(({ process: child }) => child)
const countStatus = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1)

/** Publishes and reads, and takes another couple when one has reached its limit. */
async function runClient(server: OwnServer, signal: AbortSignal): Promise<void> {
  let couple = couples.pop()!
  while (!signal.aborted) {
    const sentAt = performance.now()
    const { status, text } = await publish(server, couple)
    countStatus(status)
    if (status === 409) couple = couples.pop() ?? couple
    if (status === 201) {
      const { slug } = JSON.parse(text) as { slug: string }
      published.push(slug)
      lastWriteSentAt.set(server, Math.max(sentAt, lastWriteSentAt.get(server) ?? 0))
      countStatus((await send(getInvitationUrl(server.url, slug))).status)
    }
    await delay(THINK_MS)
  }
}

/** @returns the time until `isDone` returns true, in ms */
async function measureUntil(isDone: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await isDone()) && performance.now() - start < GIVE_UP_MS) await delay(20)
  return Math.round(performance.now() - start)
}

async function restartUnderLoad(): Promise<void> {
  console.log(` ${RESTARTS} restarts under load by ${CLIENTS} clients on ${PROCESSES} server processes`)
  const over = new AbortController()
  const clients = Array.from({ length: CLIENTS }, (_, index) => runClient(servers[index % PROCESSES]!, over.signal))
  const recoveries: number[] = []
  for (let restart = 0; restart < RESTARTS && listLost(listProcesses()).length === 0; restart += 1) {
    await delay(LOAD_MS)
    await postgres.restart()
    const readyAt = performance.now()
    recoveries.push(
      await measureUntil(
        () =>
          listLost(listProcesses()).length > 0 ||
          servers.every((server) => (lastWriteSentAt.get(server) ?? 0) > readyAt),
      ),
    )
  }
  over.abort()
  await Promise.all(clients)
  reportLost(listProcesses())
  const unexpected = [...statuses].filter(
    ([status]) => !(status >= 200 && status < 300) && !(status >= 400 && status < 500) && status !== 503,
  )
  expectExactly(
    'responses other than 2xx, 4xx and 503',
    unexpected.reduce((sum, [, times]) => sum + times, 0),
    0,
  )
  console.log(`  responses by status: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`)
  console.log(`  writes accepted again after, in ms: ${recoveries.join(' ')}`)
  expectAtMost('writes accepted again: slowest', Math.max(...recoveries), WRITES_AGAIN_MS, 'ms')
  expectExactly(`acknowledged invitations missing, of ${published.length}`, await countMissing(), 0)
}

async function countMissing(): Promise<number> {
  let missing = 0
  for (const [index, slug] of published.entries()) {
    const { status } = await send(getInvitationUrl(servers[index % PROCESSES]!.url, slug))
    if (status !== 200) missing += 1
  }
  return missing
}

if (!(await ensurePostgres())) skip('there is no PostgreSQL (Debian: apt-get install postgresql)')
const postgres = await startPostgres({ durable: true })
const servers: OwnServer[] = []
let couples: BenchCouple[] = []
try {
  const environment = {
    DATABASE_URL: postgres.url,
    RATE_LIMIT_SCALE: '1000000',
    ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
  }
  while (servers.length < PROCESSES) servers.push(await startServer({ environment }))
  couples = await registerCouples(servers[0]!.url, COUPLES)
  await restartUnderLoad()
} finally {
  await Promise.all(servers.map(discardServer))
  await postgres.stop()
}
exitWithResult()
