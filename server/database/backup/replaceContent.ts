import type { Database as SqliteFile } from 'better-sqlite3'
import { NEVER_FORGOTTEN, SIGNED_IN, SIGNED_IN_TABLES } from './outlivesRestore.ts'
import type { SignedInTable } from './outlivesRestore.ts'

/**
 * Replaces every row, but those that tell who is signed in, by those of another database of the same release, in one
 * transaction: whoever reads meanwhile sees the old state or the new one, and a process that is killed leaves the old one.
 * @param path the other database, a copy of our own: its versions are raised
 */
export function replaceContent(file: SqliteFile, path: string): void {
  file.pragma('synchronous = FULL')
  file.pragma('secure_delete = ON')
  // Every table is replaced, by content that has been checked; cascading deletes would only take away what has just come.
  file.pragma('foreign_keys = OFF')
  file.prepare('attach database ? as restored').run(path)
  file.exec('begin immediate')
  try {
    const tables = tablesOf(file)
    for (const table of tables) if (columnsOf(file, table).includes('version')) raiseVersions(file, table)
    for (const table of tables) if (table !== NEVER_FORGOTTEN) file.exec(`delete from main."${table}"`)
    for (const table of tables) {
      const columns = columnsOf(file, table).map((name) => `"${name}"`)
      const insert = `insert or ${table === NEVER_FORGOTTEN ? 'ignore' : 'abort'} into main."${table}"`
      file.exec(`${insert} (${columns.join()}) select ${columns.join()} from restored."${table}"`)
    }
    for (const table of SIGNED_IN_TABLES) forgetOrphans(file, table)
    file.exec('commit')
  } catch (error) {
    if (file.inTransaction) file.exec('rollback')
    throw error
  }
  // So that no request of the server has to carry all of it over into the file.
  file.pragma('wal_checkpoint(PASSIVE)')
}

/** What is replaced. The migrations' own tables are the same on both sides. */
const tablesOf = (file: SqliteFile): string[] =>
  file
    .prepare<[], string>("select name from main.sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'")
    .pluck()
    .all()
    .filter((table) => !(table in SIGNED_IN))

/** Sessions of accounts that have come after the backup. */
function forgetOrphans(file: SqliteFile, table: SignedInTable): void {
  const parent = SIGNED_IN[table]
  if (!parent) return
  const { column, of, key } = parent
  file.exec(`delete from main.${table} where ${column} not in (select ${key} from main.${of})`)
}

const columnsOf = (file: SqliteFile, table: string): string[] =>
  file.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table)

/**
 * What has been edited since the backup takes a version that nobody has seen: by versions browsers know whether their copy still
 * holds, and the server whether an edit was made on what is there.
 */
function raiseVersions(file: SqliteFile, table: string): void {
  file.exec(
    `update restored."${table}" as back set version = present.version + 1
     from main."${table}" as present where present.id = back.id and present.version > back.version`,
  )
}
