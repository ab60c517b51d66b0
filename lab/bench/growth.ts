/**
 * `npm run bench:growth`: every operation of the API beside 1 thousand, 100 thousand and 1 million invitations on PostgreSQL, each with an
 * account, a directory and wish lists in proportion, and the plans of statements that scan; the memory of the server while every slug is
 * read; purges, and the deletion of an account with a full guest list, while others write. The same on SQLite with 100 thousand. Prints each
 * figure with its bound; fails when one does not hold. `-- sqlite` or `-- postgres` for one database.
 */
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/lib/build.ts'
import { exitWithResult } from '../lib/figures.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import type { OwnPostgres } from '../../scripts/lib/postgres.ts'
import { discardServer, startServer, stopServer } from '../../scripts/lib/server.ts'
import type { OwnServer } from '../../scripts/lib/server.ts'
import { ensurePostgres } from '../../scripts/lib/system.ts'
import { getDatabaseFile } from '../../server/database/client.ts'
import { hashPassword } from '../../server/modules/identity/passwords.ts'
import { PASSWORD } from './growth/accountRound.ts'
import { createClient } from './growth/calls.ts'
import { connectPostgres, connectSqlite, createDatabase, waitForJobs } from './growth/database.ts'
import { measureDeletion } from './growth/deletion.ts'
import { buildStatements, fillPostgres, fillSqlite } from './growth/fill.ts'
import { measureMemory } from './growth/memory.ts'
import { pickCouples, pickInvitations, runRounds } from './growth/measure.ts'
import type { BenchTarget } from './growth/measure.ts'
import { PLAN_SETTINGS, printScans } from './growth/plans.ts'
import { measurePurge } from './growth/purge.ts'
import type { BenchSql } from './growth/rows.ts'
import { reportOperations } from './growth/report.ts'

const SMALL = 1000
const MIDDLE = 100_000
const LARGE = 1_000_000
/** Rounds at each size; a round reads several times with each operation, and writes once. */
const ROUNDS = { [MIDDLE]: 15, [LARGE]: 80 }
/** Accounts for the rounds, the plans and the deletion. */
const COUPLES = 240
/** Invitations for the rounds and the plans. */
const INVITATIONS = 450
/**
 * Longest time in ms of searches that read more rows in a larger directory, until they have counted 200 results
 * (docs/decisions/0068-growth.md): half of what a user notices.
 */
const SEARCH_BOUND_MS = 50
const buildSearchBounds = (names: string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, SEARCH_BOUND_MS]))
const COUNTING_SEARCHES = [
  ...['word', 'two letters', 'category', 'area', 'word, category and area'].map((name) => `listProviders (${name})`),
  'listServicesByCategory',
]
/** SQLite searches parts of words in one pass over an index of the directory. */
const PASSES = ['listProviders (one match)', 'listProviders (no match)']
/** Lists of the console with exact numbers of all rows, for a few operators; and what the console exports, which is read in batches. */
const CONSOLE = [
  'getOperatorOverview',
  'listProviderQueue',
  ...['waiting', 'disputed', 'decided'].map((queue) => `listReviewQueue (${queue})`),
  'listContactMessages (all)',
  'listSubscribers',
  'listReferralCounts',
  'listAuditEntries',
  'retryMails',
]
const EXPORT_BOUND_MS = 1000
const CONSOLE_BOUNDS = { ...buildSearchBounds(CONSOLE), 'exportOperatorList (leads)': EXPORT_BOUND_MS }
/** Of a machine whose memory holds the whole database, 7 GB with a million invitations, so that reading blocks does not count as growth. */
const POSTGRES_SETTINGS = [
  'shared_buffers=8GB',
  'maintenance_work_mem=256MB',
  // Filling writes 7 GB; the log of it would take as much again.
  'max_wal_size=2GB',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  ...PLAN_SETTINGS,
]
/** V8's limits on a machine with 1 GiB. On a larger one it collects later, and the process takes up to 1 GiB. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=16' }
/**
 * A measured server has the flags of this process (package.json) and collects its garbage when it receives SIGUSR2. The young generation is
 * so large that neither process collects it between two signals. After some collections V8 would discard the bytecode of functions that
 * were not called meanwhile; here it collects more often than elsewhere.
 */
const MEASURED_FLAGS = [...process.execArgv, '--import', './lab/bench/growth/collectOnSignal.ts']
const passwordHash = await hashPassword(PASSWORD)
const fill = (from: number, to: number) => (sql: BenchSql) => buildStatements(sql, { from, to, passwordHash })

const formatSize = (size: number): string => `${size / 1000}k`

interface RunningTarget extends BenchTarget {
  server: OwnServer
  environment: Record<string, string>
}

