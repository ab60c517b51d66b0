import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Dialect } from '../schema.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the tables of an earlier release
type AnyDb = Kysely<any>

/** The events that take over the dates of the existing invitations: kind, column of the date, column of the time. */
const EVENTS = [
  ['engagement', 'engagement_date', null],
  ['henna', 'henna_date', null],
  ['contract', 'crown_date', null],
  ['wedding', 'wedding_date', 'wedding_time'],
] as const
const MOVED_COLUMNS = ['wedding_date', 'wedding_time', 'time_zone', 'engagement_date', 'henna_date', 'crown_date']

/**
 * Adds weddings with their events, halls and households. Each existing invitation gets a wedding of its own, whose events hold the invitation's
 * dates from now on (docs/decisions/0058-wedding-as-the-root.md).
 */
export const createWeddings =
  (dialect: Dialect) =>
  async (db: AnyDb): Promise<void> => {
    await createTables(db, dialect)
    await moveInvitations(db, dialect)
    await foldProviderKeys(db)
  }

async function createTables({ schema }: AnyDb, dialect: Dialect): Promise<void> {
  // SQLite compares bytes; PostgreSQL would use the collation of the database, which orders and compares differently.
  const sortable = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await schema
    .createTable('weddings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('wedding_members')
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('wedding_members_key', ['user_id', 'wedding_id'])
    .execute()
  await schema.createIndex('wedding_members_wedding').on('wedding_members').column('wedding_id').execute()
  await schema
    .createTable('events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text')
    .addColumn('date', 'text')
    .addColumn('time', 'text')
    .addColumn('place', 'text')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('events_wedding').on('events').columns(['wedding_id', 'position']).execute()
  await schema
    .createIndex('events_kind')
    .unique()
    .on('events')
    .columns(['wedding_id', 'kind'])
    .where(sql.ref('kind'), '<>', sql.lit('custom'))
    .execute()
  await schema
    .createTable('halls')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('event_id', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('capacity', 'integer')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('halls_wedding').on('halls').column('wedding_id').execute()
  await schema.createIndex('halls_event').on('halls').column('event_id').execute()
  await createHouseholdTables(schema, sortable)
}

async function createHouseholdTables(schema: AnyDb['schema'], sortable: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('households')
    .addColumn('id', sortable, (c) => c.primaryKey())
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('honorific', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', sortable, (c) => c.notNull())
    .addColumn('search_key', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('phone_e164', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('table_label', 'text')
    .addColumn('note', 'text')
    .addColumn('persons', 'text', (c) => c.notNull())
    .addColumn('import_id', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', sortable, (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  await schema.createIndex('households_wedding').on('households').columns(['wedding_id', 'name_key', 'id']).execute()
  await schema
    .createIndex('households_bin')
    .on('households')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()
  await schema
    .createTable('seats')
    .addColumn('household_id', sortable, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('hall_id', 'text', (c) => c.notNull().references('halls.id').onDelete('cascade'))
    .addColumn('allowed', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['household_id', 'hall_id'])
    .execute()
  await schema.createIndex('seats_hall').on('seats').column('hall_id').execute()
  await schema
    .createTable('imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text')
    .addColumn('added', 'integer', (c) => c.notNull())
    .addColumn('updated', 'integer', (c) => c.notNull())
    .addColumn('unchanged', 'integer', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute()
  await schema.createIndex('imports_wedding').on('imports').columns(['wedding_id', 'created_at']).execute()
  await schema.createIndex('imports_created').on('imports').column('created_at').execute()
}

/** @returns SQL of a new random UUID for each row */
const buildRandomUuid = (dialect: Dialect): RawBuilder<string> =>
  dialect === 'postgres'
    ? sql`gen_random_uuid()::text`
    : sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`

/** The versions of the invitations stay, because nothing changes for guests: their cached copies remain valid. */
async function moveInvitations(db: AnyDb, dialect: Dialect): Promise<void> {
  const isPostgres = dialect === 'postgres'
  const uuid = buildRandomUuid(dialect)
  if (isPostgres) {
    await sql`alter table invitations disable trigger tell_published`.execute(db)
    await sql`alter table invitations add column wedding_id text`.execute(db)
  } else {
    // SQLite can add a foreign key only with its column, which then cannot be `not null`.
    await sql`pragma defer_foreign_keys = on`.execute(db)
    await sql`alter table invitations add column wedding_id text references weddings (id) on delete cascade`.execute(db)
  }
  await sql`update invitations set wedding_id = ${uuid}`.execute(db)
  await sql`
    insert into weddings (id, title, language, time_zone, version, created_at, updated_at)
    select wedding_id, groom || case language when 'ar' then ' و' else ' & ' end || bride, language, time_zone, 1, created_at, updated_at
    from invitations`.execute(db)
  await sql`
    insert into wedding_members (wedding_id, user_id, role, created_at)
    select wedding_id, owner_id, 'owner', created_at from invitations`.execute(db)
  for (const [position, [kind, date, time]] of EVENTS.entries()) {
    await sql`
      insert into events (id, wedding_id, kind, date, time, position, version, created_at)
      select ${uuid}, wedding_id, ${sql.lit(kind)}, ${sql.ref(date)}, ${time ? sql.ref(time) : sql`null`}, ${sql.lit(position)}, 1, created_at
      from invitations`.execute(db)
  }
  await sql`
    insert into halls (id, wedding_id, event_id, name, audience, version, created_at)
    select ${uuid}, i.wedding_id, e.id, i.hall, 'mixed', 1, i.created_at
    from invitations i join events e on e.wedding_id = i.wedding_id and e.kind = 'wedding'`.execute(db)
  if (isPostgres) {
    await sql`alter table invitations alter column wedding_id set not null`.execute(db)
    await sql`alter table invitations add foreign key (wedding_id) references weddings (id) on delete cascade`.execute(
      db,
    )
  }
  await db.schema.createIndex('invitations_wedding').on('invitations').column('wedding_id').execute()
  for (const column of MOVED_COLUMNS) await db.schema.alterTable('invitations').dropColumn(column).execute()
  if (isPostgres) await sql`alter table invitations enable trigger tell_published`.execute(db)
}

// Copied from shared/text.ts, because a released migration must not change with the server.
const foldFurther = (key: string): string =>
  key
    .replace(/[\u200C\u200D]/gu, '')
    .replace(/ؤ/gu, 'و')
    .replace(/[ئی]/gu, 'ي')
    .replace(/ک/gu, 'ك')
    .replace(/ء/gu, '')
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/\s+/gu, ' ')
    .replace(/(^| )عبد ا/gu, '$1عبدا')

/** The keys for searching fold more letters than in earlier releases. */
async function foldProviderKeys(db: AnyDb): Promise<void> {
  const rows = await db.selectFrom('providers').select(['id', 'search_name', 'search_area']).execute()
  for (const { id, search_name: name, search_area: area } of rows) {
    await db
      .updateTable('providers')
      .set({ search_name: foldFurther(String(name)), search_area: foldFurther(String(area)) })
      .where('id', '=', id)
      .execute()
  }
}
