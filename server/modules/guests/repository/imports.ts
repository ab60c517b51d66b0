import { isReadable } from '../../../database/readableSides.ts'
import type { WeddingView } from '../../../lib/weddingView.ts'
import type { Db, DbTransaction, Row } from '../../../database/schema.ts'

export type ImportRecord = Row<'imports'>

/** @returns whether a member sees an import: an owner all, a side manager those of its side */
export const isOfView = ({ member }: WeddingView, { side }: Pick<ImportRecord, 'side'>): boolean =>
  member === null || member.role === 'owner' || (member.side !== null && side === member.side)

export const findImport = (db: Db, id: string): Promise<ImportRecord | undefined> =>
  db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()

/** @returns the imports since a time that the member sees, newest first */
export async function findImports(db: Db, view: WeddingView, since: string): Promise<ImportRecord[]> {
  const all = await db
    .selectFrom('imports')
    .selectAll()
    .where('wedding_id', '=', view.weddingId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return all.filter((record) => isOfView(view, record))
}

/** @throws the database's error of a unique key when the id is used already, by any wedding */
export async function insertImport(trx: DbTransaction, record: ImportRecord): Promise<void> {
  await trx.insertInto('imports').values(record).execute()
}

/** Marks an import as undone, and deletes what was kept to undo it. */
export async function markUndone(trx: DbTransaction, id: string, now: string): Promise<void> {
  await trx.updateTable('imports').set({ undone_at: now, before: null }).where('id', '=', id).execute()
}

/** @returns the imports of a wedding that can still be undone, with what is kept for it */
export const findUndoableImports = (trx: DbTransaction, weddingId: string): Promise<{ id: string; before: string }[]> =>
  trx
    .selectFrom('imports')
    .select(['id', 'before'])
    .where('wedding_id', '=', weddingId)
    .where('before', 'is not', null)
    .$narrowType<{ before: string }>()
    .execute()

/** @returns the names of the households that an import added and whose phone is on a household that the member may not read, too */
export async function findNamesElsewhere(db: Db, view: WeddingView, importId: string): Promise<string[]> {
  const hidden = db
    .selectFrom('households')
    .select('phone_e164')
    .where('wedding_id', '=', view.weddingId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.not(isReadable(view, 'side')))
  const rows = await db
    .selectFrom('households')
    .select('name')
    .where('wedding_id', '=', view.weddingId)
    .where('import_id', '=', importId)
    .where('deleted_at', 'is', null)
    .where(isReadable(view, 'side'))
    .where('phone_e164', 'in', hidden)
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

export async function updateBefore(trx: DbTransaction, id: string, before: string): Promise<void> {
  await trx.updateTable('imports').set({ before }).where('id', '=', id).execute()
}
