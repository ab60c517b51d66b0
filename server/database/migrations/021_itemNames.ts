import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/** Corrects the name of an item in the gallery, which said one bathrobe for two. A name that somebody else has changed stays. */
export async function renameItems(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('items')
    .set({ name_ar: 'طقم برانس للعروسين' })
    .where('id', '=', 'bathroom-2')
    .where('name_ar', '=', 'برنس للعروسين')
    .execute()
}
