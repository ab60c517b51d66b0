import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from './schema.ts'
import { getErrorCode } from './errors.ts'

/** Value of `pragma user_version` after the free pages of a file have been erased; earlier releases did not erase deleted data. */
const ERASING_FORMAT = 1

/**
 * Empties SQLite's write-ahead log, which holds pages from before a deletion. Does nothing on PostgreSQL. While another process reads, it
 * leaves the log to the next call: waiting would block the event loop.
 */
export async function truncateWriteAheadLog(db: Db, { databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> {
  if (databaseUrl) return
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/**
 * Erases data that an earlier release deleted without overwriting it. Runs once for each file; while the file is in use, it is left to the
 * next start.
 */
export async function eraseFreePagesOnce(db: Db): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  if (rows[0]!.user_version >= ERASING_FORMAT) return
  try {
    await sql`vacuum`.execute(db)
    await sql`pragma user_version = ${sql.raw(String(ERASING_FORMAT))}`.execute(db)
  } catch (error) {
    if (!/^SQLITE_(BUSY|LOCKED|FULL)/.test(getErrorCode(error))) throw error
  }
}
