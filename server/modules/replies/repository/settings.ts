import { sql } from 'kysely'
import type { Db, DbTransaction } from '../../../database/schema.ts'
import type { SettingsRow } from '../model.ts'

/** @returns the settings, which every wedding has */
export const findSettings = (db: Db, weddingId: string): Promise<SettingsRow | undefined> =>
  db.selectFrom('reply_settings').selectAll().where('wedding_id', '=', weddingId).executeTakeFirst()

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
