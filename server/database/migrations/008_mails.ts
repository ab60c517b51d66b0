import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/**
 * Queues mails in the database until they are sent, so that a restart or an SMTP failure does not lose them
 * (docs/decisions/0027-mail-outbox.md).
 */
export async function createMails(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('recipient_key', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('mails_recipient').on('mails').column('recipient_key').execute()
  await db.schema.createIndex('mails_next_attempt').on('mails').column('next_attempt_at').execute()
}
