import { existsSync, statSync } from 'node:fs'
import { chmod, copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database as SqliteFile } from 'better-sqlite3'
import type { Config } from '../../config/config.ts'
import { DatabaseUnavailable, databaseFile, openDatabase, prepareDataDir } from '../client.ts'
import { LockedError, holdDataDir, holdLock } from '../dataLock.ts'
import { getErrorCode } from '../errors.ts'
import { NewerDatabaseError, migrate } from '../migrations/index.ts'
import { openSqliteFile } from '../sqlite.ts'
import { OperatorError } from '../../lib/operatorError.ts'
import { COUNTED, described, writeWhole } from './files.ts'
import type { Summary } from './files.ts'
import { formatStamp } from './stamp.ts'
import { replaceContent } from './replaceContent.ts'

/** How long to wait for a server that is writing. In ms. */
const BUSY_TIMEOUT_MS = 10_000

/** A database with its two companions, which SQLite keeps while it is open. */
const withCompanions = (path: string): string[] => [path, `${path}-wal`, `${path}-shm`]

async function openFile(path: string, options: { readonly?: boolean } = {}): Promise<SqliteFile> {
  const { default: BetterSqlite } = await import('better-sqlite3')
  return new BetterSqlite(path, { ...options, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
}

/**
 * What a database file holds, after SQLite has looked through all of it.
 * @param name the file as the operator knows it
 * @throws OperatorError where it is damaged, or none of ours
 */
async function examined(path: string, name: string): Promise<Summary> {
  const file = await openFile(path, { readonly: true })
  try {
    const sound = file.pragma('integrity_check(1)', { simple: true }) === 'ok' && (file.pragma('foreign_key_check') as unknown[]).length === 0
    if (!sound) throw damaged(name)
    const tables = file.prepare<[], string>('select name from sqlite_schema').pluck().all()
    if (!['kysely_migration', ...Object.values(COUNTED)].every((table) => tables.includes(table))) throw notOurs(name)
    const count = (table: string) => file.prepare<[], number>(`select count(*) from ${table}`).pluck().get()!
    const { accounts, invitations, pictures } = COUNTED
    return { accounts: count(accounts), invitations: count(invitations), pictures: count(pictures), bytes: statSync(path).size }
  } catch (error) {
    if (getErrorCode(error) === 'SQLITE_NOTADB') throw notOurs(name)
    if (getErrorCode(error).startsWith('SQLITE_CORRUPT')) throw damaged(name)
    throw error
  } finally {
    file.close()
  }
}

const notOurs = (name: string): OperatorError => new OperatorError(`${name} is not a backup of Zaffa. Nothing was changed.`)
const damaged = (name: string): OperatorError => new OperatorError(`${name} is damaged. Nothing was changed.`)

/**
 * Copies the embedded database as it is at this moment, while a server writes to it; of what was deleted nothing is left in the
 * copy. (`VACUUM INTO`: the online backup of SQLite begins anew with each write of another process, and may never end.)
 * @throws OperatorError
 */
export async function backupSqlite({ dataDir }: Pick<Config, 'dataDir'>, path: string): Promise<Summary> {
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new OperatorError(`There is no database in ${dataDir}: nothing to back up.`)
  return writeWhole(path, async (unfinished) => {
    const file = await openFile(source)
    try {
      file.prepare('vacuum into ?').run(unfinished)
    } finally {
      file.close()
    }
    return examined(unfinished, path)
  })
}

/**
 * Puts a backup in the place of the database's content, while a server runs: it sees the old state or the new one.
 * @returns what to tell the operator
 * @throws OperatorError, with nothing changed
 */
export async function restoreSqlite(config: Config, path: string): Promise<string[]> {
  await prepareDataDir(config.dataDir)
  const release = await holdLock(join(config.dataDir, 'restore-lock.sqlite')).catch((error: unknown) => {
    throw error instanceof LockedError ? new OperatorError(`Another restore is under way (process ${error.holder}).`) : error
  })
  const copy = join(config.dataDir, 'restoring.sqlite')
  try {
    const summary = await checkedCopy(path, copy)
    const lines = await safeguard(config)
    const file = await openFile(databaseFile(config.dataDir))
    try {
      replaceContent(file, copy)
    } finally {
      file.close()
    }
    return [...lines, `Restored from ${path}: ${described(summary)}.`]
  } finally {
    for (const name of withCompanions(copy)) await rm(name, { force: true })
    release()
  }
}

/** Copies the backup and brings the copy to this release; the backup itself stays as it is. */
async function checkedCopy(path: string, copy: string): Promise<Summary> {
  if (existsSync(`${path}-wal`)) throw new OperatorError(`${path} is a database in use. Restore from a file that \`backup\` has written.`)
  // Left by a restore that was killed.
  for (const name of withCompanions(copy)) await rm(name, { force: true })
  await copyFile(path, copy).catch((error: unknown) => {
    throw new OperatorError(`${path} cannot be read (${getErrorCode(error)}). Nothing was changed.`)
  })
  await chmod(copy, 0o600)
  const summary = await examined(copy, path)
  const db = await openSqliteFile(copy)
  try {
    await migrate(db, 'sqlite')
    return summary
  } catch (error) {
    throw error instanceof NewerDatabaseError ? new OperatorError(`${path} was written by a newer Zaffa. Nothing was changed.`) : error
  } finally {
    await db.destroy()
  }
}

/** Keeps the present state, makes sure that there is a database of this release, and says where the state is kept. */
async function safeguard(config: Config): Promise<string[]> {
  const { dataDir } = config
  const present = existsSync(databaseFile(dataDir))
  try {
    await (await openDatabase(config)).destroy()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || !/^SQLITE_(NOTADB|CORRUPT)/.test(getErrorCode(error.cause))) throw error
    return putAside(config)
  }
  if (!present) return []
  const kept = join(dataDir, `before-restore-${formatStamp()}.sqlite`)
  const summary = await backupSqlite(config, kept)
  return [`The state until now is kept in ${kept}: ${described(summary)}.`]
}

/** A damaged file can be no backup of itself. No server can be running on it; one that starts now has to wait. */
async function putAside(config: Config): Promise<string[]> {
  const release = await holdDataDir(config)
  const aside = join(config.dataDir, `damaged-${formatStamp()}.sqlite`)
  const names = withCompanions(databaseFile(config.dataDir))
  const asideNames = withCompanions(aside)
  for (const [index, name] of names.entries()) if (existsSync(name)) await rename(name, asideNames[index]!)
  await (await openDatabase(config)).destroy()
  release()
  return [`The damaged database is kept in ${aside}.`]
}
