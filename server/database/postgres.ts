import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import type { Database } from './schema.ts'

/** Timeout of opening a connection and of waiting for a free one. */
const CONNECT_TIMEOUT_MS = 5000
/** Statements of requests take a few ms; a longer one waits for a lock. PostgreSQL cancels it after this time. */
const STATEMENT_TIMEOUT_MS = 5000
/** A PostgreSQL that hangs cannot cancel statements. Longer than the statement timeout. */
const SILENCE_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000
const POOL_SIZE = 10

class SilenceError extends Error {
  readonly code = 'ETIMEDOUT'
}

/** @returns a socket that closes after `SILENCE_TIMEOUT_MS` without traffic */
function createSocket(): Socket {
  const socket = new Socket()
  return socket.setTimeout(SILENCE_TIMEOUT_MS, () => socket.destroy(new SilenceError('PostgreSQL does not respond')))
}

/**
 * Opens a connection pool. A broken or silent connection fails its statement and is replaced.
 * @param limitsTime false for migrations, which may rewrite large tables
 */
export async function openPostgres(connectionString: string, limitsTime = true): Promise<Kysely<Database>> {
  const { default: pg } = await import('pg')
  const limits = limitsTime ? { statement_timeout: STATEMENT_TIMEOUT_MS, stream: createSocket } : {}
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    idleTimeoutMillis: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...limits,
  })
  // The statement in progress reports the error. An `error` event without a listener would end the process. The pool listens only while a
  // connection is idle, so each connection gets its own listener.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
