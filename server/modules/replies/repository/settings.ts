import { sql } from 'kysely'
import { ApiError } from '../../../errors.ts'
import type { Db, DbTransaction } from '../../../database/schema.ts'
import type { SettingsRow } from '../model.ts'

/**
 * @returns the settings, which every wedding has
 * @throws ApiError not_found when the wedding was deleted in the meantime
 */
export const findSettings = (db: Db, weddingId: string): Promise<SettingsRow> =>
  db
    .selectFrom('reply_settings')
    .selectAll()
    .where('wedding_id', '=', weddingId)
    .executeTakeFirstOrThrow(() => new ApiError('not_found'))

export async function updateSettings(
  trx: DbTransaction,
  weddingId: string,
  changes: Partial<Omit<SettingsRow, 'wedding_id' | 'version'>>,
): Promise<void> {
  await trx
    .updateTable('reply_settings')
    .set({ ...changes, version: sql`version + 1` })
    .where('wedding_id', '=', weddingId)
    .execute()
}
