import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Database as SqliteFile } from 'better-sqlite3'
import type { Config } from '../config/config.ts'
import { DatabaseUnavailable, explained, prepareDataDir } from './client.ts'
import { getErrorCode } from './errors.ts'
import { makePrivate } from './privateFile.ts'

/** A server that is just ending has this long to let go. */
const WAIT_MS = 1000
/** Where the head of a SQLite file keeps its `user_version`. */
const USER_VERSION_AT = 60

/** A file that nobody refers to any more is closed by the garbage collector, and its lock with it. */
const held = new Set<SqliteFile>()

/** Somebody else holds the lock. */
export class LockedError extends Error {
  /** The holder's process id, where it could be read. */
  readonly holder: number
  constructor(holder: number) {
    super(`held by process ${holder}`)
    this.holder = holder
  }
}

/**
 * Takes a lock that ends with this process, however that ends: SQLite's exclusive lock on a small file of its own. A pid file
 * would outlive a killed process and have to be removed by hand.
 * @returns what lets go of it
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
    throw getErrorCode(error).startsWith('SQLITE_BUSY') ? new LockedError(holderOf(path)) : error
  }
}

function lock(file: SqliteFile): void {
  // Kept after the commit too, until the file is closed.
  file.pragma('locking_mode = exclusive')
  file.exec('begin exclusive')
  // Says who holds it, to whoever comes second.
  file.pragma(`user_version = ${process.pid}`)
  file.exec('commit')
}

/** Read past the lock, as plain bytes. */
function holderOf(path: string): number {
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
 * Makes this process the one server of the data folder. On PostgreSQL any number of servers may share one.
 * @returns what lets go of it
 * @throws DatabaseUnavailable
 */
export async function holdDataDir(config: Config): Promise<() => void> {
  if (config.databaseUrl) return () => undefined
  await prepareDataDir(config.dataDir)
  try {
    return await holdLock(join(config.dataDir, 'lock.sqlite'))
  } catch (error) {
    if (!(error instanceof LockedError)) throw explained(error, config)
    throw new DatabaseUnavailable(
      `Another Zaffa (process ${error.holder}) uses the data folder ${config.dataDir}. ` +
        'Stop it, or start with DATA_DIR=<another folder>.',
    )
  }
}
