/** Backups that `npm run admin -- restore` refuses on PostgreSQL. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { sql } from 'kysely'
import { readConfig } from '../../../server/config/config.ts'
import { openDatabase } from '../../../server/database/client.ts'
import { SEARCH_EXTENSION } from '../../../server/database/migrations/concurrentIndexes.ts'
import { openPostgres } from '../../../server/database/postgres.ts'
import type { Db } from '../../../server/database/schema.ts'
import { createTestDatabase } from '../support/database.ts'
import { onPostgres } from '../support/onDatabase.ts'
import { killRunning, runAdmin } from '../support/process.ts'

jest.setTimeout(60_000)

onPostgres.describe('restore on PostgreSQL', () => {
  let folder: string
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let db: Db
  let backup: string
  const runCommand = (...args: string[]) => runAdmin({ DATA_DIR: folder, DATABASE_URL: database.url }, ...args)
  const insertLink = (code: string) =>
    db.insertInto('deep_links').values({ short_code: code, full_url: '/', created_at: '2026' }).execute()
  const readLinks = async () =>
    (await db.selectFrom('deep_links').select('short_code').orderBy('short_code').execute()).map(
      (row) => row.short_code,
    )
  const selectMigrations = () => db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zaffa-restore-'))
    backup = join(folder, 'saved.dump')
    database = await createTestDatabase()
    db = await openDatabase(readConfig({ DATABASE_URL: database.url }))
  })
  afterEach(async () => {
    killRunning()
    await db.destroy()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  const addMigration = () =>
    selectMigrations().insertInto('kysely_migration').values({ name: '999_later', timestamp: '2030' }).execute()
  const removeMigration = () =>
    selectMigrations().deleteFrom('kysely_migration').where('name', '=', '003_referrals').execute()
  const restoreMigrations = async () => {
    await selectMigrations().deleteFrom('kysely_migration').where('name', '=', '999_later').execute()
    await selectMigrations()
      .insertInto('kysely_migration')
      .values({ name: '003_referrals', timestamp: '2026' })
      .onConflict((row) => row.doNothing())
      .execute()
  }

  it.each<[string, (() => unknown) | null, (() => unknown) | null, RegExp]>([
    [
      'not a dump',
      null,
      () => writeFile(backup, 'no dump '.repeat(1000)),
      /is not a backup of Zaffa from PostgreSQL\. Nothing was changed\.$/,
    ],
    ['truncated', null, () => truncate(backup, 20_000), /Nothing was changed\.$|^pg_restore failed/],
    ['of a newer release', addMigration, null, /was written by a newer Zaffa\. Nothing was changed\.$/],
    [
      'of an older release',
      removeMigration,
      null,
      /was written by an older Zaffa: restore it into an empty database\. Nothing was changed\.$/,
    ],
    ['missing', null, () => rm(backup), /cannot be read \(ENOENT\)\. Nothing was changed\.$/],
  ])('rejects a dump that is %s', async (_what, before, after, reason) => {
    await before?.()
    expect((await runCommand('backup', backup)).code).toBe(0)
    await restoreMigrations()
    await after?.()
    await insertLink('new')
    const { code, output } = await runCommand('restore', backup)
    expect([code, output]).toEqual([1, expect.stringMatching(reason)])
    expect(await readLinks()).toEqual(['new'])
  })

  it('keeps what operators did since, and gives no role back that was taken since', async () => {
    const insertAuditEntry = (id: string) =>
      db
        .insertInto('audit_entries')
        .values({ id, kind: 'signed_in', actor_id: 'u', terminal_user: null, subject: null, created_at: '2026' })
        .execute()
    await sql`insert into users (id, email, email_key, password_hash, referral_code, version, created_at, updated_at)
      values ('u', 'e', 'e', 'h', 'r', 1, '', '')`.execute(db)
    await sql`insert into operators (user_id, created_at) values ('u', '')`.execute(db)
    await insertAuditEntry('both')
    expect((await runCommand('backup', backup)).code).toBe(0)
    await db.deleteFrom('operators').execute()
    await insertAuditEntry('younger')
    expect((await runCommand('restore', backup)).code).toBe(0)
    const entries = await db.selectFrom('audit_entries').select('id').orderBy('id').execute()
    expect(entries.map(({ id }) => id)).toEqual(['both', 'younger'])
    expect(await db.selectFrom('operators').selectAll().execute()).toEqual([])
  })

  it('restores as the owner of a database whose extension an administrator has created', async () => {
    const owned = await createTestDatabase()
    const role = `owner_${randomUUID().replaceAll('-', '')}`
    const url = new URL(owned.url!)
    const admin = await openPostgres(url.href)
    await sql`create extension ${sql.id(SEARCH_EXTENSION)}`.execute(admin)
    await sql`create role ${sql.id(role)} login`.execute(admin)
    await sql`alter database ${sql.id(url.pathname.slice(1))} owner to ${sql.id(role)}`.execute(admin)
    url.username = role
    const environment = { DATA_DIR: folder, DATABASE_URL: url.href }
    try {
      await (await openDatabase(readConfig(environment))).destroy()
      expect(await runAdmin(environment, 'backup', backup)).toMatchObject({ code: 0 })
      expect(await runAdmin(environment, 'restore', backup)).toMatchObject({ code: 0 })
    } finally {
      await admin.destroy()
      await owned.drop()
      await sql`drop role ${sql.id(role)}`.execute(db)
    }
  })
})
