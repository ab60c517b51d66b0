import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Adds the devices that get notices of new replies. */
export async function createPushSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('wedding_id', 'text', (c) => c.notNull())
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('shows_title', 'integer', (c) => c.notNull())
    .addColumn('announced_revision', 'integer', (c) => c.notNull())
    .addColumn('announced_request_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text')
    .addColumn('next_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('push_subscriptions_key', ['wedding_id', 'session_id'])
    .execute()
  for (const column of ['session_id', 'endpoint'])
    await db.schema.createIndex(`push_subscriptions_${column}`).on('push_subscriptions').column(column).execute()
  await sql`create index push_subscriptions_due on push_subscriptions (due_at) where due_at is not null`.execute(db)
}
