import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../schema.ts'

/** By name. PostgreSQL builds them later (concurrentIndexes.ts). */
export const operatorIndexes: Readonly<Record<string, string>> = {
  // For the queues of the console.
  contact_messages_status: 'contact_messages (status, created_at, id)',
  users_newsletter: 'users (created_at, id) where newsletter = 1',
  // For deleting an operator's account.
  contact_messages_assignee: 'contact_messages (assignee_id) where assignee_id is not null',
}

/** Adds the role of operators with their second factor, sessions and acts; and to contact messages a status, an assignee and answers. */
export const createOperators =
  (dialect: Dialect) =>
  async (db: Kysely<unknown>): Promise<void> => {
    await createRole(db)
    await createActs(db)
    await extendContactMessages(db)
    if (dialect === 'postgres') return
    for (const [name, definition] of Object.entries(operatorIndexes))
      await sql`create index ${sql.table(name)} on ${sql.raw(definition)}`.execute(db)
  }

async function createRole({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('operators')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('setup_hash', 'text', (c) => c.unique())
    .addColumn('setup_expires_at', 'text')
    .addColumn('new_secret', 'text')
    .addColumn('secret', 'text')
    .addColumn('set_up_at', 'text')
    .addColumn('used_step', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('operator_recovery_codes')
    .addColumn('code_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('operators.user_id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('operator_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'text', (c) => c.notNull().references('operators.user_id').onDelete('cascade'))
    .addColumn('password_fingerprint', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  for (const table of ['operator_recovery_codes', 'operator_sessions'])
    await schema.createIndex(`${table}_user`).on(table).column('user_id').execute()
}

async function createActs({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('operator_acts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('terminal_user', 'text')
    .addColumn('subject', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('operator_acts_created').on('operator_acts').columns(['created_at', 'id']).execute()
}

async function extendContactMessages({ schema }: Kysely<unknown>): Promise<void> {
  const messages = () => schema.alterTable('contact_messages')
  await messages()
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('open'))
    .execute()
  await messages()
    .addColumn('assignee_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await messages()
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await schema
    .createTable('contact_answers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('message_id', 'text', (c) => c.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('contact_answers_message').on('contact_answers').column('message_id').execute()
  await schema.createIndex('contact_answers_author').on('contact_answers').column('author_id').execute()
}
