import type { Database as SqliteFile } from 'better-sqlite3'
import type { Db } from './schema.ts'
import { isDatabaseAway } from './errors.ts'

const files = new WeakMap<Db, SqliteFile>()

/** Registers the file of an embedded database for `detectExternalWrites`. */
export function registerFile(db: Db, file: SqliteFile): void {
  files.set(db, file)
}

/**
 * @returns a function that returns whether another program (the operator's, a restore) has written to this embedded database since the last
 * query. It queries SQLite at most once per turn of the event loop; a query takes 2 µs. On PostgreSQL it always returns false, and caches are
 * revalidated after an interval.
 */
export function detectExternalWrites(db: Db): () => boolean {
  const file = files.get(db)
  if (!file) return () => false
  // Changes when another connection commits, not by writes of this one.
  const version = file.prepare<[], number>('pragma data_version').pluck()
  /** A file with an exclusive lock cannot be read; the next call detects what the other program has written. */
  const readVersion = () => {
    try {
      return version.get()
    } catch (error) {
      if (isDatabaseAway(error)) return seen
      throw error
    }
  }
  let seen = version.get()
  let isAsked = false
  return () => {
    if (isAsked || !file.open) return false
    isAsked = true
    setImmediate(() => (isAsked = false))
    const now = readVersion()
    const changed = now !== seen
    seen = now
    return changed
  }
}
