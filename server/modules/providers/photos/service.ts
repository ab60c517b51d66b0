import { createHash, randomUUID } from 'node:crypto'
import { hasContact } from '../../../../shared/hasContact.ts'
import { PHOTOS_PER_PROVIDER } from '../../../../shared/limits.ts'
import { cleanLine, isBlank } from '../../../../shared/text.ts'
import { PHOTO_SIZES } from '../../../config/limits.ts'
import type { Db, DbTransaction } from '../../../database/schema.ts'
import type { AppDeps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import { getTimestamp } from '../../../lib/instant.ts'
import { resolveRepeated } from '../../../lib/repeatedCreation.ts'
import type { Body } from '../../../lib/operationTypes.ts'
import type { ConvertPicture } from '../../uploads/pictures.ts'
import { claimOwnProvider, requireOwnProvider } from '../ownership.ts'
import {
  deletePhoto,
  detachFiles,
  findPhoto,
  findPhotos,
  findShownPhoto,
  insertPhoto,
  updatePhoto,
} from '../repository/photos.ts'
import { PHOTO_SIZE_NAMES, parseFileName, toOwnPhotoWire } from './model.ts'
import type { OwnPhoto, PhotoRow } from './model.ts'
import type { PhotoStore } from './store.ts'

export interface PhotoDeps extends Pick<AppDeps, 'db' | 'clock'> {
  photoStore: PhotoStore
  convertPicture: ConvertPicture
}

interface Sender {
  userId: string
  providerId: string
}

const requireSpace = async (db: Db, providerId: string): Promise<PhotoRow[]> => {
  const photos = await findPhotos(db, [providerId])
  if (photos.length >= PHOTOS_PER_PROVIDER) throw new ApiError('limit_reached')
  return photos
}

/**
 * Converts a photograph and adds it to a provider of the account, where it waits for approval. A repeated request does nothing.
 * @throws ApiError not_found, limit_reached, already_exists (the id), or when the file is not a picture or too large
 */
export async function addPhoto(
  { db, clock, photoStore, convertPicture }: PhotoDeps,
  { userId, providerId }: Sender,
  { id, file }: { id: string; file: Buffer },
): Promise<OwnPhoto> {
  await requireOwnProvider(db, userId, providerId)
  const checksum = createHash('sha256').update(file).digest('hex')
  const resolve = (stored: PhotoRow) =>
    resolveRepeated(stored, { isOwn: stored.provider_id === providerId, isSame: stored.checksum === checksum })
  const repeated = await findPhoto(db, id)
  if (repeated) return toOwnPhotoWire(await resolve(repeated))
  await requireSpace(db, providerId)
  const pictures = await convertPicture(
    file,
    PHOTO_SIZE_NAMES.map((size) => PHOTO_SIZES[size]),
  )
  const { width, height } = pictures.at(-1)!
  const fileId = randomUUID()
  const files = pictures.map(({ content }, nth) => ({ size: PHOTO_SIZE_NAMES[nth]!, content }))
  const attach = await photoStore.write(fileId, files)
  const stored = await db.transaction().execute(async (trx) => {
    await claimOwnProvider(trx, userId, providerId)
    const existing = await findPhoto(trx, id)
    if (existing) return resolve(existing)
    const photos = await requireSpace(trx, providerId)
    const photo = {
      id,
      provider_id: providerId,
      file_id: fileId,
      position: (photos.at(-1)?.position ?? -1) + 1,
      status: 'waiting',
      alt: null,
      new_alt: null,
      refusal: null,
      width,
      height,
      checksum,
      created_at: getTimestamp(clock),
    }
    if (!(await insertPhoto(trx, photo))) throw new ApiError('already_exists')
    await attach(trx, id)
    return photo
  })
  return toOwnPhotoWire(stored)
}

type Arrangement = Body<'arrangeProviderPhotos'>['photos']

/** @throws ApiError validation_failed for words with a link or a phone number */
function cleanAlts(photos: Arrangement): Array<string | null> {
  const alts = photos.map(({ alt }) => (alt === null || isBlank(alt) ? null : cleanLine(alt)))
  const problems = alts.flatMap((alt, nth) =>
    alt !== null && hasContact(alt)
      ? [{ field: `photos.${nth}.alt`, message: (texts: { contactInProfile: string }) => texts.contactInProfile }]
      : [],
  )
  if (problems.length > 0) throw new ApiError('validation_failed', problems)
  return alts
}

/** @returns the words of a photograph; new ones of a listed photograph wait, unless there are none any more */
function getAltChanges({ status, alt: shown }: PhotoRow, alt: string | null): Partial<PhotoRow> {
  if (status !== 'listed' || alt === null) return { alt, new_alt: null }
  return { new_alt: alt === shown ? null : alt }
}

/**
 * Sets the order and the words of all photographs.
 * @throws ApiError not_found, validation_failed, version_conflict when they are not those that are stored
 */
export async function arrangePhotos(
  { db }: PhotoDeps,
  { userId, providerId }: Sender,
  given: Arrangement,
): Promise<{ photos: OwnPhoto[] }> {
  const alts = cleanAlts(given)
  return db.transaction().execute(async (trx) => {
    await claimOwnProvider(trx, userId, providerId)
    const stored = new Map((await findPhotos(trx, [providerId])).map((photo) => [photo.id, photo]))
    const ids = given.map(({ id }) => id.toLowerCase())
    const isComplete = new Set(ids).size === stored.size && ids.length === stored.size
    if (!isComplete || ids.some((id) => !stored.has(id))) throw new ApiError('version_conflict')
    for (const [position, id] of ids.entries())
      await updatePhoto(trx, id, { position, ...getAltChanges(stored.get(id)!, alts[position] ?? null) })
    return { photos: (await findPhotos(trx, [providerId])).map(toOwnPhotoWire) }
  })
}

/** @throws ApiError not_found */
export async function removePhoto({ db }: PhotoDeps, { userId, providerId }: Sender, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await claimOwnProvider(trx, userId, providerId)
    if (!(await deletePhoto(trx, providerId, id))) throw new ApiError('not_found')
  })
}

