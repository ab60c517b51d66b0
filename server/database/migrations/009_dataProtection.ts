import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../schema.ts'

const ROWS_PER_INSERT = 200

// oxlint-disable-next-line typescript/no-explicit-any -- the tables of an earlier release
type AnyDb = Kysely<any>

// Copied from shared/text.ts and server/lib/secretTokens.ts, because a released migration must not change with the server.
const toEmailKey = (email: string): string => email.normalize('NFC').toLowerCase()
const hashSlug = (slug: string): string => createHash('sha256').update(slug).digest('base64url')

/**
 * Adds the columns that deletion and export need (docs/decisions/0028-personal-data.md): verified addresses, providers by address, reserved
 * slugs as hashes.
 */
export const addDataProtection =
  (dialect: Dialect) =>
  async (db: AnyDb): Promise<void> => {
    await addEmailVerification(db)
    await addProviderEmailKey(db)
    await (dialect === 'postgres'
      ? sql`alter table invitations drop constraint invitations_slug_fkey`.execute(db)
      : rebuildInvitations(db))
    await hashReservedSlugs(db)
  }

async function addEmailVerification(db: AnyDb): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_verified_at', 'text').execute()
  await db.schema
    .createTable('email_verifications')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('email_verifications_user').on('email_verifications').column('user_id').execute()
}

async function addProviderEmailKey(db: AnyDb): Promise<void> {
  await db.schema.alterTable('providers').addColumn('email_key', 'text').execute()
  for (const { id, email } of await db.selectFrom('providers').select(['id', 'email']).execute()) {
    await db
      .updateTable('providers')
      .set({ email_key: toEmailKey(String(email)) })
      .where('id', '=', id)
      .execute()
  }
  await db.schema.createIndex('providers_email').on('providers').column('email_key').execute()
}

/** SQLite cannot drop a foreign key: the table is rebuilt without the one to the slugs in plain text. */
async function rebuildInvitations(db: AnyDb): Promise<void> {
  const { rows } = await sql<{
    sql: string
  }>`select sql from sqlite_schema where type = 'table' and name = 'invitations'`.execute(db)
  const indexes = await sql<{
    sql: string
  }>`select sql from sqlite_schema where type = 'index' and tbl_name = 'invitations' and sql is not null`.execute(db)
  const definition = rows[0]!.sql
    .replace('"invitations"', '"invitations_rebuilt"')
    .replace(' references "reserved_slugs" ("slug")', '')
  await sql.raw(definition).execute(db)
  await sql`insert into invitations_rebuilt select * from invitations`.execute(db)
  await sql`drop table invitations`.execute(db)
  await sql`alter table invitations_rebuilt rename to invitations`.execute(db)
  for (const index of indexes.rows) await sql.raw(index.sql).execute(db)
}

async function hashReservedSlugs(db: AnyDb): Promise<void> {
  const hashes = (await db.selectFrom('reserved_slugs').select('slug').execute()).map(({ slug }) => ({
    slug_hash: hashSlug(String(slug)),
  }))
  await db.schema.dropTable('reserved_slugs').execute()
  await db.schema
    .createTable('reserved_slugs')
    .addColumn('slug_hash', 'text', (c) => c.primaryKey())
    .execute()
  for (let at = 0; at < hashes.length; at += ROWS_PER_INSERT) {
    await db
      .insertInto('reserved_slugs')
      .values(hashes.slice(at, at + ROWS_PER_INSERT))
      .execute()
  }
}
