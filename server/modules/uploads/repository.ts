import { UNUSED_UPLOAD_S, UPLOADS_PER_ACCOUNT } from '../../config/limits.ts'
import type { Db } from '../../database/schema.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import { ApiError } from '../../errors.ts'
import { parseUploadId } from './address.ts'

interface NewUpload {
  id: string
  owner_id: string
  content: Buffer
  created_at: string
}

/**
 * Stores a picture of the account and deletes its older pictures that no invitation uses.
 * @throws ApiError unauthorized (the account does not exist any more), limit_reached
 */
export function insertUpload(db: Db, upload: NewUpload): Promise<void> {
  const { owner_id: ownerId } = upload
  const unusedSince = new Date(Date.parse(upload.created_at) - UNUSED_UPLOAD_S * 1000).toISOString()
  return db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, ownerId)) === null) throw new ApiError('unauthorized')
    const kept = await trx.selectFrom('uploads').select(['id', 'created_at']).where('owner_id', '=', ownerId).execute()
    const used = await trx
      .selectFrom('invitations')
      .select('background_image')
      .where('owner_id', '=', ownerId)
      .execute()
    const usedIds = new Set(used.map((row) => parseUploadId(row.background_image ?? '')))
    const stale = kept.filter((row) => row.created_at < unusedSince && !usedIds.has(row.id)).map((row) => row.id)
    if (kept.length - stale.length >= UPLOADS_PER_ACCOUNT) throw new ApiError('limit_reached')
    if (stale.length > 0) await trx.deleteFrom('uploads').where('id', 'in', stale).execute()
    await trx
      .insertInto('uploads')
      .values({ ...upload, bytes: upload.content.length })
      .execute()
  })
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
