import { isReadable } from '../../database/readableSides.ts'
import type { Db, DbTransaction, Row } from '../../database/schema.ts'
import type { WeddingView } from '../../lib/weddingView.ts'

type SendRow = Row<'sends'>
export type TemplateRow = Row<'message_templates'>
type TemplateKey = Pick<TemplateRow, 'wedding_id' | 'kind' | 'language' | 'side'>

export const findSend = (db: Db, id: string): Promise<SendRow | undefined> =>
  db.selectFrom('sends').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertSend(trx: DbTransaction, row: SendRow): Promise<void> {
  await trx.insertInto('sends').values(row).execute()
}

/** Deletes the oldest messages to a household above a number. */
export async function deleteOldSends(trx: DbTransaction, householdId: string, max: number): Promise<void> {
  await trx
    .deleteFrom('sends')
    .where('household_id', '=', householdId)
    .where('id', 'not in', (q) =>
      q
        .selectFrom('sends')
        .select('id')
        .where('household_id', '=', householdId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(max),
    )
    .execute()
}

export async function deleteSendRow(trx: DbTransaction, id: string): Promise<void> {
  await trx.deleteFrom('sends').where('id', '=', id).execute()
}

/** @returns the edited templates of a wedding for the sides that may be read, by kind, language and side */
export const findTemplates = (db: Db, view: WeddingView): Promise<TemplateRow[]> =>
  db
    .selectFrom('message_templates')
    .selectAll()
    .where('wedding_id', '=', view.weddingId)
    .where(isReadable(view, 'side'))
    .orderBy('kind')
    .orderBy('language')
    .orderBy('side')
    .execute()

export async function saveTemplate(trx: DbTransaction, row: TemplateRow): Promise<void> {
  const { text, updated_at } = row
  await trx
    .insertInto('message_templates')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['wedding_id', 'kind', 'language', 'side']).doUpdateSet({ text, updated_at }),
    )
    .execute()
}

export async function deleteTemplate(trx: DbTransaction, key: TemplateKey): Promise<void> {
  await trx
    .deleteFrom('message_templates')
    .where('wedding_id', '=', key.wedding_id)
    .where('kind', '=', key.kind)
    .where('language', '=', key.language)
    .where('side', '=', key.side)
    .execute()
}
