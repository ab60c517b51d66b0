import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Locks the account's row until the transaction ends, so that concurrent calls cannot exceed a limit per account.
 * (`for update` exists on PostgreSQL alone; an update that changes nothing works on both.)
 * @returns the current password hash, or null when the account does not exist
 */
export async function lockAccount(trx: Transaction<Database>, id: string): Promise<string | null> {
  const row = await trx
    .updateTable('users')
    .set({ version: sql.ref('version') })
    .where('id', '=', id)
    .returning('password_hash')
    .executeTakeFirst()
  return row?.password_hash ?? null
}
