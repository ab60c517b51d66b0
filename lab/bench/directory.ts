/**
 * `npm run bench:directory`: searches of a directory of 100,000 providers with photographs and ratings, on SQLite and on PostgreSQL; and the
 * guest page while somebody opens a thousand different searches. Prints each figure with its bound; fails when one does not hold. `-- sqlite`
 * or `-- postgres` for one database.
 */
import { paths } from '../../shared/routes.ts'
import { ensureBuilt } from '../../scripts/lib/build.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { discardServer, startServer, stopServer } from '../../scripts/lib/server.ts'
import type { OwnServer } from '../../scripts/lib/server.ts'
import { ensurePostgres } from '../../scripts/lib/system.ts'
import { getDatabaseFile } from '../../server/database/client.ts'
import { publishOne, registerCouples } from '../lib/couples.ts'
import { exitWithResult, expectAtMost, expectExactly } from '../lib/figures.ts'
import { AS_BROWSER, getGuestPageUrl, readRepeatedly, send } from '../lib/http.ts'
import type { Reads } from '../lib/http.ts'
import { getPercentile } from '../lib/loadTest.ts'
import { createDatabase } from './growth/database.ts'
import { CATEGORIES, FREQUENT_WORD, GOVERNORATES } from './growth/directoryTables.ts'
import { buildProviderStatements, fillPostgres, fillSqlite } from './growth/fill.ts'
import type { BenchSql } from './growth/rows.ts'

const PROVIDERS = 100_000
/** p99 needs several hundred. */
const READS = 400
const WARM_UP_READS = 20
const FIRST_PAGE_MS = 50
const SEARCH_MS = 100
/** Different searches whose pages are rendered, and browsers that open them at the same time. */
const SEARCHES = 1000
const AT_ONCE = 6
/** What a guest does not notice. */
const GUEST_PAGE_MS = 100

type ReadTimes = Pick<Reads, 'times' | 'failed'>

const fill = (sql: BenchSql) => buildProviderStatements(sql, 1, PROVIDERS)

/** @returns the n-th search with three filters; no two of the first thousand are the same */
const buildSearch = (n: number): string =>
  new URLSearchParams({
    governorate: GOVERNORATES[n % GOVERNORATES.length]!,
    category: CATEGORIES[n % CATEGORIES.length]!,
    priceMax: String(4000 + 50 * n),
  }).toString()

/** What is measured: query strings by number, with the bound of their p99 in ms. */
const searches: { name: string; build: (n: number) => string; bound: number }[] = [
  { name: 'first page', build: () => '', bound: FIRST_PAGE_MS },
  { name: 'page 10', build: () => 'page=10', bound: FIRST_PAGE_MS },
  { name: 'three filters', build: buildSearch, bound: SEARCH_MS },
  { name: 'three filters, by price', build: (n) => `${buildSearch(n)}&sort=price`, bound: SEARCH_MS },
  { name: 'three filters, by enquiries', build: (n) => `${buildSearch(n)}&sort=asked`, bound: SEARCH_MS },
  {
    name: 'three filters that few meet',
    build: (n) => `governorate=aswan&category=${CATEGORIES[n % CATEGORIES.length]}&guests=${1025 - (n % 2)}`,
    bound: SEARCH_MS,
  },
  {
    name: 'word and three filters',
    build: (n) => `${new URLSearchParams({ q: FREQUENT_WORD })}&${buildSearch(n)}`,
    bound: SEARCH_MS,
  },
]

/** Sends a number of requests one after the other. */
async function measureReads(count: number, getUrl: (n: number) => string): Promise<ReadTimes> {
  const times: number[] = []
  let failed = 0
  for (let n = 0; n < count; n += 1) {
    const { status, ms } = await send(getUrl(n), { headers: AS_BROWSER })
    if (status !== 200) failed += 1
    times.push(ms)
  }
  return { times, failed }
}

function reportTimes(name: string, { times, failed }: ReadTimes, bound: number): void {
  const sorted = times.toSorted((a, b) => a - b)
  console.log(`  ${name}: p50 ${getPercentile(sorted, 0.5).toFixed(1)} ms, longest ${sorted.at(-1)!.toFixed(1)} ms`)
  expectAtMost(`${name}, p99 of ${times.length}`, getPercentile(sorted, 0.99), bound, 'ms')
  expectExactly(`${name}: responses that failed`, failed, 0)
}

async function measureSearches({ url }: OwnServer): Promise<void> {
  for (const { name, build, bound } of searches) {
    const getUrl = (n: number) => `${url}/api/v1/providers?${build(n)}`
    await measureReads(WARM_UP_READS, getUrl)
    reportTimes(name, await measureReads(READS, getUrl), bound)
  }
}

async function openSearches({ url }: OwnServer): Promise<void> {
  let next = 0
  let failed = 0
  const work = async () => {
    while (next < SEARCHES) {
      const { status } = await send(`${url}${paths.directory}?${buildSearch(next++)}`, { headers: AS_BROWSER })
      if (status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expectExactly(`searches that failed, of ${SEARCHES}`, failed, 0)
}

/** Measures guests alone, and beside somebody who opens pages of the directory that nobody has opened. */
async function measureGuests(server: OwnServer): Promise<void> {
  const [couple] = await registerCouples(server.url, 1)
  const guestPage = getGuestPageUrl(server.url, await publishOne(server.url, couple!))
  await measureReads(WARM_UP_READS, () => guestPage)
  reportTimes('guest page alone', await measureReads(READS, () => guestPage), GUEST_PAGE_MS)
  const stopReading = readRepeatedly(() => guestPage, 0)
  await openSearches(server)
  reportTimes(`guest page beside ${SEARCHES} searches`, await stopReading(), GUEST_PAGE_MS)
}

async function measure(name: string, server: OwnServer): Promise<void> {
  console.log(`\n${name}, ${PROVIDERS} providers`)
  try {
    await measureSearches(server)
    await measureGuests(server)
  } finally {
    await discardServer(server)
  }
}

async function measureEmbedded(): Promise<void> {
  const server = await startServer()
  const { dataDir } = server
  await stopServer(server)
  fillSqlite(getDatabaseFile(dataDir), fill)
  await measure('SQLite', await startServer({ dataDir }))
}

async function measurePostgres(): Promise<void> {
  const postgres = await startPostgres({ durable: true })
  try {
    const databaseUrl = await createDatabase(postgres, 'directory')
    await fillPostgres(databaseUrl, fill)
    await measure('PostgreSQL', await startServer({ environment: { DATABASE_URL: databaseUrl } }))
  } finally {
    await postgres.stop()
  }
}

const [only] = process.argv.slice(2)
await ensureBuilt()
if (only !== 'postgres') await measureEmbedded()
if (only !== 'sqlite') {
  if (await ensurePostgres()) await measurePostgres()
  else console.log('\nPostgreSQL: left out, there is none here (Debian: apt-get install postgresql).')
}
exitWithResult()
