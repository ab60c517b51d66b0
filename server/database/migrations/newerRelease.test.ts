import { onPostgres } from '../../../tests/server/support/onDatabase.ts'
import { prepareMigrationDatabase } from '../../../tests/server/support/migration.ts'
import type { Db } from '../schema.ts'
import { migrationNames } from './index.ts'

const database = prepareMigrationDatabase(migrationNames.at(-1)!)

async function insertMigration(db: Db, name: string): Promise<void> {
  const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
  await migrations.insertInto('kysely_migration').values({ name, timestamp: '2030-01-01' }).execute()
}
const addMigration = (name: string) => database.open((db) => insertMigration(db, name))

onPostgres.describe('a database that a newer release has migrated', () => {
  it('opens when the release has only added to it', async () => {
    await addMigration('998_gifts')
    await addMigration('999_giftIndexes')
    await expect(database.open(async () => undefined)).resolves.toBeUndefined()
  })

  it('is refused after a migration that drops something', async () => {
    await addMigration('999_contract_gifts')
    await expect(database.open(async () => undefined)).rejects.toThrow(/was written by a newer Zaffa/)
  })

  it('is refused when it lacks a migration of this release', async () => {
    await database.createEarlier((earlier) => insertMigration(earlier, '999_gifts'))
    await expect(database.open(async () => undefined)).rejects.toThrow(/was written by a newer Zaffa/)
  })
})
