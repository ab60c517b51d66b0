/** Three PostgreSQL under Patroni behind HAProxy: clients publish and read through nginx while machines are killed. */
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { publishOne, registerCouples } from '../lib/couples.ts'
import { getGuestPageUrl, readRepeatedly } from '../lib/http.ts'
import { reportReads, skip } from '../lib/report.ts'
import { exitWithResult, expectAtMost, expectExactly } from '../lib/figures.ts'
import { hasProcessTree } from '../lib/processTree.ts'
import { ensurePackages } from '../../scripts/lib/system.ts'
import { createRecord, findLongestGap, publishRepeatedly } from './clients.ts'
import type { Record } from './clients.ts'
import { PURGE_MODULE } from './nginx.ts'
import type { Node } from './patroni.ts'
import { waitUntil } from './programs.ts'
import { startSite } from './site.ts'
import type { Site } from './site.ts'

const KILLS = 10
const CLIENTS = 6
/** Each publishes at most 50 invitations. */
const COUPLES = 120
/** Pages that are in nginx' cache before the first fault. */
const CACHED_PAGES = 40
const LOAD_MS = 2000
const GIVE_UP_MS = 90_000
/**
 * Each guest has a connection of their own. On one that is kept, nginx answers the next request only after it has revalidated the page of the
 * previous one, which takes 3 s while the primary is away.
 */
const OWN_CONNECTION = { connection: 'close' }
/** How long a fault that does not concern the primary is observed. */
const OBSERVE_MS = 10_000

/** Patroni notices at once that PostgreSQL has failed, and HAProxy within 2 s that there is another primary. */
const POSTGRES_LOST_MS = 15_000
/** Patroni's ttl is 20 s: until then the lost machine could come back. */
const MACHINE_LOST_MS = 40_000
const ETCD_GAP_MS = 5000
const REDIS_GAP_MS = 2000
const SERVER_GAP_MS = 3000
const SLOWEST_PAGE_MS = 1000

const PACKAGES = [
  'patroni',
  'python3-etcd',
  'python3-idna',
  'etcd-server',
  'haproxy',
  'redis-server',
  'postgresql',
  'nginx',
]
const PROGRAMS = ['patroni', 'etcd', 'haproxy', 'redis-server', 'nginx', PURGE_MODULE]

/** @returns the time until a write is accepted that was sent after now, in ms */
async function measureUntilWritten({ sentAt }: Record): Promise<number> {
  const start = performance.now()
  await waitUntil('a write is accepted', () => (sentAt.at(-1) ?? 0) > start, GIVE_UP_MS)
  return Math.round(performance.now() - start)
}

/** Kills the primary: PostgreSQL alone, or with Patroni as when the machine is lost. @returns the time until writes are accepted, in ms */
async function killPrimary({ cluster }: Site, record: Record, kill: (node: Node) => void): Promise<number> {
  const primary = await cluster.findPrimary()
  kill(primary)
  const ms = await measureUntilWritten(record)
  primary.start()
  await cluster.waitUntilComplete()
  await delay(LOAD_MS)
  return ms
}

async function killPrimaries(site: Site, record: Record): Promise<void> {
  const [postgres, machine]: [number[], number[]] = [[], []]
  for (let count = 0; count < KILLS / 2; count += 1) {
    postgres.push(await killPrimary(site, record, (node) => node.killPostgres()))
    machine.push(await killPrimary(site, record, (node) => node.killAll()))
  }
  console.log(`  PostgreSQL of the primary killed, writes accepted again after, in ms: ${postgres.join(' ')}`)
  console.log(`  machine of the primary killed, writes accepted again after, in ms: ${machine.join(' ')}`)
  expectAtMost('PostgreSQL killed: slowest', Math.max(...postgres), POSTGRES_LOST_MS, 'ms')
  expectAtMost('machine killed: slowest', Math.max(...machine), MACHINE_LOST_MS, 'ms')
}

/** Prints the longest time without an accepted write during a fault. */
async function observe(name: string, record: Record, boundMs: number, cause: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await cause()
  await delay(OBSERVE_MS)
  await measureUntilWritten(record)
  expectAtMost(`${name}: longest time without a write`, findLongestGap(record, start), boundMs, 'ms')
}

async function killOthers({ etcd, redis, killServer }: Site, record: Record): Promise<void> {
  let restartEtcd: (() => void) | undefined
  await observe("etcd's leader killed", record, ETCD_GAP_MS, async () => (restartEtcd = await etcd.killLeader()))
  restartEtcd?.()
  let restartServer: (() => Promise<void>) | undefined
  await observe('one server killed', record, SERVER_GAP_MS, async () => (restartServer = await killServer()))
  await restartServer?.()
  await observe('Redis killed', record, REDIS_GAP_MS, () => redis.stop())
}

/** @returns the number of acknowledged invitations that the database does not have */
async function countLost({ cluster }: Site, { acknowledged }: Record): Promise<number> {
  const { port } = await cluster.findPrimary()
  const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/zaffa` })
  await client.connect()
  const { rows } = await client.query<{ slug: string }>('select slug from invitations')
  await client.end()
  const stored = new Set(rows.map(({ slug }) => slug))
  return acknowledged.filter((slug) => !stored.has(slug)).length
}

async function openPages({ url }: Site, couples: Awaited<ReturnType<typeof registerCouples>>): Promise<string[]> {
  const pages: string[] = []
  while (pages.length < CACHED_PAGES) pages.push(getGuestPageUrl(url, await publishOne(url, couples[0]!)))
  couples.shift()
  return pages
}

async function run(site: Site): Promise<void> {
  const couples = await registerCouples(site.url, COUPLES)
  const pages = await openPages(site, couples)
  let nth = 0
  const readNext = () => pages[(nth += 1) % pages.length]!
  const stopWarmUp = readRepeatedly(readNext, 5)
  await waitUntil('all pages are cached', () => nth > 2 * pages.length)
  await stopWarmUp()
  const record = createRecord()
  const over = new AbortController()
  const clients = Array.from({ length: CLIENTS }, () => publishRepeatedly(site.url, couples, record, over.signal))
  const stopReading = readRepeatedly(readNext, 20, OWN_CONNECTION)
  await delay(LOAD_MS)
  await killPrimaries(site, record)
  await killOthers(site, record)
  over.abort()
  await Promise.all(clients)
  const reads = await stopReading()
  console.log(
    `  responses by status: ${[...record.statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
  )
  const unexpected = [...record.statuses].filter(([status]) => !['200', '201', '409', '503'].includes(status))
  expectExactly(
    'responses other than 2xx, 409 and 503 with Retry-After',
    unexpected.reduce((sum, [, times]) => sum + times, 0),
    0,
  )
  reportReads('cached guest pages', reads, SLOWEST_PAGE_MS)
  expectExactly(`acknowledged writes lost, of ${record.acknowledged.length}`, await countLost(site, record), 0)
}

if (!hasProcessTree()) skip('processes cannot be read from /proc')
if (!(await ensurePackages([...PACKAGES, 'libnginx-mod-http-cache-purge'], PROGRAMS)))
  skip(`the programs cannot be installed (Debian: apt-get install ${PACKAGES.join(' ')})`)
const site = await startSite()
// Patroni's PostgreSQL does not belong to this process' tree.
process.once('SIGTERM', () => void site.stop().finally(() => process.exit(1)))
try {
  await run(site)
} finally {
  await site.stop()
}
exitWithResult()
