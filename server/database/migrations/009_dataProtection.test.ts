import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { hashSecretToken } from '../../lib/secretTokens.ts'
import { insertUser, prepareMigrationDatabase } from '../../../tests/server/support/migration.ts'

const database = prepareMigrationDatabase('009_dataProtection')

/** Creates a database with one existing and one deleted invitation. */
const fillEarlierDatabase = () =>
  database.createEarlier(async (earlier, isSqlite) => {
    if (isSqlite) await sql`pragma secure_delete = off`.execute(earlier)
    await insertUser(earlier)
    await sql`insert into reserved_slugs (slug) values ('kept-slug'), ('deleted-zzslug')`.execute(earlier)
    await sql`insert into invitations (id, owner_id, slug, short_code, request_key, template, language, groom, bride, wedding_date, time_zone, engagement_date, henna_date, crown_date, hall, address, area, version, created_at, updated_at)
      values ('i', 'u', 'kept-slug', 'short', 'key', 1, 'ar', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 7, 'x', 'x')`.execute(
      earlier,
    )
    await sql`insert into providers (id, status, full_name, contact_number, email, service_classes, search_name, search_area, version, created_at, updated_at)
      values ('p', 'pending', 'x', 'x', 'Mona@Example.com', '[]', 'x', 'x', 1, 'x', 'x')`.execute(earlier)
  })

it('replaces reserved slugs by their hashes and keeps invitations with their constraints', async () => {
  await fillEarlierDatabase()
  await database.open(async (db) => {
    const reserved = (await db.selectFrom('reserved_slugs').selectAll().execute()).map((row) => row.slug_hash)
    expect(reserved.toSorted()).toEqual(['kept-slug', 'deleted-zzslug'].map(hashSecretToken).toSorted())
    const invitation = await db.selectFrom('invitations').selectAll().executeTakeFirstOrThrow()
    expect(invitation).toMatchObject({ id: 'i', slug: 'kept-slug', short_code: 'short', version: 7 })
    const { id: _id, ...same } = invitation
    for (const changes of [
      { short_code: 'other', request_key: 'other' },
      { slug: 'other', request_key: 'other' },
      { slug: 'other', short_code: 'other' },
    ]) {
      await expect(
        db
          .insertInto('invitations')
          .values({ ...same, id: 'j', ...changes })
          .execute(),
      ).rejects.toThrow(/unique/i)
    }
    await expect(
      db
        .insertInto('invitations')
        .values({ ...same, id: 'j', owner_id: 'nobody', slug: 'o', short_code: 'o', request_key: 'o' })
        .execute(),
    ).rejects.toThrow(/foreign key/i)
    expect(await db.selectFrom('providers').select('email_key').execute()).toEqual([{ email_key: 'mona@example.com' }])
    await db.deleteFrom('users').execute()
    expect(await db.selectFrom('invitations').selectAll().execute()).toEqual([])
  })
  const folder = database.getFolder()
  const files = (await readdir(folder)).filter((name) => name.startsWith('zaffa.sqlite'))
  for (const name of files) expect((await readFile(join(folder, name))).includes('zzslug')).toBe(false)
})
