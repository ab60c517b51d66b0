import type { Db } from '../../../database/schema.ts'
import type { ProviderRow } from '../model.ts'

/** @returns the next providers in the order of their ids */
export const findProvidersAfter = (db: Db, after: string, limit: number): Promise<ProviderRow[]> =>
  db.selectFrom('providers').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()

/** Replaces the columns for searching, unless the provider was edited since: then it has new ones. */
export async function replaceSearchKeys(
  db: Db,
  { id, version }: ProviderRow,
  keys: Pick<ProviderRow, 'search_name' | 'search_area' | 'governorates'>,
): Promise<void> {
  await db.updateTable('providers').set(keys).where('id', '=', id).where('version', '=', version).execute()
}
