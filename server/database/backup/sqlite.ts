import { existsSync, statSync } from 'node:fs'
import { chmod, copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database as SqliteFile } from 'better-sqlite3'
import type { Config } from '../../config/config.ts'
import { getDatabaseFile, openDatabase, prepareDataDir } from '../client.ts'
import { DatabaseUnavailable } from '../startErrors.ts'
import { LockedError, holdDataDir, holdLock } from '../dataLock.ts'
import { getErrorCode } from '../errors.ts'
import { NewerDatabaseError, migrate } from '../migrations/index.ts'
import { openSqliteFile } from '../sqlite.ts'
import { OperatorError } from '../../lib/operatorError.ts'
import { COUNTED, formatSummary, writeAtomically } from './files.ts'
import type { Summary } from './files.ts'
import { formatStamp } from './stamp.ts'
import { replaceContent } from './replaceContent.ts'

/** How long to wait for the lock of a server that writes. */
const BUSY_TIMEOUT_MS = 10_000

/** @returns the paths of a database and of the two files that SQLite keeps beside it while it is open */
const listDatabaseFiles = (path: string): string[] => [path, `${path}-wal`, `${path}-shm`]

async function openFile(path: string, options: { readonly?: boolean } = {}): Promise<SqliteFile> {
  const { default: BetterSqlite } = await import('better-sqlite3')
  return new BetterSqlite(path, { ...options, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
}

/**
 * Checks the integrity of a database file.
 * @param name the path for error messages
 * @returns its row counts and size
 * @throws OperatorError when the file is damaged or is not a database of this application
 */
export async function examineBackup(path: string, name: string): Promise<Summary> {
  const file = await openFile(path, { readonly: true })
  try {
    const sound =
      file.pragma('integrity_check(1)', { simple: true }) === 'ok' &&
      (file.pragma('foreign_key_check') as unknown[]).length === 0
    if (!sound) throw createDamagedError(name)
    const tables = file.prepare<[], string>('select name from sqlite_schema').pluck().all()
    if (!['kysely_migration', ...Object.values(COUNTED)].every((table) => tables.includes(table)))
      throw createForeignFileError(name)
    const count = (table: string) => file.prepare<[], number>(`select count(*) from ${table}`).pluck().get()!
    const { accounts, invitations, pictures } = COUNTED
    return {
      accounts: count(accounts),
      invitations: count(invitations),
      pictures: count(pictures),
      bytes: statSync(path).size,
    }
  } catch (error) {
    if (getErrorCode(error) === 'SQLITE_NOTADB') throw createForeignFileError(name)
    if (getErrorCode(error).startsWith('SQLITE_CORRUPT')) throw createDamagedError(name)
    throw error
  } finally {
    file.close()
  }
}

const createForeignFileError = (name: string): OperatorError =>
  new OperatorError(`${name} is not a backup of Zaffa. Nothing was changed.`)
const createDamagedError = (name: string): OperatorError =>
  new OperatorError(`${name} is damaged. Nothing was changed.`)

/**
 * Copies the embedded database while a server may write to it; the copy contains no deleted data. Uses `VACUUM INTO`, because SQLite's online
 * backup restarts at each write of another process and may never finish.
 * @throws OperatorError
 */
export async function backupSqlite({ dataDir }: Pick<Config, 'dataDir'>, path: string): Promise<Summary> {
  const source = getDatabaseFile(dataDir)
  if (!existsSync(source)) throw new OperatorError(`There is no database in ${dataDir}: nothing to back up.`)
  return writeAtomically(path, async (unfinished) => {
    const file = await openFile(source)
    try {
      file.prepare('vacuum into ?').run(unfinished)
    } finally {
      file.close()
    }
    return examineBackup(unfinished, path)
  })
}

/**
 * Replaces the content of the database by a backup. Running servers see the old state or the new one.
 * @returns lines to print for the operator
 * @throws OperatorError, after which nothing has changed
 */
export async function restoreSqlite(config: Config, path: string): Promise<string[]> {
  await prepareDataDir(config.dataDir)
  const release = await holdLock(join(config.dataDir, 'restore-lock.sqlite')).catch((error: unknown) => {
    throw error instanceof LockedError
      ? new OperatorError(`Another restore is under way (process ${error.holder}).`)
      : error
  })
  const copy = join(config.dataDir, 'restoring.sqlite')
  try {
    const summary = await copyAndCheck(path, copy)
    const lines = await saveCurrentState(config)
    const file = await openFile(getDatabaseFile(config.dataDir))
    try {
      replaceContent(file, copy)
    } finally {
      file.close()
    }
    return [...lines, `Restored from ${path}: ${formatSummary(summary)}.`]
  } finally {
    for (const name of listDatabaseFiles(copy)) await rm(name, { force: true })
    release()
  }
}

/** Copies the backup and migrates the copy to this release; the backup itself is not changed. */
async function copyAndCheck(path: string, copy: string): Promise<Summary> {
  if (existsSync(`${path}-wal`))
    throw new OperatorError(`${path} is a database in use. Restore from a file that \`backup\` has written.`)
  // A killed restore may have left these files.
  for (const name of listDatabaseFiles(copy)) await rm(name, { force: true })
  await copyFile(path, copy).catch((error: unknown) => {
    throw new OperatorError(`${path} cannot be read (${getErrorCode(error)}). Nothing was changed.`)
  })
  await chmod(copy, 0o600)
  const summary = await examineBackup(copy, path)
  const db = await openSqliteFile(copy)
  try {
    await migrate(db, 'sqlite')
    return summary
  } catch (error) {
    throw error instanceof NewerDatabaseError
      ? new OperatorError(`${path} was written by a newer Zaffa. Nothing was changed.`)
      : error
  } finally {
    await db.destroy()
  }
}

/**
 * Backs up the current state, and creates or migrates the database.
 * @returns lines to print for the operator, with the path of the backup
 */
async function saveCurrentState(config: Config): Promise<string[]> {
  const { dataDir } = config
  const present = existsSync(getDatabaseFile(dataDir))
  try {
    await (await openDatabase(config)).destroy()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || !/^SQLITE_(NOTADB|CORRUPT)/.test(getErrorCode(error.cause)))
      throw error
    return moveDamagedDatabase(config)
  }
  if (!present) return []
  const kept = join(dataDir, `before-restore-${formatStamp()}.sqlite`)
  const summary = await backupSqlite(config, kept)
  return [`The state until now is kept in ${kept}: ${formatSummary(summary)}.`]
}

/** Moves a damaged database aside, because it cannot be backed up. The lock ensures that no server is using it. */
async function moveDamagedDatabase(config: Config): Promise<string[]> {
  const release = await holdDataDir(config)
  const aside = join(config.dataDir, `damaged-${formatStamp()}.sqlite`)
  const names = listDatabaseFiles(getDatabaseFile(config.dataDir))
  const asideNames = listDatabaseFiles(aside)
  for (const [index, name] of names.entries()) if (existsSync(name)) await rename(name, asideNames[index]!)
  await (await openDatabase(config)).destroy()
  release()
  return [`The damaged database is kept in ${aside}.`]
}
