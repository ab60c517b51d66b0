import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../config/config.ts'
import { OperatorError } from '../../lib/operatorError.ts'
import { getDatabaseFile, openDatabase } from '../client.ts'
import { migrationNames } from '../migrations/index.ts'
import type { Db } from '../schema.ts'
import { openSqliteFile } from '../sqlite.ts'
import { countDumpedRows, createDrillDatabase } from './drillDatabase.ts'
import { restorePostgres } from './postgres.ts'
import { SIGNED_IN } from './outlivesRestore.ts'
import { examineBackup, restoreSqlite } from './sqlite.ts'

/** Number of rows by table, without the tables that a restore leaves out. */
export type RowCounts = Map<string, number>

/** A backup in a temporary database. */
export interface RestoredBackup {
  db: Db
  /** What the file contains. */
  backup: { rows: RowCounts; migrations: number }
}

const isRestored = (table: string): boolean => !(table in SIGNED_IN)

/**
 * Restores a backup into a temporary database, with the code of `restore`, and compares the result with the file. The live data is neither read
 * nor changed; the temporary database is removed, also after a failure.
 * @returns lines to print for the operator
 * @throws OperatorError with the same lines when the backup cannot be restored completely
 */
export async function drillRestore(config: Config, path: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-drill-'))
  const startedAt = performance.now()
  const check = async (restored: RestoredBackup) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    return [`Restored ${path} into a temporary database in ${seconds} s.`, ...(await compareWithBackup(restored))]
  }
  try {
    return await (config.databaseUrl
      ? withRestoredDump({ ...config, dataDir: folder }, path, check)
      : withRestoredFile({ ...config, dataDir: folder }, path, check))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function withRestoredFile<T>(
  config: Config,
  path: string,
  work: (restored: RestoredBackup) => Promise<T>,
): Promise<T> {
  await restoreSqlite(config, path)
  await examineBackup(getDatabaseFile(config.dataDir), 'The restored database')
  // SQLite may create files beside one that it opens: the rows are counted in a copy.
  const copy = join(config.dataDir, 'backup.sqlite')
  await copyFile(path, copy)
  await chmod(copy, 0o600)
  const backup = await withDatabase(await openSqliteFile(copy), async (db) => ({
    rows: await countRows(db),
    migrations: await countMigrations(db),
  }))
  return withDatabase(await openDatabase(config), (db) => work({ db, backup }))
}

async function withRestoredDump<T>(
  config: Config,
  path: string,
  work: (restored: RestoredBackup) => Promise<T>,
): Promise<T> {
  const temporary = await createDrillDatabase(config.databaseUrl!)
  try {
    const temporaryConfig = { ...config, databaseUrl: temporary.url }
    await restorePostgres(temporaryConfig, path)
    const dumped = await countDumpedRows(path, temporary.url)
    const migrations = dumped.get('kysely_migration') ?? 0
    const rows = new Map([...dumped].filter(([table]) => isRestored(table) && !table.startsWith('kysely_')))
    return await withDatabase(await openDatabase(temporaryConfig), (db) => work({ db, backup: { rows, migrations } }))
  } finally {
    await temporary.drop()
  }
}

async function withDatabase<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

const listTables = async (db: Db) => (await db.introspection.getTables()).filter(({ name }) => isRestored(name))

async function countRows(db: Db): Promise<RowCounts> {
  const counts: RowCounts = new Map()
  for (const { name } of await listTables(db)) {
    const { rows } = await sql<{ rows: number | string }>`select count(*) as rows from ${sql.table(name)}`.execute(db)
    counts.set(name, Number(rows[0]!.rows))
  }
  return counts
}

async function countMigrations(db: Db): Promise<number> {
  const { rows } = await sql<{ rows: number | string }>`select count(*) as rows from kysely_migration`.execute(db)
  return Number(rows[0]!.rows)
}

/** @returns when a row was created or changed last; null when the database has no rows */
async function findNewest(db: Db): Promise<string | null> {
  let newest: string | null = null
  for (const { name, columns } of await listTables(db)) {
    for (const column of columns.filter((candidate) => ['created_at', 'updated_at'].includes(candidate.name))) {
      const query = sql<{
        newest: string | null
      }>`select max(${sql.ref(column.name)}) as newest from ${sql.table(name)}`
      const [row] = (await query.execute(db)).rows
      if (row?.newest && (newest === null || row.newest > newest)) newest = row.newest
    }
  }
  return newest
}

/**
 * Compares a restored database with its backup, table by table. A backup of an older release is migrated, so that its tables may differ: only
 * empty tables that had rows are failures then.
 * @returns lines to print
 * @throws OperatorError with these lines
 */
export async function compareWithBackup({ db, backup }: RestoredBackup): Promise<string[]> {
  const restored = await countRows(db)
  const migrations = await countMigrations(db)
  const isSameRelease = backup.migrations === migrationNames.length
  const tables = [...backup.rows].filter(([table]) => restored.has(table)).sort(([a], [b]) => a.localeCompare(b))
  const isComplete = (table: string, rows: number) =>
    isSameRelease ? restored.get(table) === rows : rows === 0 || restored.get(table)! > 0
  const incomplete = tables.filter(([table, rows]) => !isComplete(table, rows)).map(([table]) => table)
  const newest = await findNewest(db)
  const lines = [
    'table\tin the backup\trestored',
    ...tables.map(([table, rows]) => `${table}\t${rows}\t${restored.get(table)}`),
    `Migrations: ${backup.migrations} in the backup, ${migrations} of ${migrationNames.length} after the restore.`,
    newest === null ? 'The backup has no rows.' : `The newest row is of ${newest}, ${formatAge(newest)} ago.`,
  ]
  const problem =
    incomplete.length > 0
      ? `These tables are incomplete: ${incomplete.join(', ')}.`
      : migrations === migrationNames.length
        ? null
        : 'Migrations are missing.'
  if (problem !== null) throw new OperatorError([...lines, `The drill failed. ${problem}`].join('\n'))
  return [...lines, 'The backup can be restored.']
}

function formatAge(time: string, now = Date.now()): string {
  const hours = (now - Date.parse(time)) / 3_600_000
  return hours < 48 ? `${hours.toFixed(1)} hours` : `${Math.floor(hours / 24)} days`
}
