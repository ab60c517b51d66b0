import { setTimeout as delay } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { Database as SqliteFile } from 'better-sqlite3'
import { Kysely, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult, SqliteDatabase, SqliteStatement } from 'kysely'
import { watchFile } from './externalWrites.ts'
import type { Database, Db } from './schema.ts'
import { getErrorCode } from './errors.ts'
import { makePrivate } from './privateFile.ts'

/** How long a write waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5000
/** SQLite reports a lock at once; then it is asked again this often. */
const BUSY_RETRY_MS = 20
const STATEMENTS_KEPT = 500

const isBusy = (error: unknown): boolean => getErrorCode(error).startsWith('SQLITE_BUSY')

/**
 * One connection, used by one query or transaction after the other. SQLite's own waiting for a lock would block the event
 * loop, and with it every other request: here the waiting query lets the others pass meanwhile.
 */
class WaitingDriver extends SqliteDriver {
  readonly #mutex = new Mutex()
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    super({ database: cacheStatements(file) })
    this.#file = file
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire()
    const connection = await super.acquireConnection()
    return {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.release()
  }

  async #execute<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + BUSY_TIMEOUT_MS
    for (;;) {
      try {
        return await connection.executeQuery<R>(query)
      } catch (error) {
        // Within a transaction the lock is ours.
        if (!isBusy(error) || this.#file.inTransaction || performance.now() > deadline) throw error
      }
      this.#mutex.release()
      await delay(BUSY_RETRY_MS)
      await this.#mutex.acquire()
    }
  }
}

/** Kysely would put a mutex of its own around a single connection; `WaitingDriver` has one, which a waiting query can release. */
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
 * Opens one SQLite file, whatever release has written it.
 * @throws what better-sqlite3 throws, closed again
 */
export async function openSqliteFile(path: string): Promise<Db> {
  const { default: BetterSqlite } = await import('better-sqlite3')
  makePrivate(path)
  const file = new BetterSqlite(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    file.pragma('journal_mode = WAL')
    // FULL: an acknowledged write is on the disk, also after a power cut.
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    // What is deleted is overwritten with zeros, not only taken out of the index of pages.
    file.pragma('secure_delete = ON')
    file.pragma('busy_timeout = 0')
  } catch (error) {
    file.close()
    throw error
  }
  const db = new Kysely<Database>({ dialect: createDialect(file) })
  watchFile(db, file)
  return db
}

/** The file as Kysely uses it, with its prepared statements kept. */
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
      // A transaction that only later turns to writing could not wait for another process; so it is a writer at once.
      if (text === 'begin') return prepare('begin immediate')
      // A full disk has ended the transaction already; rolling back once more would fail, and hide why.
      if (text === 'rollback' && !file.inTransaction) return prepare('select 1')
      return prepare(text)
    },
  }
}
