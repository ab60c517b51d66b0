import { constants, existsSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import { eraseFreePagesOnce } from './erase.ts'
import { migrate } from './migrations/index.ts'
import { openPostgres } from './postgres.ts'
import type { Db } from './schema.ts'
import { openSqliteFile } from './sqlite.ts'
import { DatabaseUnavailable, toStartError } from './startErrors.ts'

/**
 * Opens the configured database and migrates it to this release.
 * @throws DatabaseUnavailable with a message for the operator
 */
export const openDatabase = (config: Config): Promise<Db> =>
  config.databaseUrl ? openAndMigratePostgres(config, config.databaseUrl) : openAndMigrateSqlite(config)

async function openAndMigrateSqlite(config: Config): Promise<Db> {
  await prepareDataDir(config.dataDir)
  return openAndPrepare(config, {
    open: () => openSqliteFile(getDatabaseFile(config.dataDir)),
    prepare: async (db) => {
      await migrate(db, 'sqlite')
      await eraseFreePagesOnce(db)
    },
  })
}

/** Migrations use connections of their own, without a statement timeout. */
async function openAndMigratePostgres(config: Config, databaseUrl: string): Promise<Db> {
  const migrating = await openAndPrepare(config, {
    open: () => openPostgres(databaseUrl, { statementTimeoutMs: null, reconnectForMs: 0 }),
    prepare: async (db) => {
      await checkWritable(db)
      await migrate(db, 'postgres')
    },
  })
  await migrating.destroy()
  return openAndPrepare(config, { open: () => openPostgres(databaseUrl), prepare: ping })
}

interface Opening {
  open: () => Promise<Db>
  prepare: (db: Db) => Promise<void>
}

/** @throws DatabaseUnavailable; the database is closed then */
async function openAndPrepare(config: Config, { open, prepare }: Opening): Promise<Db> {
  let db: Db | null = null
  try {
    db = await open()
    await prepare(db)
    return db
  } catch (error) {
    await db?.destroy().catch(() => undefined)
    throw toStartError(error, config)
  }
}

/** Without a new migration, a replica would be noticed at the first write only. @throws PostgreSQL's error 25006 */
async function checkWritable(db: Db): Promise<void> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
  if (rows[0]?.transaction_read_only === 'on') throw Object.assign(new Error('read-only'), { code: '25006' })
}

/** Resolves when the database responds. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/**
 * Creates the data folder (database, outbox) and checks that it is writable.
 * @throws DatabaseUnavailable
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await createFolder(dataDir)
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} cannot be written. Make it writable, or start with DATA_DIR=<another folder>.`,
    )
  }
}

/** Node's `recursive` option never returns when the system refuses new folders with ENOENT, as in /proc. */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  if (!existsSync(dirname(folder))) await createFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 })
}

/** @returns the path of the embedded database */
export const getDatabaseFile = (dataDir: string): string => join(dataDir, 'zaffa.sqlite')
