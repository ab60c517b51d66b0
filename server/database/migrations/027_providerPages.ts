import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../schema.ts'

/** What the filters of the directory compare: in the index, without reading the table. */
const FILTERED = 'id, service_classes, governorates, city, price_range, price_to, capacity_persons'

/** By name. PostgreSQL builds them later (concurrentIndexes.ts). */
export const providerIndexes: Readonly<Record<string, string>> = {
  providers_newest: `providers (status, created_at desc, ${FILTERED})`,
  providers_price: `providers (status, (coalesce(price_range, 10000000000)), created_at desc, ${FILTERED})`,
}

/** Adds what a provider shows on its page: a profile, photographs with their files, and how often the page was opened. */
export const createProviderPages =
  (dialect: Dialect) =>
  async (db: Kysely<unknown>): Promise<void> => {
    await extendProviders(db, dialect)
    await db.schema.alterTable('provider_edits').addColumn('profile', 'text').execute()
    await createPhotos(db, dialect)
    await db.schema
      .createTable('provider_weeks')
      .addColumn('provider_id', 'text', (c) => c.notNull().references('providers.id').onDelete('cascade'))
      .addColumn('week', 'text', (c) => c.notNull())
      .addColumn('views', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('provider_weeks_pk', ['provider_id', 'week'])
      .execute()
    await db.schema.createIndex('provider_weeks_week').on('provider_weeks').column('week').execute()
  }

async function extendProviders(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const providers = () => db.schema.alterTable('providers')
  await providers().addColumn('profile', 'text').execute()
  await providers()
    .addColumn('governorates', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await providers().addColumn('city', 'text').execute()
  await providers().addColumn('price_to', 'real').execute()
  await providers().addColumn('capacity_persons', 'integer').execute()
  if (dialect === 'postgres') return
  for (const [name, definition] of Object.entries(providerIndexes))
    await sql`create index ${sql.table(name)} on ${sql.raw(definition)}`.execute(db)
}

async function createPhotos(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('provider_photos')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('provider_id', 'text', (c) => c.notNull().references('providers.id').onDelete('cascade'))
    .addColumn('file_id', 'text', (c) => c.notNull().unique())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('alt', 'text')
    .addColumn('new_alt', 'text')
    .addColumn('refusal', 'text')
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('checksum', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('provider_photos_provider').on('provider_photos').column('provider_id').execute()
  await sql`create index provider_photos_waiting on provider_photos (provider_id)
    where status = 'waiting' or new_alt is not null`.execute(db)

  await schema
    .createTable('photo_files')
    .addColumn('photo_id', 'text', (c) => c.notNull().references('provider_photos.id').onDelete('cascade'))
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('content', sql.raw(dialect === 'postgres' ? 'bytea' : 'blob'), (c) => c.notNull())
    .addPrimaryKeyConstraint('photo_files_pk', ['photo_id', 'size'])
    .execute()

  await schema
    .createTable('photo_objects')
    .addColumn('object_key', 'text', (c) => c.primaryKey())
    .addColumn('photo_id', 'text', (c) => c.references('provider_photos.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('photo_objects_photo').on('photo_objects').column('photo_id').execute()
}
