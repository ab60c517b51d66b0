import type { Kysely } from 'kysely'

/** Adds edits of listed providers that wait for the operator, why a provider was refused, and the language of its e-mails. */
export async function createProviderEdits({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('providers').addColumn('refusal', 'text').execute()
  await schema.alterTable('providers').addColumn('language', 'text').execute()
  await schema
    .createTable('provider_edits')
    .addColumn('provider_id', 'text', (c) => c.primaryKey().references('providers.id').onDelete('cascade'))
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('refusal', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
}
