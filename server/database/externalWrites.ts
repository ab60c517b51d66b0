import type { Database as SqliteFile } from 'better-sqlite3'
import type { Db } from './schema.ts'
import { isDatabaseAway } from './errors.ts'

const files = new WeakMap<Db, SqliteFile>()

/** Notes the file behind an embedded database, so that `detectExternalWrites` can ask it. */
export function watchFile(db: Db, file: SqliteFile): void {
  files.set(db, file)
}

/**
 * Makes a question: has another program (the operator's, a restore) written to this embedded database since it was last asked?
 * SQLite is asked once in a turn of the event loop, however many guests ask: it takes two microseconds. On PostgreSQL the answer is always no: who keeps rows of a
 * shared database asks again after a while.
 */
export function detectExternalWrites(db: Db): () => boolean {
  const file = files.get(db)
  if (!file) return () => false
  // Changes when another connection commits, never by our own writes.
  const version = file.prepare<[], number>('pragma data_version').pluck()
  /** A file that another program has locked altogether cannot be read: whatever that program writes is seen afterwards. */
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
