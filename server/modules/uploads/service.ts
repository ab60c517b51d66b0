import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { getBackgroundAddress, parseUploadId } from './address.ts'
import { convertPicture } from './pictures.ts'
import { findUploadContent, insertUpload, isOwnUpload } from './repository.ts'

/**
 * Converts and stores a picture of the account.
 * @returns its address
 * @throws ApiError when the file is not a picture or too large, unauthorized (the account does not exist any more), limit_reached
 */
export async function storeBackground({ db, clock }: AppDeps, ownerId: string, file: Buffer): Promise<string> {
  const upload = {
    id: randomUUID(),
    owner_id: ownerId,
    content: await convertPicture(file),
    created_at: getTimestamp(clock),
  }
  await insertUpload(db, upload)
  return getBackgroundAddress(upload.id)
}

/** @throws ApiError not_found */
export async function getBackground({ db }: AppDeps, file: string): Promise<Buffer> {
  const upload = await findUploadContent(db, parseUploadId(file))
  if (!upload) throw new ApiError('not_found')
  return upload.content
}

/** @returns whether the address is a stored picture of this account */
export const isOwnBackground = (db: Db, ownerId: string, address: string): Promise<boolean> =>
  isOwnUpload(db, ownerId, parseUploadId(address))
