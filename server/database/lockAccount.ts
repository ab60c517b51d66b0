import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Locks the row of the account until the transaction ends, so that concurrent requests cannot exceed a limit per account. (Only PostgreSQL
 * has `for update`; an update without a change works on both.)
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
