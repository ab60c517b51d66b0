import type { DbTransaction } from './schema.ts'
import { lockFirst } from './transactions.ts'

/**
 * Locks the row of the account until the transaction ends, so that concurrent requests cannot exceed a limit per account. A transaction that
 * needs an account and a wedding locks the account first (docs/decisions/0076-locks.md).
 * @returns the current password hash, or null when the account does not exist
 */
export async function lockAccount(trx: DbTransaction, id: string): Promise<string | null> {
  const row = await lockFirst(trx, trx.selectFrom('users').select('password_hash').where('id', '=', id), id)
  return row?.password_hash ?? null
}
