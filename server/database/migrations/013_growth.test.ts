import { jest } from '@jest/globals'
import { sql } from 'kysely'
import { onPostgres } from '../../../tests/server/support/onDatabase.ts'
import { insertUser, prepareMigrationDatabase } from '../../../tests/server/support/migration.ts'
import type { Db } from '../schema.ts'
import { growthIndexes } from './013_growth.ts'
import { searchIndexes } from './concurrentIndexes.ts'

const database = prepareMigrationDatabase('013_growth')
const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

async function listIndexes(db: Db): Promise<string[]> {
  const { rows } = await (
    isPostgres
      ? sql<{
          name: string
        }>`select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisvalid`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'index'`
  ).execute(db)
  return rows.map(({ name }) => name)
}

it('adds the indexes to the database of an earlier release', async () => {
  await database.createEarlier(async (earlier) => void (await insertUser(earlier)))
  await database.open(async (db) => {
    const expected = [
      ...Object.keys(growthIndexes),
      ...(isPostgres ? Object.keys(searchIndexes) : ['providers_search']),
    ]
    const indexes = await listIndexes(db)
    expect(indexes).toEqual(expect.arrayContaining(expected))
    expect(indexes).not.toContain('imports_created')
  })
})

onPostgres.it('builds an index again whose build was interrupted, and a missing one', async () => {
  await database.open(async (db) => {
    await sql`update pg_index set indisvalid = false where indexrelid = 'leads_created'::regclass`.execute(db)
    await sql`drop index replies_wedding`.execute(db)
  })
  await database.open(async (db) => {
    expect(await listIndexes(db)).toEqual(expect.arrayContaining(['leads_created', 'replies_wedding']))
  })
})

onPostgres.it('lets several processes build the indexes at the same time', async () => {
  await Promise.all([database.open(async () => undefined), database.open(async () => undefined)])
  await database.open(async (db) => {
    expect(await listIndexes(db)).toEqual(expect.arrayContaining(Object.keys(growthIndexes)))
  })
})

onPostgres.it('opens a database whose user may not create the extension, and builds the other indexes', async () => {
  const warn = jest.spyOn(process, 'emitWarning').mockReturnValue()
  await database.createEarlier(async (earlier) => {
    await sql`create function refuse() returns event_trigger language plpgsql as $$ begin raise insufficient_privilege; end $$`.execute(
      earlier,
    )
    await sql`create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`.execute(
      earlier,
    )
  })
  await database.open(async (db) => {
    const indexes = await listIndexes(db)
    expect(indexes).toEqual(expect.arrayContaining(Object.keys(growthIndexes)))
    expect(indexes).not.toContain('providers_search_name')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('create extension pg_trgm'))
  })
  warn.mockRestore()
})
