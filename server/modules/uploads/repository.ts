import type { Db, DbTransaction, Row } from '../../database/schema.ts'

export interface NewUpload {
  id: string
  owner_id: string
  content: Buffer
  created_at: string
}

export const findUploadsOfOwner = (
  trx: DbTransaction,
  ownerId: string,
): Promise<Pick<Row<'uploads'>, 'id' | 'created_at'>[]> =>
  trx.selectFrom('uploads').select(['id', 'created_at']).where('owner_id', '=', ownerId).execute()

/** @returns the addresses of the pictures of the account's invitations */
export async function findUsedBackgrounds(trx: DbTransaction, ownerId: string): Promise<string[]> {
  const rows = await trx.selectFrom('invitations').select('background_image').where('owner_id', '=', ownerId).execute()
  return rows.flatMap((row) => row.background_image ?? [])
}

export async function deleteUploads(trx: DbTransaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('uploads').where('id', 'in', ids).execute()
}

export async function insertUpload(trx: DbTransaction, upload: NewUpload): Promise<void> {
  await trx
    .insertInto('uploads')
    .values({ ...upload, bytes: upload.content.length })
    .execute()
}

export const findUploadContent = (db: Db, id: string): Promise<{ content: Buffer } | undefined> =>
  db.selectFrom('uploads').select('content').where('id', '=', id).executeTakeFirst()

export async function isOwnUpload(db: Db, ownerId: string, id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst()) !== undefined
  )
}
