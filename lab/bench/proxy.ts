/**
 * `npm run bench:proxy`: guest pages per second from nginx' cache, from the servers' own cache and not cached anywhere, with one and two server
 * processes behind nginx, beside one process without it. Everything shares the cores of this machine, also the load generator.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { getGuestPageUrl, send, AS_BROWSER } from '../lib/http.ts'
import { PURGE_MODULE, reservePorts, startNginx } from '../ha/nginx.ts'
import { ensureBuilt } from '../../scripts/lib/build.ts'
import { exitWithResult, expectAtLeast } from '../lib/figures.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import type { OwnServer } from '../../scripts/lib/server.ts'
import { ensurePackages, ensurePostgres } from '../../scripts/lib/system.ts'
import { ensureLoadGenerator } from '../lib/tools.ts'
import { publishOne, registerCouples } from '../lib/couples.ts'
import { getMedian } from './lighthouse.ts'
import { measureThroughput } from './throughput.ts'

const ROUNDS = 3
/** A couple may publish 50 invitations. */
const COUPLES = 20
const PAGES = 1000
const AT_ONCE = 50
/** Makes nginx pass a request on without looking into its cache. */
const BYPASS = { authorization: 'none' }

interface Figures {
  hits: number
  passed: number
  cold: number
}

/** Opens each page once. @returns pages per second */
async function openAll(url: string, slugs: string[]): Promise<number> {
  const waiting = [...slugs]
  const start = performance.now()
  let failed = 0
  const open = async () => {
    for (let slug = waiting.pop(); slug !== undefined; slug = waiting.pop())
      if ((await send(getGuestPageUrl(url, slug), { headers: AS_BROWSER })).status !== 200) failed += 1
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open))
  if (failed > 0) throw new Error(`${failed} pages could not be opened`)
  return (slugs.length / (performance.now() - start)) * 1000
}

async function measureRounds(url: string, headers: Record<string, string> = {}): Promise<number> {
  const rounds: number[] = []
  while (rounds.length < ROUNDS) rounds.push(await measureThroughput(url, headers))
  return getMedian(rounds)
}

async function measureBehindNginx(
  folder: string,
  environment: Record<string, string>,
  processes: number,
  slugs: string[],
): Promise<Figures> {
  const servers: OwnServer[] = []
  while (servers.length < processes) servers.push(await startServer({ environment }))
  const ports = servers.map(({ port }) => port)
  const nginx = await startNginx(join(folder, String(processes)), await reservePorts(), [ports[0]!, ports.at(-1)!])
  try {
    const page = getGuestPageUrl(nginx.url, slugs[0]!)
    const cold = await openAll(nginx.url, slugs)
    return { cold, hits: await measureRounds(page), passed: await measureRounds(page, BYPASS) }
  } finally {
    await nginx.program.stop()
    await Promise.all(servers.map(discardServer))
  }
}

async function publishAll(url: string): Promise<string[]> {
  const couples = await registerCouples(url, COUPLES)
  const slugs = await Promise.all(
    couples.map(async (couple) => {
      const own: string[] = []
      while (own.length < PAGES / COUPLES) own.push(await publishOne(url, couple))
      return own
    }),
  )
  return slugs.flat()
}

async function measureDirect(server: OwnServer, slugs: string[]): Promise<number> {
  const page = getGuestPageUrl(server.url, slugs[0]!)
  await send(page, { headers: AS_BROWSER })
  return measureRounds(page)
}

const print = (name: string, rate: number): void =>
  console.log(`  ${name.padEnd(44)}${String(Math.round(rate)).padStart(8)}`)

await ensureLoadGenerator()
await ensureBuilt()
const hasPostgres = await ensurePostgres()
if (!hasPostgres || !(await ensurePackages(['nginx', 'libnginx-mod-http-cache-purge'], ['nginx', PURGE_MODULE]))) {
  console.log(
    'skipped: PostgreSQL or nginx cannot be installed (Debian: apt-get install postgresql nginx libnginx-mod-http-cache-purge)',
  )
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'zaffa-bench-proxy-'))
chmodSync(folder, 0o755)
const postgres = await startPostgres({ durable: false })
try {
  const environment = { DATABASE_URL: postgres.url, ACCESS_TOKEN_SECRET: 'x'.repeat(32), RATE_LIMIT_SCALE: '1000000' }
  const server = await startServer({ environment })
  const slugs = await publishAll(server.url)
  const direct = await measureDirect(server, slugs)
  await discardServer(server)
  const one = await measureBehindNginx(folder, environment, 1, slugs)
  const two = await measureBehindNginx(folder, environment, 2, slugs)
  console.log(`guest pages per second on ${availableParallelism()} cores, brotli, ${AT_ONCE} connections:`)
  print('one process without nginx, own cache', direct)
  print('one process behind nginx, own cache', one.passed)
  print('two processes behind nginx, own caches', two.passed)
  print("nginx' cache", two.hits)
  print('one process behind nginx, not cached', one.cold)
  print('two processes behind nginx, not cached', two.cold)
  expectAtLeast("nginx' cache beside one process without it", two.hits / direct, 1, '×')
  // On two cores, nginx and the load generator need the second one.
  expectAtLeast('two processes beside one, own caches', two.passed / one.passed, 0.8, '×')
  // One process compresses on all cores already, so that a second one only takes turns with it.
  expectAtLeast('two processes beside one, not cached', two.cold / one.cold, 0.75, '×')
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
exitWithResult()
