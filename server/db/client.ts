import { constants, existsSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type { Config } from '../config.ts'
import { watchFile } from './changes.ts'
import { codeOf, isDiskFull } from './errors.ts'
import { NewerDatabaseError, migrate } from './migrations/index.ts'
import type { Database } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'
export type Db = Kysely<Database>

/** The database cannot be used; the message says what to do about it. */
export class DatabaseUnavailable extends Error {}

const BUSY_TIMEOUT_MS = 5000
const POOL_SIZE = 10
const STATEMENTS_KEPT = 500

/**
 * Opens the configured database and brings it to this release.
 * @throws DatabaseUnavailable with a message for the operator.
 */
export async function openDatabase(config: Config): Promise<Db> {
  const dialect: Dialect = config.databaseUrl ? 'postgres' : 'sqlite'
  let db: Db | null = null
  try {
    db = config.databaseUrl ? await openPostgres(config.databaseUrl) : await openSqlite(config.dataDir)
    await migrate(db, dialect)
    return db
  } catch (error) {
    await db?.destroy().catch(() => undefined)
    throw explained(error, config)
  }
}

/** Makes the data folder (database, outbox) and sees that it can be written. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} cannot be written. Make it writable, or start with DATA_DIR=<another folder>.`,
    )
  }
}

/** Node's own `recursive` never returns where the system refuses new folders with ENOENT, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  if (!existsSync(dirname(folder))) await makeFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 })
}

/** Where the embedded database is kept. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'zaffa.sqlite')

async function openSqlite(dataDir: string): Promise<Db> {
  await prepareDataDir(dataDir)
  return openSqliteFile(databaseFile(dataDir))
}

/**
 * Opens one SQLite file, whatever release has written it.
 * @throws what better-sqlite3 throws, closed again
 */
export async function openSqliteFile(path: string): Promise<Db> {
  const { default: BetterSqlite } = await import('better-sqlite3')
  const file = new BetterSqlite(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    file.pragma('journal_mode = WAL')
    // FULL: an acknowledged write is on the disk, also after a power cut.
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
  } catch (error) {
    file.close()
    throw error
  }
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
  const database: SqliteDatabase = {
    close: () => file.close(),
    prepare: (text) => {
      // A transaction that only later turns to writing could not wait for another process; so it is a writer at once.
      if (text === 'begin') return prepare('begin immediate')
      // A full disk has ended the transaction already; rolling back once more would fail, and hide why.
      if (text === 'rollback' && !file.inTransaction) return prepare('select 1')
      return prepare(text)
    },
  }
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
  watchFile(db, file)
  return db
}

async function openPostgres(connectionString: string): Promise<Db> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, connectionTimeoutMillis: BUSY_TIMEOUT_MS })
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** The same failure as the operator can understand it, where it is one that is known. */
export function explained(error: unknown, config: Config): Error {
  if (error instanceof DatabaseUnavailable) return error
  const code = codeOf(error)
  const where = config.databaseUrl ? 'behind DATABASE_URL' : `in ${config.dataDir}`
  const say = (text: string) => new DatabaseUnavailable(text, { cause: error })
  const elsewhere = config.databaseUrl ? 'choose another DATABASE_URL' : 'start with DATA_DIR=<another folder>'
  if (error instanceof NewerDatabaseError) {
    return say(`The database ${where} was written by a newer Zaffa. Start that version, or ${elsewhere}.`)
  }
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    return say(`The database ${where} is locked by another program. Stop it, then start again.`)
  }
  if (isDiskFull(error)) {
    return say(`The disk is full: the database ${where} cannot be opened. Make space on it, then start again; nothing is lost.`)
  }
  if (code.startsWith('SQLITE_IOERR')) {
    return say(`The database ${where} cannot be read or written (${code}). Is the disk full, or failing?`)
  }
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)/.test(code)) {
    return say(`The database ${where} cannot be written. Make the folder and its files writable, or ${elsewhere}.`)
  }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    const restore = 'Bring a backup back with `npm run admin -- restore FILE`'
    return say(`The file zaffa.sqlite ${where} is not a readable database. ${restore}, or ${elsewhere}.`)
  }
  if (config.databaseUrl && (code !== '' || /timeout|terminated/i.test(String(error)))) {
    const reason = code || 'no answer in time'
    return say(`PostgreSQL ${where} cannot be used (${reason}). Is it running, and are host, name and password right?`)
  }
  return error as Error
}
