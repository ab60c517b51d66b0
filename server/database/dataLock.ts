import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Database as SqliteFile } from 'better-sqlite3'
import type { Config } from '../config/config.ts'
import { prepareDataDir } from './client.ts'
import { DatabaseUnavailable, toStartError } from './startErrors.ts'
import { getErrorCode } from './errors.ts'
import { makePrivate } from './privateFile.ts'

/** How long to wait for a server that is shutting down. */
const WAIT_MS = 1000
/** Offset of `user_version` in the header of a SQLite file, in bytes. */
const USER_VERSION_AT = 60

/** Keeps a reference to each locked file: garbage collection would close the file and release its lock. */
const held = new Set<SqliteFile>()

/** Another process holds the lock. */
export class LockedError extends Error {
  /** Process id of the holder, read from the lock file. */
  readonly holder: number
  constructor(holder: number) {
    super(`held by process ${holder}`)
    this.holder = holder
  }
}

/**
 * Takes a lock that ends with this process, also when it is killed: SQLite's exclusive lock on a separate small file. A pid file would remain
 * after a kill and would have to be removed by hand.
 * @returns a function that releases the lock
 * @throws LockedError
 */
export async function holdLock(path: string): Promise<() => void> {
  const { default: BetterSqlite } = await import('better-sqlite3')
  makePrivate(path)
  const file = new BetterSqlite(path, { timeout: WAIT_MS })
  try {
    lock(file)
    held.add(file)
    return () => {
      held.delete(file)
      file.close()
    }
  } catch (error) {
    file.close()
    throw getErrorCode(error).startsWith('SQLITE_BUSY') ? new LockedError(readHolder(path)) : error
  }
}

function lock(file: SqliteFile): void {
  // Keeps the lock after the commit, until the file is closed.
  file.pragma('locking_mode = exclusive')
  file.exec('begin exclusive')
  // The process id for the error message of a second process.
  file.pragma(`user_version = ${process.pid}`)
  file.exec('commit')
}

/** @returns the process id in the lock file. It is read as plain bytes, because the lock blocks SQLite. */
function readHolder(path: string): number {
  const head = Buffer.alloc(USER_VERSION_AT + 4)
  const file = openSync(path, 'r')
  try {
    readSync(file, head, 0, head.length, 0)
  } finally {
    closeSync(file)
  }
  return head.readUInt32BE(USER_VERSION_AT)
}

/**
 * Makes this process the only server of the data folder. On PostgreSQL several servers may share one.
 * @returns a function that releases the lock
 * @throws DatabaseUnavailable
 */
export async function holdDataDir(config: Config): Promise<() => void> {
  if (config.databaseUrl) return () => undefined
  await prepareDataDir(config.dataDir)
  try {
    return await holdLock(join(config.dataDir, 'lock.sqlite'))
  } catch (error) {
    if (!(error instanceof LockedError)) throw toStartError(error, config)
    throw new DatabaseUnavailable(
      `Another Zaffa (process ${error.holder}) uses the data folder ${config.dataDir}. ` +
        'Stop it, or start with DATA_DIR=<another folder>.',
    )
  }
}
