import { setTimeout as pause } from 'node:timers/promises'
import { expectAtMost } from '../../lib/figures.ts'
import { startServer, stopServer } from '../../../scripts/lib/server.ts'
import type { OwnServer } from '../../../scripts/lib/server.ts'
import type { BenchDatabase } from './database.ts'
import { buildIdSql, postgresSql, sqliteSql } from './rows.ts'
import type { BenchSql, RowKind } from './rows.ts'
import { writeDuring } from './writes.ts'
import type { Disturbance } from './writes.ts'

/** Outdated rows of each kind; five kinds. */
const OUTDATED = 50_000
/** Longest time for all of them, in s. */
const PURGE_BOUND_S = 120
/** Longest write or transaction while a job runs, in ms: what a user takes for an error of the connection is longer. */
export const WRITE_BOUND_MS = 1000
const POLL_MS = 100

/** Makes rows outdated or adds such rows: in tables that have few of them, and with rows that are deleted with them. */
function buildOutdated(sql: BenchSql): string[] {
  const rows = `from ${sql.series(1, OUTDATED)}`
  const id = (kind: RowKind) => `'old-' || ${buildIdSql(sql, kind)}`
  return [
    `insert into leads (id, email, email_key, phone, created_at) select ${id('lead')}, 'x', 'x', 'x', '2020' ${rows}`,
    `insert into contact_messages (id, email, email_key, name, message, source, visitor, created_at)
      select ${id('message')}, 'x', 'x', 'x', 'x', 'x', '{}', '2020' ${rows}`,
    `insert into sessions (id, user_id, remembered, created_at, last_used_at, expires_at)
      select ${id('session')}, ${buildIdSql(sql, 'user', '(n * 2 - 1)')}, 1, '2020', '2020', '2020' ${rows}
      where exists (select 1 from users where users.id = ${buildIdSql(sql, 'user', '(n * 2 - 1)')})`,
    `update imports set before = '[]', created_at = '2020' where id in (select id from imports limit ${OUTDATED})`,
    `update households set deleted_at = '2020' where id in (select id from households limit ${OUTDATED})`,
  ]
}

const COUNT = `select
  (select count(*) from leads where created_at <= '2020') + (select count(*) from contact_messages where created_at <= '2020') +
  (select count(*) from sessions where expires_at <= '2020') + (select count(*) from imports where before is not null) +
  (select count(*) from households where deleted_at <= '2020') as number`

export function reportDisturbance(what: string, { writes, slowestWrite, ...longest }: Disturbance): void {
  console.log(`  ${writes} other writes during ${what}`)
  expectAtMost(`slowest other write during ${what}`, slowestWrite, WRITE_BOUND_MS, 'ms')
  expectAtMost(`longest transaction during ${what}`, longest.longestTransaction, WRITE_BOUND_MS, 'ms')
  expectAtMost(`longest wait for a lock during ${what}`, longest.longestLockWait, WRITE_BOUND_MS, 'ms')
}

/** Stops the server, makes rows outdated, and measures the purge of the next start. @returns the new server */
export async function measurePurge(
  server: OwnServer,
  environment: Record<string, string>,
  database: BenchDatabase,
  size: number,
): Promise<OwnServer> {
  await stopServer(server)
  for (const statement of buildOutdated(database.isPostgres ? postgresSql : sqliteSql)) await database.run(statement)
  const count = async () => Number((await database.select<{ number: number | string }>(COUNT))[0]!.number)
  const outdated = await count()
  const { dataDir, port } = server
  const started = await startServer({ dataDir, port, environment })
  const since = performance.now()
  const disturbance = await writeDuring(started.url, database, size, async () => {
    while ((await count()) > 0 && performance.now() - since < PURGE_BOUND_S * 1000) await pause(POLL_MS)
  })
  const left = await count()
  console.log(`\n  ${outdated - left} outdated rows purged, each household with its seats and replies`)
  expectAtMost('outdated rows left', left, 0)
  expectAtMost('duration of the purge', (performance.now() - since) / 1000, PURGE_BOUND_S, 's')
  reportDisturbance('the purge', disturbance)
  return started
}
