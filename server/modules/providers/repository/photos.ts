import type { Db, DbTransaction, NewRow } from '../../../database/schema.ts'
import type { PhotoRow } from '../photos/model.ts'

/** @returns all photographs of providers, in their order */
export const findPhotos = (db: Db, providerIds: string[]): Promise<PhotoRow[]> =>
  providerIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('provider_photos')
        .selectAll()
        .where('provider_id', 'in', providerIds)
        .orderBy('position')
        .orderBy('id')
        .execute()

/** @returns the first listed photograph of each provider that has one */
export async function findCovers(db: Db, providerIds: string[]): Promise<PhotoRow[]> {
  const listed = (await findPhotos(db, providerIds)).filter(({ status }) => status === 'listed')
  return [...new Map(listed.toReversed().map((photo) => [photo.provider_id, photo])).values()]
}

export const findPhoto = (db: Db, id: string): Promise<PhotoRow | undefined> =>
  db.selectFrom('provider_photos').selectAll().where('id', '=', id).executeTakeFirst()

/** @returns false when the id exists */
export async function insertPhoto(trx: DbTransaction, photo: NewRow<'provider_photos'>): Promise<boolean> {
  const row = await trx
    .insertInto('provider_photos')
    .values(photo)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePhoto(
  trx: DbTransaction,
  id: string,
  changes: Partial<Pick<PhotoRow, 'position' | 'status' | 'alt' | 'new_alt' | 'refusal'>>,
): Promise<void> {
  await trx.updateTable('provider_photos').set(changes).where('id', '=', id).execute()
}

/** @returns whether the provider had this photograph */
export async function deletePhoto(trx: DbTransaction, providerId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('provider_photos')
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the photograph with these files, unless it was refused */
export const findShownPhoto = (db: Db, fileId: string): Promise<Pick<PhotoRow, 'id'> | undefined> =>
  db
    .selectFrom('provider_photos')
    .select('id')
    .where('file_id', '=', fileId)
    .where('status', '!=', 'refused')
    .executeTakeFirst()

export async function insertPhotoFiles(trx: DbTransaction, files: NewRow<'photo_files'>[]): Promise<void> {
  await trx.insertInto('photo_files').values(files).execute()
}

export const findPhotoFile = (db: Db, photoId: string, size: string): Promise<{ content: Buffer } | undefined> =>
  db
    .selectFrom('photo_files')
    .select('content')
    .where('photo_id', '=', photoId)
    .where('size', '=', size)
    .executeTakeFirst()

/** Deletes the files of a photograph, and marks its objects in a store for deletion. */
export async function detachFiles(trx: DbTransaction, photoId: string): Promise<void> {
  await trx.deleteFrom('photo_files').where('photo_id', '=', photoId).execute()
  await trx.updateTable('photo_objects').set({ photo_id: null }).where('photo_id', '=', photoId).execute()
}

/** Names objects before they are written, so that none is left over in the store. */
export async function insertObjects(db: Db, keys: string[], now: string): Promise<void> {
  const rows = keys.map((key) => ({ object_key: key, photo_id: null, created_at: now }))
  await db.insertInto('photo_objects').values(rows).execute()
}

export async function attachObjects(trx: DbTransaction, keys: string[], photoId: string): Promise<void> {
  await trx.updateTable('photo_objects').set({ photo_id: photoId }).where('object_key', 'in', keys).execute()
}

/** @returns names of objects without a photograph, of this time or before */
export async function findUnattachedObjects(db: Db, createdUntil: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_objects')
    .select('object_key')
    .where('photo_id', 'is', null)
    .where('created_at', '<=', createdUntil)
    .limit(limit)
    .execute()
  return rows.map((row) => row.object_key)
}

export async function deleteObjects(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('photo_objects').where('object_key', 'in', keys).where('photo_id', 'is', null).execute()
}
