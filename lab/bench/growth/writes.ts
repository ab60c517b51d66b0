import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from './calls.ts'
import type { BenchDatabase } from './database.ts'
import { getInvitationPath } from './rows.ts'

const WRITE_EVERY_MS = 20
const SAMPLE_EVERY_MS = 25

/** What other clients and PostgreSQL see while a job runs, in ms. */
export interface Disturbance {
  writes: number
  slowestWrite: number
  /** 0 on SQLite, which has one transaction at a time. */
  longestTransaction: number
  longestLockWait: number
}

const LONGEST = `
  select coalesce(max(extract(epoch from clock_timestamp() - xact_start)) * 1000, 0)::float as transaction,
    coalesce(max(extract(epoch from clock_timestamp() - query_start)) filter (where wait_event_type = 'Lock') * 1000, 0)::float as wait
  from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend'`

/**
 * Writes as guests and visitors do while a job runs.
 * @param size of the database, in invitations
 * @returns how long the writes took
 */
export async function writeDuring(
  url: string,
  database: BenchDatabase,
  size: number,
  job: () => Promise<void>,
): Promise<Disturbance> {
  const over = new AbortController()
  const seen = { longestTransaction: 0, longestLockWait: 0 }
  const { call, times } = createClient(url)
  const write = async () => {
    while (!over.signal.aborted) {
      const n = 1 + 2 * Math.floor((Math.random() * size) / 2)
      await call('write', 'POST', `${getInvitationPath(n)}/views`)
      const email = `${randomUUID()}@example.com`
      await call('write', 'POST', 'identity/landing-signin', { body: { email, phone: '01012345678' } })
      await pause(WRITE_EVERY_MS)
    }
  }
  const sample = async () => {
    while (database.isPostgres && !over.signal.aborted) {
      const [row] = await database.select<{ transaction: number; wait: number }>(LONGEST)
      seen.longestTransaction = Math.max(seen.longestTransaction, row!.transaction)
      seen.longestLockWait = Math.max(seen.longestLockWait, row!.wait)
      await pause(SAMPLE_EVERY_MS)
    }
  }
  const end = async () => {
    try {
      await job()
    } finally {
      over.abort()
    }
  }
  await Promise.all([end(), write(), sample()])
  const all = times.get('write') ?? []
  return { ...seen, writes: all.length, slowestWrite: Math.max(...all) }
}
