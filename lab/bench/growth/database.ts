import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { Client } from 'pg'
import type { OwnPostgres } from '../../../scripts/lib/postgres.ts'
import { discardServer, startServer } from '../../../scripts/lib/server.ts'

/** The benchmark's own connection to the database of a server. */
export interface BenchDatabase {
  isPostgres: boolean
  run: (statement: string) => Promise<void>
  select: <Row>(query: string) => Promise<Row[]>
  close: () => Promise<void>
}

export async function connectPostgres(databaseUrl: string): Promise<BenchDatabase> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    isPostgres: true,
    run: async (statement) => void (await client.query(statement)),
    select: async <Row>(query: string) => (await client.query(query)).rows as Row[],
    close: () => client.end(),
  }
}

export function connectSqlite(path: string): BenchDatabase {
  const file = new BetterSqlite(path, { timeout: 10_000 })
  return {
    isPostgres: false,
    run: async (statement) => void file.exec(statement),
    select: async <Row>(query: string) => file.prepare<[], Row>(query).all(),
    close: async () => void file.close(),
  }
}

const POLL_MS = 100
const IDLE_MS = 1000
/** Time in ms since the last statement of other clients; 0 during one. */
const IDLE_TIME = `
  select coalesce(min(case when state = 'idle' then extract(epoch from clock_timestamp() - state_change) * 1000 else 0 end), 0)::float as ms
  from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

/**
 * Waits until other clients of PostgreSQL have executed no statement for IDLE_MS, because the background jobs of a started server have ended.
 * @returns how long that took, in ms
 */
export async function waitForJobs({ select }: BenchDatabase): Promise<number> {
  const since = performance.now()
  while ((await select<{ ms: number }>(IDLE_TIME))[0]!.ms < IDLE_MS) await pause(POLL_MS)
  return performance.now() - since
}

/** @returns the URL of a new database, migrated by a server, whose locale knows the letters of Arabic, which pg_trgm needs */
export async function createDatabase(postgres: OwnPostgres, name: string): Promise<string> {
  const admin = await connectPostgres(postgres.url)
  await admin.run(`create database ${name} template template0 lc_ctype 'C.UTF-8'`)
  await admin.close()
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  await discardServer(await startServer({ environment: { DATABASE_URL: url.href } }))
  return url.href
}