async function startTarget(
  size: number,
  database: BenchTarget['database'],
  options: { dataDir?: string; environment: Record<string, string>; unusedFrom?: number },
): Promise<RunningTarget> {
  const environment = { RATE_LIMIT_SCALE: '1000000', ...options.environment }
  const server = await startServer({ ...options, environment, nodeFlags: MEASURED_FLAGS })
  const client = createClient(server.url)
  return {
    name: formatSize(size),
    client,
    database,
    size,
    couples: pickCouples(options.unusedFrom ?? 0, size, COUPLES),
    invitations: pickInvitations(size, INVITATIONS),
    collectGarbage: () => collectAllGarbage(server),
    server,
    environment,
  }
}

/** Requests after a collection, which empties the caches of the processor. */
const WARM_UP_REQUESTS = 20

/** Collects the garbage of a server and of this process, and waits until the server responds as fast as before. */
async function collectAllGarbage({ process: child, url }: OwnServer): Promise<void> {
  child.kill('SIGUSR2')
  gc!()
  for (let nth = 0; nth < WARM_UP_REQUESTS; nth += 1) await (await fetch(`${url}/health/ready`)).text()
}

async function stopTarget({ server, database }: RunningTarget): Promise<void> {
  await database.close()
  await discardServer(server)
}

async function measurePostgres(postgres: OwnPostgres): Promise<void> {
  const [smallUrl, largeUrl] = [await createDatabase(postgres, 'small'), await createDatabase(postgres, 'large')]
  await fillPostgres(smallUrl, fill(1, SMALL))
  const small = await startTarget(SMALL, await connectPostgres(smallUrl), { environment: { DATABASE_URL: smallUrl } })
  let filled = 0
  let large: RunningTarget | null = null
  try {
    for (const size of [MIDDLE, LARGE] as const) {
      if (large) await stopTarget(large)
      const since = performance.now()
      await fillPostgres(largeUrl, fill(filled + 1, size))
      console.log(
        `\nPostgreSQL, ${formatSize(size)} invitations, filled in ${Math.round((performance.now() - since) / 1000)} s`,
      )
      // The rounds at the size before have deleted some of the accounts up to there.
      large = await startTarget(size, await connectPostgres(largeUrl), {
        environment: { DATABASE_URL: largeUrl },
        unusedFrom: filled,
      })
      filled = size
      console.log(`The background jobs of the start took ${Math.round((await waitForJobs(large.database)) / 1000)} s`)
      await runRounds(small, large, ROUNDS[size])
      reportOperations(small, large, {
        isBound: size === LARGE,
        absolute: { ...buildSearchBounds(COUNTING_SEARCHES), ...CONSOLE_BOUNDS },
      })
    }
    await printScans(postgres, large!)
    await measureDeletion(large!, large!.server.url)
    large!.server = await measurePurge(large!.server, { ...large!.environment, ...SMALL_HEAP }, large!.database, LARGE)
    await measureMemory(large!.server, LARGE, 2 * COUPLES)
  } finally {
    if (large) await stopTarget(large)
    await stopTarget(small)
  }
}

/** A file system in memory, where commits do not wait for the disk. */
const MEMORY_FOLDER = '/dev/shm'

/** Fills the embedded database of a server that is then started. */
async function startEmbedded(size: number): Promise<RunningTarget> {
  const folder = await mkdtemp(join(existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), 'zaffa-bench-'))
  const server = await startServer({ dataDir: folder })
  await stopServer(server)
  fillSqlite(getDatabaseFile(server.dataDir), fill(1, size))
  return startTarget(size, connectSqlite(getDatabaseFile(server.dataDir)), { dataDir: server.dataDir, environment: {} })
}

async function measureEmbedded(): Promise<void> {
  const small = await startEmbedded(SMALL)
  const large = await startEmbedded(MIDDLE)
  try {
    console.log(`\nSQLite, ${formatSize(MIDDLE)} invitations`)
    await runRounds(small, large, ROUNDS[LARGE])
    reportOperations(small, large, {
      isBound: true,
      absolute: { ...buildSearchBounds([...COUNTING_SEARCHES, ...PASSES]), ...CONSOLE_BOUNDS },
    })
    await measureDeletion(large, large.server.url)
    large.server = await measurePurge(large.server, { ...large.environment, ...SMALL_HEAP }, large.database, MIDDLE)
    await measureMemory(large.server, MIDDLE, COUPLES)
  } finally {
    await stopTarget(large)
    await stopTarget(small)
  }
}

const [only] = process.argv.slice(2)
await ensureBuilt()
if (only !== 'postgres') await measureEmbedded()
if (only !== 'sqlite') {
  if (await ensurePostgres()) {
    // Commits do not wait for the disk: that takes equally long at every size, and would hide growth.
    const postgres = await startPostgres({ durable: false, settings: POSTGRES_SETTINGS })
    try {
      await measurePostgres(postgres)
    } finally {
      await postgres.stop()
    }
  } else console.log('\nPostgreSQL: left out, there is none here (Debian: apt-get install postgresql).')
}
exitWithResult()
