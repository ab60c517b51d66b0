import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import type { Database, Dialect } from '../schema.ts'
import { tables } from './001_tables.ts'
import { items } from './002_items.ts'
import { referrals } from './003_referrals.ts'
import { secretsElsewhere } from './004_secretsElsewhere.ts'
import { publishedNews } from './005_publishedNews.ts'
import { sessionDevices } from './006_sessionDevices.ts'
import { guessFailures } from './007_guessFailures.ts'
import { mails } from './008_mails.ts'
import { dataProtection } from './009_dataProtection.ts'
import { invitationPreviews } from './010_invitationPreviews.ts'

const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '001_tables': { up: tables(dialect) },
  '002_items': { up: items },
  '003_referrals': { up: referrals },
  '004_secretsElsewhere': { up: secretsElsewhere },
  '005_publishedNews': { up: publishedNews(dialect) },
  '006_sessionDevices': { up: sessionDevices },
  '007_guessFailures': { up: guessFailures },
  '008_mails': { up: mails },
  '009_dataProtection': { up: dataProtection(dialect) },
  '010_invitationPreviews': { up: invitationPreviews(dialect) },
})

/** All migrations of this release, oldest first. */
export const migrationNames: string[] = Object.keys(migrations('sqlite'))

/** A newer release has written the database. */
export class NewerDatabaseError extends Error {}

async function run(db: Kysely<Database>, dialect: Dialect, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new NewerDatabaseError()
  if (error) throw error
}

/**
 * Migrates the database to this release. Several processes may do so at the same time.
 * @param upTo stops after this migration, for tests of later ones
 * @throws NewerDatabaseError
 */
export async function migrate(db: Kysely<Database>, dialect: Dialect, upTo?: string): Promise<void> {
  if (dialect === 'postgres') return run(db, dialect, upTo)
  // Kysely takes no lock on SQLite: the file's write lock makes other processes wait, and a failure is rolled back.
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await run(connection, dialect, upTo)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}
