import type { Kysely } from 'kysely'

/** Adds to events how the marriage contract is called (docs/decisions/0087-name-of-the-marriage-contract.md). */
export async function addContractNames(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('contract_name', 'text').execute()
}
