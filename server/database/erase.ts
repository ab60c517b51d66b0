import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from './schema.ts'
import { getErrorCode } from './errors.ts'

/** The first release that erased what it deleted; `pragma user_version` of a file says which one has cleaned it. */
const ERASING_FORMAT = 1

/**
 * Empties SQLite's write-ahead log, which holds pages as they were before a deletion. Does nothing on PostgreSQL, and leaves it
 * to the next call while another process reads: waiting would block the event loop.
 */
export async function truncateWriteAheadLog(db: Db, { databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> {
  if (databaseUrl) return
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Once for a file of an earlier release: erases what it deleted without overwriting. Where it is in use, the next start does. */
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
