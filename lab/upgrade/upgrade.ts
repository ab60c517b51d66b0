/**
 * `npm run test:upgrade`: runs the previous release and this one on one PostgreSQL under load, as during an upgrade behind a proxy: old, then
 * both, then new. No request may fail and no acknowledged write may be lost (docs/decisions/0073-compatible-migrations.md). The previous release
 * is the newest tag, or without tags the commit before migration 012; `-- COMMIT` chooses another. Skipped without git's history or
 * PostgreSQL.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { registerCouples } from '../lib/couples.ts'
import { skip } from '../lib/report.ts'
import { exitWithResult, expectAtLeast, expectExactly } from '../lib/figures.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { discardServer, startServer, stopServer } from '../../scripts/lib/server.ts'
import type { OwnServer } from '../../scripts/lib/server.ts'
import { ensurePostgres } from '../../scripts/lib/system.ts'
import { hasWrite, startLoad } from './load.ts'
import type { Load } from './load.ts'
import { findPreviousRelease, unpackRelease } from './previousRelease.ts'

const COUPLES = 6
const OLD_ONLY_MS = 4000
const BOTH_MS = 12_000
const NEW_ONLY_MS = 4000
/** Longer than a proxy takes to notice that a server is out of its list. */
const DRAIN_MS = 500

/** Lets the load run. @returns the number of writes meanwhile */
async function observe(load: Load, phase: string, ms: number): Promise<number> {
  const before = { requests: load.requests, writes: load.writes.length }
  await delay(ms)
  const writes = load.writes.length - before.writes
  console.log(
    `  ${phase}: ${load.requests - before.requests} requests, ${writes} of them new invitations or households`,
  )
  return writes
}

async function upgrade(oldFolder: string, databaseUrl: string): Promise<void> {
  const environment = {
    DATABASE_URL: databaseUrl,
    ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT_SCALE: '1000000',
  }
  const servers: OwnServer[] = []
  try {
    const old = await startServer({ environment, folder: oldFolder })
    servers.push(old)
    const load = startLoad([old.url], await registerCouples(old.url, COUPLES))
    await observe(load, 'old release', OLD_ONLY_MS)

    const startedAt = performance.now()
    const current = await startServer({ environment })
    servers.push(current)
    console.log(`  the new release has migrated and is ready after ${Math.round(performance.now() - startedAt)} ms`)
    load.urls = [old.url, current.url]
    expectAtLeast('writes while both releases run', await observe(load, 'both releases', BOTH_MS), 10)

    load.urls = [current.url]
    await delay(DRAIN_MS)
    await stopServer(old)
    expectExactly('exit code of the old release', old.process.exitCode ?? -1, 0)
    expectAtLeast('writes after the upgrade', await observe(load, 'new release', NEW_ONLY_MS), 10)
    await load.stop()

    expectAtLeast('reads of what the other release has just written', load.crossReads, 10)
    const writes = [...load.writes, ...load.edits.values()]
    const missing = []
    for (const write of writes) if (!(await hasWrite(load, current.url, write))) missing.push(write.path)
    expectExactly(`acknowledged writes that are lost, of ${writes.length}`, missing.length, 0)
    console.log(`  slowest request ${load.slowestMs} ms`)
    for (const failure of [...new Set(load.failures)].slice(0, 10)) console.log(`  ${failure}`)
    expectExactly(`failed requests, of ${load.requests}`, load.failures.length, 0)
  } finally {
    await Promise.all(servers.map(discardServer))
  }
}

const previous = findPreviousRelease(process.argv[2])
if (!previous) skip("git's history is not here, or has no such commit: the previous release cannot be taken from it")
if (!(await ensurePostgres())) skip('there is no PostgreSQL (Debian: apt-get install postgresql)')
console.log(`The previous release is ${previous.commit.slice(0, 8)} (${previous.reason}).`)
const release = await unpackRelease(previous.commit)
if (!release) skip('the packages of the previous release cannot be installed')
const postgres = await startPostgres({ durable: false })
try {
  await upgrade(release.folder, postgres.url)
} finally {
  await postgres.stop()
  await release.remove()
}
exitWithResult()
