import { API_PREFIX, UNUSED_UPLOAD_S, UPLOADS_PER_ACCOUNT } from '../../config/limits.ts'
import { ApiError } from '../../errors.ts'
import type { Db } from '../../database/client.ts'
import { lockUser } from '../identity/users.ts'

const ADDRESS = `${API_PREFIX}/uploads/background/`

/** Where a stored picture is served. */
export const backgroundAddress = (id: string): string => `${ADDRESS}${id}.webp`

/** The id of the picture in an address or a file name. */
const idIn = (address: string): string => address.replace(ADDRESS, '').replace(/\.webp$/, '')

/**
 * Stores a picture of the account, dropping its old ones that no invitation uses.
 * @throws ApiError unauthorized (the account is gone), limit_reached
 */
export function storeUpload(
  db: Db,
  upload: { id: string; owner_id: string; content: Buffer; created_at: string },
): Promise<void> {
  const { owner_id: ownerId } = upload
  const unusedSince = new Date(Date.parse(upload.created_at) - UNUSED_UPLOAD_S * 1000).toISOString()
  return db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, ownerId)) === null) throw new ApiError('unauthorized')
    const kept = await trx.selectFrom('uploads').select(['id', 'created_at']).where('owner_id', '=', ownerId).execute()
    const used = await trx.selectFrom('invitations').select('background_image').where('owner_id', '=', ownerId).execute()
    const usedIds = new Set(used.map((row) => idIn(row.background_image ?? '')))
    const stale = kept.filter((row) => row.created_at < unusedSince && !usedIds.has(row.id)).map((row) => row.id)
    if (kept.length - stale.length >= UPLOADS_PER_ACCOUNT) throw new ApiError('limit_reached')
    if (stale.length > 0) await trx.deleteFrom('uploads').where('id', 'in', stale).execute()
    await trx
      .insertInto('uploads')
      .values({ ...upload, bytes: upload.content.length })
      .execute()
  })
}

/** The picture of a file name, or undefined. */
export const uploadContent = (db: Db, file: string): Promise<{ content: Buffer } | undefined> =>
  db.selectFrom('uploads').select('content').where('id', '=', idIn(file)).executeTakeFirst()

/** Whether the address is a stored picture of this account. */
export async function ownsBackground(db: Db, ownerId: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', idIn(address))
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row !== undefined
}
