import { randomUUID } from 'node:crypto'
import { PICTURE_SIDE_PX } from '../../../shared/limits.ts'
import { PICTURE_STORED_LIMIT_BYTES, UNUSED_UPLOAD_S, UPLOADS_PER_ACCOUNT } from '../../config/limits.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { Db } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { getBackgroundAddress, parseUploadId } from './address.ts'
import type { ConvertPicture } from './pictures.ts'
import {
  deleteUploads,
  findUploadContent,
  findUploadsOfOwner,
  findUsedBackgrounds,
  insertUpload,
  isOwnUpload,
} from './repository.ts'
import type { NewUpload } from './repository.ts'

export interface UploadDeps extends Pick<AppDeps, 'db' | 'clock'> {
  convertPicture: ConvertPicture
}

const BACKGROUND_SIZE = { sidePx: PICTURE_SIDE_PX, limitBytes: PICTURE_STORED_LIMIT_BYTES }

/**
 * Stores a picture of the account and deletes its older pictures that no invitation uses.
 * @throws ApiError unauthorized (the account does not exist any more), limit_reached
 */
export function storeUpload(db: Db, upload: NewUpload): Promise<void> {
  const { owner_id: ownerId } = upload
  const unusedSince = new Date(Date.parse(upload.created_at) - UNUSED_UPLOAD_S * 1000).toISOString()
  return db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, ownerId)) === null) throw new ApiError('unauthorized')
    const uploads = await findUploadsOfOwner(trx, ownerId)
    const usedIds = new Set((await findUsedBackgrounds(trx, ownerId)).map(parseUploadId))
    const stale = uploads.filter((row) => row.created_at < unusedSince && !usedIds.has(row.id)).map((row) => row.id)
    if (uploads.length - stale.length >= UPLOADS_PER_ACCOUNT) throw new ApiError('limit_reached')
    await deleteUploads(trx, stale)
    await insertUpload(trx, upload)
  })
}

/**
 * Converts and stores a picture of the account.
 * @returns its address
 * @throws ApiError when the file is not a picture or too large, unauthorized (the account does not exist any more), limit_reached
 */
export async function storeBackground(
  { db, clock, convertPicture }: UploadDeps,
  ownerId: string,
  file: Buffer,
): Promise<string> {
  const [picture] = await convertPicture(file, [BACKGROUND_SIZE])
  const upload = {
    id: randomUUID(),
    owner_id: ownerId,
    content: picture!.content,
    created_at: getTimestamp(clock),
  }
  await storeUpload(db, upload)
  return getBackgroundAddress(upload.id)
}

/** @throws ApiError not_found */
export async function getBackground({ db }: Pick<AppDeps, 'db'>, file: string): Promise<Buffer> {
  const upload = await findUploadContent(db, parseUploadId(file))
  if (!upload) throw new ApiError('not_found')
  return upload.content
}

/** @returns whether the address is a stored picture of this account */
export const isOwnBackground = (db: Db, ownerId: string, address: string): Promise<boolean> =>
  isOwnUpload(db, ownerId, parseUploadId(address))
