import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import type { Database } from './schema.ts'

/** How long opening a connection, or waiting for a free one, may take. */
const CONNECT_TIMEOUT_MS = 5000
/** Statements of requests take a few ms. One that takes this long waits for a lock: PostgreSQL cancels it. */
const STATEMENT_TIMEOUT_MS = 5000
/** A PostgreSQL that hangs cannot cancel anything: longer than a statement may take. */
const SILENCE_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000
const POOL_SIZE = 10

class SilenceError extends Error {
  readonly code = 'ETIMEDOUT'
}

/** A socket that is closed when nothing passes through it for `SILENCE_TIMEOUT_MS`. */
function createSocket(): Socket {
  const socket = new Socket()
  return socket.setTimeout(SILENCE_TIMEOUT_MS, () => socket.destroy(new SilenceError('PostgreSQL does not answer')))
}

/**
 * Opens a pool of connections. A broken or silent connection fails its statement and is replaced.
 * @param limitsTime false for migrations, which may rewrite large tables
 */
export async function openPostgres(connectionString: string, limitsTime = true): Promise<Kysely<Database>> {
  const { default: pg } = await import('pg')
  const limits = limitsTime ? { statement_timeout: STATEMENT_TIMEOUT_MS, stream: createSocket } : {}
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, idleTimeoutMillis: STATEMENT_TIMEOUT_MS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, ...limits })
  // The statement under way reports the error. An `error` event without a listener would end the process: the pool listens
  // only while a connection is unused, so each connection gets a listener of its own.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
