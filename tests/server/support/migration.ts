import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../../../server/config/config.ts'
import { getDatabaseFile, openDatabase } from '../../../server/database/client.ts'
import { migrate, migrationNames } from '../../../server/database/migrations/index.ts'
import { openPostgres } from '../../../server/database/postgres.ts'
import type { Db } from '../../../server/database/schema.ts'
import { openSqliteFile } from '../../../server/database/sqlite.ts'
import { createTestDatabase } from './database.ts'

/** A database for the tests of one migration, new for each test. */
interface MigrationDatabase {
  /** @returns the data folder, which holds the database when it is SQLite */
  getFolder: () => string
  /** Creates the database of the release before the migration. @param fill stores rows, and is told whether it is SQLite */
  createEarlier: (fill: (earlier: Db, isSqlite: boolean) => Promise<void>) => Promise<void>
  /** Calls `inspect` with the database as this release opens it, which runs the migration. */
  open: (inspect: (db: Db) => Promise<void>) => Promise<void>
}

/**
 * Prepares a database before each test of the calling file, and drops it after each.
 * @param migration the name of the migration
 */
export function prepareMigrationDatabase(migration: string): MigrationDatabase {
  let folder: string
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zaffa-migration-'))
    database = await createTestDatabase()
  })
  afterEach(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })

  return {
    getFolder: () => folder,
    createEarlier: async (fill) => {
      const isSqlite = !database.url
      const earlier = database.url ? await openPostgres(database.url) : await openSqliteFile(getDatabaseFile(folder))
      const before = migrationNames[migrationNames.indexOf(migration) - 1]
      await migrate(earlier, isSqlite ? 'sqlite' : 'postgres', before)
      await fill(earlier, isSqlite)
      await earlier.destroy()
    },
    open: async (inspect) => {
      const db = await openDatabase(readConfig({ DATA_DIR: folder, DATABASE_URL: database.url }))
      try {
        await inspect(db)
      } finally {
        await db.destroy()
      }
    },
  }
}

/** Stores an account with the id `u` in the database of an earlier release. */
export const insertUser = (earlier: Db) =>
  sql`insert into users (id, email, email_key, password_hash, referral_code, version, created_at, updated_at) values ('u', 'a@b', 'a@b', 'x', 'code', 1, 'x', 'x')`.execute(
    earlier,
  )