/**
 * @param name the name of the file in its address
 * @throws ApiError not_found
 */
export async function readPhotoFile({ db, photoStore }: PhotoDeps, name: string): Promise<Buffer> {
  const { fileId, size } = parseFileName(name)
  const photo = await findShownPhoto(db, fileId)
  const content = photo && (await photoStore.read({ photoId: photo.id, fileId, size }))
  if (!content) throw new ApiError('not_found')
  return content
}

/** An operator's decision about one photograph. */
export interface PhotoDecision {
  id: string
  /** The words that the operator has seen. */
  alt: string | null
  isListed: boolean
}

/**
 * Lists or refuses photographs of a provider. New words about a listed photograph are refused without it.
 * @param reason why some are refused
 * @returns the number of photographs and words that were refused
 * @throws ApiError version_conflict when one was deleted, or has other words than the operator has seen
 */
export async function decidePhotos(
  trx: DbTransaction,
  providerId: string,
  decisions: PhotoDecision[],
  reason: string | null,
): Promise<number> {
  const stored = new Map((await findPhotos(trx, [providerId])).map((photo) => [photo.id, photo]))
  for (const { id, alt, isListed } of decisions) {
    const photo = stored.get(id.toLowerCase())
    const words = photo && (photo.new_alt ?? photo.alt)
    if (!photo || photo.status === 'refused' || words !== alt) throw new ApiError('version_conflict')
    if (isListed) await updatePhoto(trx, photo.id, { status: 'listed', alt: words, new_alt: null, refusal: null })
    else if (photo.new_alt !== null) await updatePhoto(trx, photo.id, { new_alt: null, refusal: reason })
    else await refusePhoto(trx, photo.id, reason)
  }
  return decisions.filter(({ isListed }) => !isListed).length
}

async function refusePhoto(trx: DbTransaction, id: string, reason: string | null): Promise<void> {
  await updatePhoto(trx, id, { status: 'refused', refusal: reason })
  await detachFiles(trx, id)
}
