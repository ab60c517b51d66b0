import { OWN_PROVIDERS_PER_RESPONSE } from '../../../config/limits.ts'
import { isOwnedBy } from '../../../database/personalData.ts'
import type { AccountKeys } from '../../../database/personalData.ts'
import type { Db, DbTransaction } from '../../../database/schema.ts'
import type { ProviderRow } from '../model.ts'

/** Selects a provider, if it belongs to the account. */
export const selectOwnProvider = (db: Db, account: AccountKeys, id: string) =>
  db.selectFrom('providers').selectAll().where('id', '=', id).where(isOwnedBy('providers', account))

/** @returns the oldest providers of the account */
export const findOwnProviders = (db: Db, account: AccountKeys): Promise<ProviderRow[]> =>
  db
    .selectFrom('providers')
    .selectAll()
    .where(isOwnedBy('providers', account))
    .orderBy('created_at')
    .orderBy('id')
    .limit(OWN_PROVIDERS_PER_RESPONSE)
    .execute()

export async function updateOwner(trx: DbTransaction, id: string, ownerId: string): Promise<void> {
  await trx.updateTable('providers').set({ owner_id: ownerId }).where('id', '=', id).execute()
}

/** @returns the number of providers that the account has registered or changed */
export async function countOwnProviders(trx: DbTransaction, ownerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('providers')
    .select((q) => q.fn.countAll().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
