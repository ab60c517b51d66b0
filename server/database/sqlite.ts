import { setTimeout as delay } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { Database as SqliteFile } from 'better-sqlite3'
import { Kysely, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult, SqliteDatabase, SqliteStatement } from 'kysely'
import { registerFile } from './externalWrites.ts'
import { MAX_TURN_MS, createTurns } from '../lib/turns.ts'
import type { Database, Db } from './schema.ts'
import { getErrorCode } from './errors.ts'
import { makePrivate } from './privateFile.ts'

/** How long a write waits for the lock of another process. */
const BUSY_TIMEOUT_MS = 5000
/** Retry interval: SQLite reports a lock immediately. */
const BUSY_RETRY_MS = 20
const STATEMENTS_KEPT = 500

const isBusy = (error: unknown): boolean => getErrorCode(error).startsWith('SQLITE_BUSY')

/**
 * One connection for one query or transaction at a time. SQLite's own waiting for a lock would block the event loop; here a waiting query
 * releases the mutex, so that other queries can run.
 */
class WaitingDriver extends SqliteDriver {
  readonly #mutex = new Mutex()
  readonly #file: SqliteFile
  #yieldedAt = 0

  constructor(file: SqliteFile) {
    super({ database: cacheStatements(file) })
    this.#file = file
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire()
    const connection = await super.acquireConnection()
    // The statements of a long transaction would otherwise all run in one turn of the event loop. Its connection stays its own.
    const endTurn = createTurns()
    return {
      executeQuery: async (query) => {
        const result = await this.#execute(connection, query)
        await endTurn()
        return result as QueryResult<never>
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  /** Queued queries would otherwise all run in one turn, too; connections are accepted between two turns. */
  override async releaseConnection(): Promise<void> {
    if (performance.now() - this.#yieldedAt < MAX_TURN_MS) this.#mutex.release()
    else setImmediate(() => this.#yield())
  }

  #yield(): void {
    this.#yieldedAt = performance.now()
    this.#mutex.release()
  }

  async #execute<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + BUSY_TIMEOUT_MS
    for (;;) {
      try {
        return await connection.executeQuery<R>(query)
      } catch (error) {
        // Within a transaction this connection already holds the lock.
        if (!isBusy(error) || this.#file.inTransaction || performance.now() > deadline) throw error
      }
      this.#mutex.release()
      await delay(BUSY_RETRY_MS)
      await this.#mutex.acquire()
    }
  }
}

/** Kysely would add its own mutex around a single connection; the mutex of `WaitingDriver` can be released by a waiting query. */
class WaitingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

const createDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new WaitingAdapter(),
  createDriver: () => new WaitingDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/**
 * Opens a SQLite file of any release.
 * @throws errors of better-sqlite3, after closing the file
 */
export async function openSqliteFile(path: string): Promise<Db> {
  const { default: BetterSqlite } = await import('better-sqlite3')
  makePrivate(path)
  const file = new BetterSqlite(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    file.pragma('journal_mode = WAL')
    // FULL: an acknowledged write is on disk, also after a power failure.
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    // Overwrites deleted content with zeros.
    file.pragma('secure_delete = ON')
    file.pragma('busy_timeout = 0')
  } catch (error) {
    file.close()
    throw error
  }
  const db = new Kysely<Database>({ dialect: createDialect(file) })
  registerFile(db, file)
  return db
}

/** @returns the file for Kysely, with a cache of prepared statements */
function cacheStatements(file: SqliteFile): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  const prepare = (text: string): SqliteStatement => {
    let statement = statements.get(text)
    if (!statement) {
      if (statements.size >= STATEMENTS_KEPT) statements.clear()
      statement = file.prepare(text) as SqliteStatement
      statements.set(text, statement)
    }
    return statement
  }
  return {
    close: () => file.close(),
    prepare: (text) => {
      // A transaction that starts as a reader could not wait for another writer's lock, so each one starts as a writer.
      if (text === 'begin') return prepare('begin immediate')
      // A full disk has already ended the transaction; a second rollback would fail and hide the cause.
      if (text === 'rollback' && !file.inTransaction) return prepare('select 1')
      return prepare(text)
    },
  }
}
