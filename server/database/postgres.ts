import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { PostgresDialect } from 'kysely'
import type { Kysely } from 'kysely'
import type { PoolClient } from 'pg'
import { isDatabaseAway } from './errors.ts'
import { registerPool } from './pools.ts'
import type { Database } from './schema.ts'
import { createStatementLog } from './statementLog.ts'
import { SharedDatabase } from './transactions.ts'

/** Statements of requests take a few ms; a longer one waits for a lock. PostgreSQL cancels it after this time. */
const STATEMENT_TIMEOUT_MS = 5000
/** Timeout of opening a connection, of waiting for a free one, and of a connection that is idle. */
const CONNECTION_TIMEOUT_MS = 5000
/** A PostgreSQL that hangs cannot cancel statements: the connection is closed this long after the statement timeout. */
const SILENCE_AFTER_MS = 1000
/** A process whose machine is lost within a transaction holds its locks for this long. */
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000
const POOL_SIZE = 10
/** How long a request waits for a PostgreSQL that refuses connections, as during a restart. */
const RECONNECT_FOR_MS = 3000
const RECONNECT_EVERY_MS = 100

/** Limits of the statements of one pool. */
export interface PostgresLimits {
  /** Null for migrations, which may rewrite large tables. */
  statementTimeoutMs?: number | null
  /** How long refused connections are retried. */
  reconnectForMs?: number
}

class SilenceError extends Error {
  readonly code = 'ETIMEDOUT'
}

/** @returns a socket that closes after this time without traffic */
const createSocket = (silenceMs: number): Socket => {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => socket.destroy(new SilenceError('PostgreSQL does not respond')))
}

const toStatementLimits = (timeoutMs: number) => ({
  statement_timeout: timeoutMs,
  // Shorter, so that PostgreSQL's error tells a lock from a slow statement.
  lock_timeout: timeoutMs * 0.8,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  stream: () => createSocket(timeoutMs + SILENCE_AFTER_MS),
})

/**
 * Opens a connection pool. A broken or silent connection fails its statement and is replaced. Refused connections are retried, because no
 * statement has been sent yet; whether a statement on a broken connection has run is not known, so that it is not repeated.
 */
export async function openPostgres(connectionString: string, limits: PostgresLimits = {}): Promise<Kysely<Database>> {
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS, reconnectForMs = RECONNECT_FOR_MS } = limits
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    idleTimeoutMillis: CONNECTION_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    ...(statementTimeoutMs === null ? {} : toStatementLimits(statementTimeoutMs)),
  })
  // The statement in progress reports the error. An `error` event without a listener would end the process. The pool listens only while a
  // connection is idle, so each connection gets its own listener.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const connect = () => connectWithRetries(() => pool.connect(), reconnectForMs)
  const db = new SharedDatabase({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
    ...createStatementLog(),
  })
  registerPool(db, pool)
  return db
}

async function connectWithRetries(connect: () => Promise<PoolClient>, forMs: number): Promise<PoolClient> {
  for (const until = performance.now() + forMs; ; await delay(RECONNECT_EVERY_MS)) {
    try {
      return await connect()
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) throw error
    }
  }
}
