import type { Kysely } from 'kysely'

/** Adds roles with fewer rights than the couple's, the invites by which members join, and who has made an import or sent a message. */
export async function createMembers({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['side', 'label', 'invited_by'])
    await schema.alterTable('wedding_members').addColumn(column, 'text').execute()
  await schema
    .alterTable('wedding_members')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await schema.alterTable('imports').addColumn('side', 'text').execute()
  await schema.alterTable('sends').addColumn('sent_by', 'text').execute()
  for (const column of ['groom_seats', 'bride_seats'])
    await schema.alterTable('halls').addColumn(column, 'integer').execute()
  await schema
    .createTable('member_invites')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('side', 'text')
    .addColumn('label', 'text')
    .addColumn('created_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('accepted_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('accepted_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute()
  await schema
    .createIndex('member_invites_wedding')
    .on('member_invites')
    .columns(['wedding_id', 'created_at'])
    .execute()
  // Without them, the deletion of an account would read the whole table.
  await schema.createIndex('member_invites_creator').on('member_invites').column('created_by').execute()
  await schema.createIndex('member_invites_member').on('member_invites').column('accepted_by').execute()
}
