import type { Kysely } from 'kysely'

/** Adds what members have changed, up to which change a member has seen them, and who is sending a message to a household. */
export async function createChanges({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('wedding_members')
    .addColumn('seen_change', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const column of ['desk_user_id', 'desk_until'])
    await schema.alterTable('household_statuses').addColumn(column, 'text').execute()
  await schema
    .createTable('changes')
    .addColumn('wedding_id', 'text', (c) => c.notNull().references('weddings.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('batch', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('household_id', 'text')
    .addColumn('entity_id', 'text')
    .addColumn('side', 'text')
    .addColumn('name', 'text')
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('household_version', 'integer')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('phone_changed', 'integer', (c) => c.notNull())
    .addColumn('undoes', 'integer')
    .addColumn('undone_by', 'integer')
    .addPrimaryKeyConstraint('changes_key', ['wedding_id', 'number'])
    .execute()
  await schema.createIndex('changes_batch').on('changes').columns(['wedding_id', 'batch']).execute()
  await schema.createIndex('changes_household').on('changes').column('household_id').execute()
  await schema.createIndex('changes_user').on('changes').column('user_id').execute()
}
