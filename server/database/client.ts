import { constants, existsSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import { eraseFreePagesOnce } from './erase.ts'
import { getErrorCode, isDiskFull } from './errors.ts'
import { NewerDatabaseError, migrate } from './migrations/index.ts'
import { openPostgres } from './postgres.ts'
import type { Db, Dialect } from './schema.ts'
import { openSqliteFile } from './sqlite.ts'

/** The database cannot be used; the message says what to do. */
export class DatabaseUnavailable extends Error {}

/**
 * Opens the configured database and migrates it to this release.
 * @throws DatabaseUnavailable with a message for the operator
 */
export async function openDatabase(config: Config): Promise<Db> {
  const dialect: Dialect = config.databaseUrl ? 'postgres' : 'sqlite'
  let db: Db | null = null
  try {
    // Migrations of PostgreSQL use separate connections without a statement timeout.
    db = config.databaseUrl ? await openPostgres(config.databaseUrl, false) : await openSqlite(config.dataDir)
    await migrate(db, dialect)
    if (!config.databaseUrl) {
      await eraseFreePagesOnce(db)
      return db
    }
    await db.destroy()
    return await openPostgres(config.databaseUrl)
  } catch (error) {
    await db?.destroy().catch(() => undefined)
    throw toStartError(error, config)
  }
}

/** Resolves when the database responds. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/**
 * Creates the data folder (database, outbox) and checks that it is writable.
 * @throws DatabaseUnavailable
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await createFolder(dataDir)
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} cannot be written. Make it writable, or start with DATA_DIR=<another folder>.`,
    )
  }
}

/** Node's `recursive` option never returns when the system refuses new folders with ENOENT, as in /proc. */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  if (!existsSync(dirname(folder))) await createFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 })
}

/** @returns the path of the embedded database */
export const getDatabaseFile = (dataDir: string): string => join(dataDir, 'zaffa.sqlite')

async function openSqlite(dataDir: string): Promise<Db> {
  await prepareDataDir(dataDir)
  return openSqliteFile(getDatabaseFile(dataDir))
}

/** @returns a `DatabaseUnavailable` with a message for the operator, or the error itself when its cause is not known */
export function toStartError(error: unknown, config: Config): Error {
  if (error instanceof DatabaseUnavailable) return error
  const code = getErrorCode(error)
  const where = config.databaseUrl ? 'behind DATABASE_URL' : `in ${config.dataDir}`
  const createError = (text: string) => new DatabaseUnavailable(text, { cause: error })
  const elsewhere = config.databaseUrl ? 'choose another DATABASE_URL' : 'start with DATA_DIR=<another folder>'
  if (error instanceof NewerDatabaseError) {
    return createError(`The database ${where} was written by a newer Zaffa. Start that version, or ${elsewhere}.`)
  }
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    return createError(`The database ${where} is locked by another program. Stop it, then start again.`)
  }
  if (isDiskFull(error)) {
    return createError(
      `The disk is full: the database ${where} cannot be opened. Make space on it, then start again; nothing is lost.`,
    )
  }
  if (code.startsWith('SQLITE_IOERR')) {
    return createError(`The database ${where} cannot be read or written (${code}). Is the disk full, or failing?`)
  }
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)/.test(code)) {
    return createError(
      `The database ${where} cannot be written. Make the folder and its files writable, or ${elsewhere}.`,
    )
  }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    const restore = 'Bring a backup back with `npm run admin -- restore FILE`'
    return createError(`The file zaffa.sqlite ${where} is not a readable database. ${restore}, or ${elsewhere}.`)
  }
  if (config.databaseUrl && (code !== '' || /timeout|terminated/i.test(String(error)))) {
    const reason = code || 'no response in time'
    return createError(
      `PostgreSQL ${where} cannot be used (${reason}). Is it running, and are host, name and password right?`,
    )
  }
  return error as Error
}
