import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { AppDeps } from '../deps.ts'
import { readLastBackup } from '../database/backup/lastBackup.ts'
import { findPool, readPool } from '../database/pools.ts'
import { waitForDatabase } from './health.ts'

/** Mails that are not delivered yet. */
export interface MailQueueState {
  length: number
  /** Age of the oldest, in seconds; 0 without one. */
  oldestS: number
}

export interface StateDeps extends Pick<AppDeps, 'db' | 'config'> {
  readMailQueue: () => Promise<MailQueueState>
}

/** Metrics whose values are read when Prometheus asks. */
export function createStateMetrics(registry: Registry, deps: StateDeps): { update: () => Promise<void> } {
  const createGauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const databaseUp = createGauge('zaffa_database_up', '1 when the database responds, else 0')
  const queueLength = createGauge('zaffa_mail_queue_length', 'Mails of all processes that are not delivered yet')
  const oldestMail = createGauge('zaffa_mail_queue_oldest_seconds', 'Age of the oldest mail that is not delivered yet')
  const lastBackup = createGauge(
    'zaffa_last_backup_timestamp_seconds',
    'Time of the last backup that was written with this DATA_DIR; absent without one',
  )
  lastBackup.remove()
  const updatePool = createPoolMetrics(registry, deps)

  async function updateDatabase(): Promise<void> {
    try {
      await waitForDatabase(deps.db)
      const queue = await deps.readMailQueue()
      databaseUp.set(1)
      queueLength.set(queue.length)
      oldestMail.set(queue.oldestS)
    } catch {
      // The cause is in the log of the requests that fail. Old values of the queue would hide that it cannot be read.
      databaseUp.set(0)
      queueLength.remove()
      oldestMail.remove()
    }
  }

  return {
    update: async () => {
      updatePool()
      const [timeS] = await Promise.all([readLastBackup(deps.config.dataDir), updateDatabase()])
      if (timeS === null) lastBackup.remove()
      else lastBackup.set(timeS)
    },
  }
}

/** @returns a function that reads the state of PostgreSQL's connection pool; the embedded database has none */
function createPoolMetrics(registry: Registry, { db }: StateDeps): () => void {
  const pool = findPool(db)
  if (!pool) return () => undefined
  const registers = [registry]
  const connections = new Gauge({
    name: 'zaffa_database_pool_connections',
    help: 'Open connections to PostgreSQL',
    labelNames: ['state'],
    registers,
  })
  const limit = new Gauge({
    name: 'zaffa_database_pool_max_connections',
    help: 'Largest number of connections to PostgreSQL that this process opens',
    registers,
  })
  const waiting = new Gauge({
    name: 'zaffa_database_pool_waiting_requests',
    help: 'Requests that wait for a free connection',
    registers,
  })
  return () => {
    const state = readPool(pool)
    connections.set({ state: 'in_use' }, state.inUse)
    connections.set({ state: 'idle' }, state.idle)
    limit.set(state.max)
    waiting.set(state.waiting)
  }
}
