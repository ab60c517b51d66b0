import type { Db, DbTransaction } from '../../database/schema.ts'
import { lockFirst } from '../../database/transactions.ts'
import { ApiError } from '../../errors.ts'
import { findUserById } from '../identity/users.ts'
import type { ProviderRow } from './model.ts'
import { findOwnProviders, selectOwnProvider, updateOwner } from './repository/owners.ts'

/**
 * A provider belongs to the account that registered it. One that was registered without an account belongs to the account with its e-mail address,
 * once that is verified; the first change makes it the account's own.
 */

/** @returns the oldest providers of the account, at most OWN_PROVIDERS_PER_RESPONSE */
export async function listOwn(db: Db, userId: string): Promise<ProviderRow[]> {
  const account = await findUserById(db, userId)
  return account ? findOwnProviders(db, account) : []
}

/** @returns the provider, if it belongs to the account */
export async function findOwn(db: Db, userId: string, id: string): Promise<ProviderRow | undefined> {
  const account = await findUserById(db, userId)
  return account && selectOwnProvider(db, account, id).executeTakeFirst()
}

/** @throws ApiError not_found */
export async function requireOwnProvider(db: Db, userId: string, id: string): Promise<ProviderRow> {
  const row = await findOwn(db, userId, id)
  if (!row) throw new ApiError('not_found')
  return row
}

/**
 * Locks a provider of the account until the transaction ends, and makes it the account's own.
 * @throws ApiError not_found
 */
export async function claimOwnProvider(trx: DbTransaction, userId: string, id: string): Promise<ProviderRow> {
  const account = await findUserById(trx, userId)
  const row = account && (await lockFirst(trx, selectOwnProvider(trx, account, id), id))
  if (!row) throw new ApiError('not_found')
  if (row.owner_id === null) await updateOwner(trx, id, userId)
  return { ...row, owner_id: userId }
}
