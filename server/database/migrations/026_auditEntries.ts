import type { Kysely } from 'kysely'

/** Gives the log of what operators do the field's name, before a release has it. */
export async function renameAuditEntries({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('operator_acts').renameTo('audit_entries').execute()
  await schema.dropIndex('operator_acts_created').execute()
  await schema.createIndex('audit_entries_created').on('audit_entries').columns(['created_at', 'id']).execute()
}
