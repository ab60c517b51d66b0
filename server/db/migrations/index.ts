import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../client.ts'
import type { Database } from '../schema.ts'
import { tables } from './001_tables.ts'
import { items } from './002_items.ts'
import { referrals } from './003_referrals.ts'
import { secretsElsewhere } from './004_secretsElsewhere.ts'
import { publishedNews } from './005_publishedNews.ts'

const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '001_tables': { up: tables(dialect) },
  '002_items': { up: items },
  '003_referrals': { up: referrals },
  '004_secretsElsewhere': { up: secretsElsewhere },
  '005_publishedNews': { up: publishedNews(dialect) },
})

/** The database was written by a newer release than this one. */
export class NewerDatabaseError extends Error {}

async function run(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) throw new NewerDatabaseError()
  if (error) throw error
}

/**
 * Brings the database to this release. Any number of processes may do so at once.
 * @throws NewerDatabaseError
 */
export async function migrate(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') return run(db, dialect)
  // Kysely takes no lock on SQLite: the file's own write lock makes other processes wait, and a failure leaves nothing.
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await run(connection, dialect)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}
