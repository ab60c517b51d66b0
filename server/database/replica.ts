import type { Config } from '../config/config.ts'
import { createCircuitBreaker } from '../lib/circuitBreaker.ts'
import type { Logger } from '../lib/logger.ts'
import { reportReplicaFailure } from '../lib/telemetry.ts'
import { isDatabaseUnreachable } from './errors.ts'
import { openPostgres } from './postgres.ts'
import type { Db } from './schema.ts'

/** Statement timeout on the replica, after which the primary is queried. */
const REPLICA_TIMEOUT_MS = 1000
/** After a failure the replica is not queried for this time. */
const REPLICA_PAUSE_MS = 10_000

/** Runs a query whose result may be a second old. It may run twice, so it must not write. */
export type ReadStale = <T>(query: (db: Db) => Promise<T>) => Promise<T>

export interface Replica {
  readStale: ReadStale
  close: () => Promise<void>
}

/**
 * Opens the replica of READ_DATABASE_URL. Without one, and while it cannot be reached, the primary is queried; also for a single query that fails
 * (the replica may lack a migration, or cancel a query that conflicts with replication).
 * @param db the primary
 */
export async function openReplica({ readDatabaseUrl }: Config, db: Db, log: Logger): Promise<Replica> {
  if (!readDatabaseUrl) return { readStale: (query) => query(db), close: async () => undefined }
  const replica = await openPostgres(readDatabaseUrl, { statementTimeoutMs: REPLICA_TIMEOUT_MS, reconnectForMs: 0 })
  const breaker = createCircuitBreaker(
    REPLICA_PAUSE_MS,
    (error) => {
      reportReplicaFailure()
      log.error({ err: error }, `the replica cannot be used: the primary is queried for ${REPLICA_PAUSE_MS / 1000} s`)
    },
    isDatabaseUnreachable,
  )
  return {
    readStale: (query) =>
      breaker(
        () => query(replica),
        () => query(db),
      ),
    close: () => replica.destroy(),
  }
}
