import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../schema.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the tables of an earlier release
type AnyDb = Kysely<any>

/** Adds personal links, replies, messages to households, and requests (docs/decisions/0061-replies.md). */
export const createReplies =
  (dialect: Dialect) =>
  async (db: AnyDb): Promise<void> => {
    await extendTables(db)
    await addTokens(db)
    await createReplyTables(db, dialect)
    await createDeskTables(db, dialect)
    await sql`
      insert into reply_settings (wedding_id, asks_children, takes_requests, sends_digest, silent_rate, digest_revision, version, updated_at)
      select id, 0, 0, 1, 50, 0, 1, updated_at from weddings`.execute(db)
  }

async function extendTables({ schema }: AnyDb): Promise<void> {
  await schema
    .alterTable('weddings')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('weddings').addColumn('phones_warned_at', 'text').execute()
  await schema
    .alterTable('wedding_members')
    .addColumn('seen_revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('events').addColumn('moved_at', 'text').execute()
  await schema.alterTable('households').addColumn('token', 'text').execute()
  await schema
    .alterTable('households')
    .addColumn('asks_reply', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await schema.alterTable('households').addColumn('data_removed_at', 'text').execute()
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
/** @returns 130 random bits */
const createToken = (): string => [...randomBytes(26)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

async function addTokens(db: AnyDb): Promise<void> {
  const rows = await db.selectFrom('households').select('id').execute()
  for (const { id } of rows)
    await db.updateTable('households').set({ token: createToken() }).where('id', '=', id).execute()
  await db.schema.createIndex('households_token').unique().on('households').column('token').execute()
}

async function createReplyTables({ schema }: AnyDb, dialect: Dialect): Promise<void> {
  const householdId = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await schema
    .createTable('reply_settings')
    .addColumn('wedding_id', 'text', (c) => c.primaryKey().references('weddings.id').onDelete('cascade'))
    .addColumn('reply_by', 'text')
    .addColumn('question_ar', 'text')
    .addColumn('question_en', 'text')
    .addColumn('contact', 'text')
    .addColumn('asks_children', 'integer', (c) => c.notNull())
    .addColumn('takes_requests', 'integer', (c) => c.notNull())
    .addColumn('sends_digest', 'integer', (c) => c.notNull())
    .addColumn('silent_rate', 'integer', (c) => c.notNull())
    .addColumn('digest_revision', 'integer', (c) => c.notNull())
    .addColumn('digest_at', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('replies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('household_id', householdId, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('seats', 'text', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('may_publish', 'integer', (c) => c.notNull())
    .addColumn('published_at', 'text')
    .addColumn('undone_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('replies_household').on('replies').columns(['household_id', 'created_at']).execute()
  await schema
    .createIndex('replies_published')
    .on('replies')
    .columns(['wedding_id', 'published_at'])
    .where(sql.ref('published_at'), 'is not', null)
    .execute()
  await schema
    .createTable('household_statuses')
    .addColumn('household_id', householdId, (c) => c.primaryKey().references('households.id').onDelete('cascade'))
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('reply_id', 'text', (c) => c.references('replies.id').onDelete('set null'))
    .addColumn('reply_revision', 'integer', (c) => c.notNull())
    .addColumn('opened_at', 'text')
    .addColumn('opened_by', 'text')
    .execute()
  await schema
    .createIndex('household_statuses_wedding')
    .on('household_statuses')
    .columns(['wedding_id', 'revision'])
    .execute()
  await schema.createIndex('household_statuses_reply').on('household_statuses').column('reply_id').execute()
  await schema
    .createTable('views')
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('household_id', householdId, (c) => c.references('households.id').onDelete('cascade'))
    .addColumn('invitation_id', 'text', (c) => c.references('invitations.id').onDelete('cascade'))
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute()
  await schema.createIndex('views_household').unique().on('views').columns(['household_id', 'date', 'source']).execute()
  await schema.createIndex('views_invitation').unique().on('views').columns(['invitation_id', 'date']).execute()
  await schema.createIndex('views_wedding').on('views').column('wedding_id').execute()
}

async function createDeskTables({ schema }: AnyDb, dialect: Dialect): Promise<void> {
  const householdId = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await schema
    .createTable('sends')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('household_id', householdId, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('sends_household').on('sends').columns(['household_id', 'created_at']).execute()
  await schema.createIndex('sends_wedding').on('sends').column('wedding_id').execute()
  await schema
    .createTable('message_templates')
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('message_templates_key', ['wedding_id', 'kind', 'language', 'side'])
    .execute()
  await schema
    .createTable('reply_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('phone_e164', 'text')
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('household_id', householdId, (c) => c.references('households.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .execute()
  await schema.createIndex('reply_requests_wedding').on('reply_requests').columns(['wedding_id', 'state']).execute()
}
