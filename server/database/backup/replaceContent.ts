import type { Database as SqliteFile } from 'better-sqlite3'
import {
  RESTORE_MERGE_TABLES,
  SIGNED_IN,
  SIGNED_IN_TABLES,
  VERSIONED,
  buildMemberStatements,
  isSameRow,
} from './outlivesRestore.ts'
import type { SignedInTable, VersionedTable } from './outlivesRestore.ts'

const memberStatements = buildMemberStatements({
  members: 'restored.wedding_members',
  invites: 'restored.member_invites',
  presentMembers: 'main.wedding_members',
  presentWeddings: 'main.weddings',
})

/**
 * Replaces every row, except those of the tables in `SIGNED_IN`, by the rows of another database of the same release, in one transaction:
 * readers see the old state or the new one, and a killed process leaves the old one.
 * @param path the other database; a copy, because its versions are raised
 */
export function replaceContent(file: SqliteFile, path: string): void {
  file.pragma('synchronous = FULL')
  file.pragma('secure_delete = ON')
  // All tables are replaced by checked content; cascading deletes would delete rows that were just inserted.
  file.pragma('foreign_keys = OFF')
  file.prepare('attach database ? as restored').run(path)
  file.exec('begin immediate')
  try {
    const tables = listTables(file)
    for (const statement of memberStatements) file.exec(statement)
    for (const versioned of VERSIONED) raiseVersions(file, versioned)
    for (const table of tables) if (!RESTORE_MERGE_TABLES.includes(table)) file.exec(`delete from main."${table}"`)
    for (const table of tables) {
      const columns = listColumns(file, table).map((name) => `"${name}"`)
      const insert = `insert or ${RESTORE_MERGE_TABLES.includes(table) ? 'ignore' : 'abort'} into main."${table}"`
      file.exec(`${insert} (${columns.join()}) select ${columns.join()} from restored."${table}"`)
    }
    for (const table of SIGNED_IN_TABLES) deleteOrphans(file, table)
    file.exec('commit')
  } catch (error) {
    if (file.inTransaction) file.exec('rollback')
    throw error
  }
  // Copies the write-ahead log into the file here, so that no request of the server has to do it.
  file.pragma('wal_checkpoint(PASSIVE)')
}

/** @returns the tables to replace, without those of SQLite and of the migrations, which are equal in both databases */
const listTables = (file: SqliteFile): string[] =>
  file
    .prepare<[], string>(
      "select name from main.sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
    )
    .pluck()
    .all()
    .filter((table) => !(table in SIGNED_IN))

/** Deletes rows of accounts that were created after the backup. */
function deleteOrphans(file: SqliteFile, table: SignedInTable): void {
  const parent = SIGNED_IN[table]
  if (!parent) return
  const { column, of, key } = parent
  file.exec(`delete from main.${table} where ${column} not in (select ${key} from main.${of})`)
}

const listColumns = (file: SqliteFile, table: string): string[] =>
  file.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table)

/**
 * Raises the version of each row that was edited after the backup: browsers compare versions to validate their caches, and the server to
 * detect conflicting edits.
 */
function raiseVersions(file: SqliteFile, versioned: VersionedTable): void {
  const { table } = versioned
  file.exec(
    `update restored."${table}" as back set version = present.version + 1
     from main."${table}" as present where ${isSameRow(versioned, 'present', 'back')} and present.version > back.version`,
  )
}
