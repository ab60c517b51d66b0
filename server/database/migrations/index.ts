import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import type { Database, Dialect } from '../schema.ts'
import { createTables } from './001_tables.ts'
import { insertItems } from './002_items.ts'
import { addReferrals } from './003_referrals.ts'
import { dropSecrets } from './004_secretsElsewhere.ts'
import { addChangeNotifications } from './005_publishedNews.ts'
import { addSessionDevices } from './006_sessionDevices.ts'
import { createGuessFailures } from './007_guessFailures.ts'
import { createMails } from './008_mails.ts'
import { addDataProtection } from './009_dataProtection.ts'
import { createInvitationPreviews } from './010_invitationPreviews.ts'
import { createWeddings } from './011_weddings.ts'
import { createReplies } from './012_replies.ts'
import { addGrowthIndexes } from './013_growth.ts'
import { buildIndexesConcurrently } from './concurrentIndexes.ts'
import { addDefaultReplySettings } from './014_defaultReplySettings.ts'
import { extendRequestsAndDigests } from './015_requestsAndDigests.ts'
import { createDerivedKeys } from './016_derivedKeys.ts'
import { unifyEmailDomains } from './017_emailDomains.ts'
import { addImportContent } from './018_importContent.ts'
import { addEventPlaces } from './019_eventPlaces.ts'
import { addEventStatuses } from './020_eventStatuses.ts'
import { renameItems } from './021_itemNames.ts'
import { addCards } from './022_cards.ts'
import { addContractNames } from './023_contractNames.ts'
import { createOperators } from './024_operators.ts'
import { createProviderEdits } from './025_providerEdits.ts'
import { renameAuditEntries } from './026_auditEntries.ts'
import { createProviderPages } from './027_providerPages.ts'
import { createEnquiries } from './028_enquiries.ts'
import { createMembers } from './029_members.ts'
import { createChanges } from './030_changes.ts'
import { addDecidedReviews } from './031_decidedReviews.ts'
import { createPushSubscriptions } from './032_pushSubscriptions.ts'

const createMigrations = (dialect: Dialect): Record<string, Migration> => ({
  '001_tables': { up: createTables(dialect) },
  '002_items': { up: insertItems },
  '003_referrals': { up: addReferrals },
  '004_secretsElsewhere': { up: dropSecrets },
  '005_publishedNews': { up: addChangeNotifications(dialect) },
  '006_sessionDevices': { up: addSessionDevices },
  '007_guessFailures': { up: createGuessFailures },
  '008_mails': { up: createMails },
  '009_dataProtection': { up: addDataProtection(dialect) },
  '010_invitationPreviews': { up: createInvitationPreviews(dialect) },
  '011_weddings': { up: createWeddings(dialect) },
  '012_replies': { up: createReplies(dialect) },
  '013_growth': { up: addGrowthIndexes(dialect) },
  '014_defaultReplySettings': { up: addDefaultReplySettings(dialect) },
  '015_requestsAndDigests': { up: extendRequestsAndDigests(dialect) },
  '016_derivedKeys': { up: createDerivedKeys },
  '017_emailDomains': { up: unifyEmailDomains(dialect) },
  '018_importContent': { up: addImportContent },
  '019_eventPlaces': { up: addEventPlaces(dialect) },
  '020_eventStatuses': { up: addEventStatuses },
  '021_itemNames': { up: renameItems },
  '022_cards': { up: addCards },
  '023_contractNames': { up: addContractNames },
  '024_operators': { up: createOperators(dialect) },
  '025_providerEdits': { up: createProviderEdits },
  '026_auditEntries': { up: renameAuditEntries },
  '027_providerPages': { up: createProviderPages(dialect) },
  '028_enquiries': { up: createEnquiries(dialect) },
  '029_members': { up: createMembers },
  '030_changes': { up: createChanges },
  '031_decidedReviews': { up: addDecidedReviews(dialect) },
  '032_pushSubscriptions': { up: createPushSubscriptions },
})

/** All migrations of this release, oldest first. */
export const migrationNames: string[] = Object.keys(createMigrations('sqlite'))

/** Part of the names of migrations that drop or restrict something: the previous release cannot use the database after them. */
const CONTRACT = '_contract_'

/** A newer release has written the database. */
export class NewerDatabaseError extends Error {}

/** @returns whether the newer release has only added to the database, which this one can then use (docs/decisions/0073-compatible-migrations.md) */
async function isCompatible(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const executed = rows.map(({ name }) => name)
  const newer = executed.filter((name) => !migrationNames.includes(name))
  return migrationNames.every((name) => executed.includes(name)) && !newer.some((name) => name.includes(CONTRACT))
}

async function runMigrations(db: Kysely<Database>, dialect: Dialect, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => createMigrations(dialect) } })
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new NewerDatabaseError()
  if (error) throw error
}

/**
 * Migrates the database to this release. Several processes may do so at the same time. On PostgreSQL, a process of the previous release can
 * be restarted during an upgrade; the embedded database has one process.
 * @param upTo stops after this migration, for tests of later ones
 * @throws NewerDatabaseError
 */
export async function migrate(db: Kysely<Database>, dialect: Dialect, upTo?: string): Promise<void> {
  if (dialect === 'postgres') {
    try {
      await runMigrations(db, dialect, upTo)
    } catch (error) {
      if (error instanceof NewerDatabaseError && (await isCompatible(db))) return
      throw error
    }
    if (upTo === undefined) await buildIndexesConcurrently(db as Kysely<unknown>)
    return
  }
  // Kysely takes no lock on SQLite: the file's write lock makes other processes wait, and a failure is rolled back.
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection)
    try {
      await runMigrations(connection, dialect, upTo)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}
