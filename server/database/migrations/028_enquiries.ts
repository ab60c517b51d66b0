import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../schema.ts'

/** What the filters of the directory compare: in the index, without reading the table. */
const FILTERED = 'id, service_classes, governorates, city, price_range, price_to, capacity_persons'

/** By name. PostgreSQL builds them later (concurrentIndexes.ts). */
export const enquiryIndexes: Readonly<Record<string, string>> = {
  providers_asked: `providers (status, asked desc, created_at desc, ${FILTERED})`,
  providers_unmailed: 'providers (enquiries_mailed_at) where unmailed_enquiries > 0',
}

/** Adds what couples ask providers, what came of it, and their reviews. */
export const createEnquiries =
  (dialect: Dialect) =>
  async (db: Kysely<unknown>): Promise<void> => {
    await extendProviders(db, dialect)
    await createEnquiryTable(db)
    await createReviewTable(db)
  }

async function extendProviders(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  for (const column of ['asked', 'unmailed_enquiries'])
    await schema
      .alterTable('providers')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  await schema.alterTable('providers').addColumn('enquiries_mailed_at', 'text').execute()
  await schema
    .alterTable('provider_weeks')
    .addColumn('enquiries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  if (dialect === 'postgres') return
  for (const [name, definition] of Object.entries(enquiryIndexes))
    await sql`create index ${sql.table(name)} on ${sql.raw(definition)}`.execute(db)
}

async function createEnquiryTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('enquiries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('provider_id', 'text', (c) => c.references('providers.id').onDelete('set null'))
    .addColumn('provider_name', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('wedding_id', 'text', (c) => c.references('weddings.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('wedding_date', 'text')
    .addColumn('place', 'text')
    .addColumn('guests', 'integer')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('amount', 'real')
    .addColumn('note', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('enquiries_provider').on('enquiries').columns(['provider_id', 'created_at']).execute()
  await schema.createIndex('enquiries_user').on('enquiries').columns(['user_id', 'created_at']).execute()
  await schema.createIndex('enquiries_wedding').on('enquiries').column('wedding_id').execute()
}

async function createReviewTable(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('reviews')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('enquiry_id', 'text', (c) => c.notNull().unique().references('enquiries.id').onDelete('cascade'))
    .addColumn('provider_id', 'text', (c) => c.notNull().references('providers.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('quality', 'integer', (c) => c.notNull())
    .addColumn('communication', 'integer', (c) => c.notNull())
    .addColumn('punctuality', 'integer', (c) => c.notNull())
    .addColumn('value', 'integer', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('refusal', 'text')
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('dispute', 'text')
    .addColumn('disputed_at', 'text')
    .addColumn('dispute_closed_at', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .execute()
  await schema.createIndex('reviews_provider').on('reviews').columns(['provider_id', 'status', 'created_at']).execute()
  await schema.createIndex('reviews_status').on('reviews').columns(['status', 'created_at']).execute()
  await sql`create index reviews_disputed on reviews (disputed_at)
    where disputed_at is not null and dispute_closed_at is null`.execute(db)
}
