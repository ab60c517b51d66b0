import { readInBatches } from '../../database/pages.ts'
import type { PageRequest } from '../../database/pages.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Body } from '../../lib/operationTypes.ts'
import { toDetails, toEditWire, toProviderColumns, toProviderWire } from './model.ts'
import type { OwnProvider, ProviderDetails, ProviderRow } from './model.ts'
import { claimOwnProvider } from './ownership.ts'
import { toListedPhotos, toOwnPhotoWire } from './photos/model.ts'
import type { PhotoRow } from './photos/model.ts'
import { parseProfile, toStoredProfile } from './profile.ts'
import {
  deleteEdit,
  findEdits,
  findQueueBatch,
  findQueuePage,
  raiseVersion,
  replaceEdit,
  updateRefusal,
} from './repository/edits.ts'
import type { EditRow, QueuedRow } from './repository/edits.ts'
import { findPhotos } from './repository/photos.ts'
import { findProvider, replaceServices } from './repository/providers.ts'
import { findRatingsOf } from './reviews/service.ts'
import { findRecentWeeks } from './views.ts'

export { countWaiting } from './repository/edits.ts'
export type { QueuedRow } from './repository/edits.ts'

/** @returns the edit in a row of the queue */
export const getEdit = (row: QueuedRow): EditRow | undefined =>
  row.edit_details === null || row.edit_created_at === null
    ? undefined
    : {
        provider_id: row.id,
        details: row.edit_details,
        profile: row.edit_profile,
        refusal: row.edit_refusal,
        created_at: row.edit_created_at,
      }

/** @returns a provider with its edit, as its owner and the operator see it */
const toEditedWire = (row: ProviderRow, edit: EditRow | undefined) => ({
  ...toProviderWire(row),
  profile: parseProfile(row.profile),
  edit: edit ? toEditWire(edit) : null,
  refusal: row.refusal,
})

/** @returns a provider with its edit and all its photographs, as the operator sees it */
const toQueuedWire = (row: ProviderRow, edit: EditRow | undefined, photos: PhotoRow[]) => ({
  ...toEditedWire(row, edit),
  photos: photos.map(toOwnPhotoWire),
})

/** @returns a provider as the operator sees it */
export async function describeQueued(db: Db, row: ProviderRow) {
  const [edit] = await findEdits(db, [row.id])
  return toQueuedWire(row, edit, await findPhotos(db, [row.id]))
}

/** @returns a page of the providers with this status, or of all, oldest first, as the operator sees them */
export async function listQueue(db: Db, status: string | undefined, page: PageRequest) {
  const { rows, total } = await findQueuePage(db, status, page)
  const photos = await findPhotos(
    db,
    rows.map(({ id }) => id),
  )
  const toWire = (row: QueuedRow) =>
    toQueuedWire(
      row,
      getEdit(row),
      photos.filter((photo) => photo.provider_id === row.id),
    )
  return { rows: rows.map(toWire), total }
}

/** @returns a provider as it is listed, with its page */
export async function describeListed(db: Db, row: ProviderRow): Promise<OwnProvider> {
  const photos = await findPhotos(db, [row.id])
  const getRating = await findRatingsOf(db, [row.id])
  return {
    ...toProviderWire(row),
    profile: parseProfile(row.profile),
    rating: getRating(row.id),
    photos: toListedPhotos(photos),
  }
}

/** @returns providers with all that waits of them, as their owner sees them */
export async function describeOwn({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, rows: ProviderRow[]) {
  const ids = rows.map(({ id }) => id)
  const edits = await findEdits(db, ids)
  const photos = await findPhotos(db, ids)
  const getRating = await findRatingsOf(db, ids)
  const getWeeks = await findRecentWeeks(db, ids, clock)
  return rows.map((row): OwnProvider => {
    const ownPhotos = photos.filter((photo) => photo.provider_id === row.id)
    return {
      ...toEditedWire(
        row,
        edits.find((edit) => edit.provider_id === row.id),
      ),
      rating: getRating(row.id),
      photos: toListedPhotos(ownPhotos),
      ownPhotos: ownPhotos.map(toOwnPhotoWire),
      weeks: getWeeks(row.id),
    }
  })
}

/** Reads the providers with this status, or all, with their edits, oldest first. */
export const readQueue = (db: Db, status?: string): AsyncGenerator<QueuedRow> =>
  readInBatches((last) => findQueueBatch(db, status, last))

/**
 * Replaces the details, which wait for approval. A listed provider stays listed as it is.
 * @param profile undefined to leave it as it is
 * @throws ApiError validation_failed, version_conflict, not_found
 */
export async function editProvider(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  userId: string,
  id: string,
  { version, profile, ...details }: Body<'updateProvider'>,
): Promise<OwnProvider> {
  const now = getTimestamp(clock)
  const newProfile = profile && toStoredProfile(profile, details.priceRange, Number(now.slice(0, 4)))
  const edited = await db.transaction().execute(async (trx) => {
    const stored = await claimOwnProvider(trx, userId, id)
    if (stored.version !== version) throw new ApiError('version_conflict')
    const isListed = stored.status === 'approved'
    const [edit] = isListed ? await findEdits(trx, [id]) : []
    const columns = toProviderColumns(details, newProfile ?? parseProfile((edit ?? stored).profile))
    const changes = isListed ? {} : { ...columns, status: 'pending', refusal: null }
    const row = await raiseVersion(trx, stored, now, changes)
    if (!row) throw new ApiError('version_conflict')
    if (!isListed) await replaceServices(trx, id, details.serviceClasses)
    else
      await replaceEdit(trx, {
        provider_id: id,
        details: JSON.stringify(toDetails(columns)),
        profile: columns.profile,
        refusal: null,
        created_at: now,
      })
    return row
  })
  return (await describeOwn({ db, clock }, [edited]))[0]!
}

export type Decision = 'approve' | 'reject'

export interface DecisionInput {
  decision: Decision
  now: string
  /** The version that the operator has seen; any when undefined. */
  version?: number | undefined
  /** Why it is rejected; null without a reason. */
  reason: string | null
}

/**
 * Approves or rejects what waits: the edit of a listed provider, else the provider.
 * @throws ApiError not_found, version_conflict
 */
export async function decideProvider(
  trx: DbTransaction,
  id: string,
  { decision, now, version, reason }: DecisionInput,
): Promise<ProviderRow> {
  const stored = await findProvider(trx, id)
  if (!stored) throw new ApiError('not_found')
  if (version !== undefined && stored.version !== version) throw new ApiError('version_conflict')
  const [edit] = await findEdits(trx, [id])
  const waiting = edit?.refusal === null ? edit : undefined
  if (decision === 'approve') return approve(trx, stored, waiting, now)
  if (waiting && stored.status === 'approved') {
    const row = await raiseVersion(trx, stored, now)
    if (!row) throw new ApiError('version_conflict')
    await updateRefusal(trx, id, reason ?? '')
    return row
  }
  const row = await raiseVersion(trx, stored, now, { status: 'rejected', refusal: reason })
  if (!row) throw new ApiError('version_conflict')
  return row
}

async function approve(
  trx: DbTransaction,
  stored: ProviderRow,
  edit: EditRow | undefined,
  now: string,
): Promise<ProviderRow> {
  const details = edit && (JSON.parse(edit.details) as ProviderDetails)
  const columns = details ? toProviderColumns(details, parseProfile(edit.profile)) : {}
  const row = await raiseVersion(trx, stored, now, { ...columns, status: 'approved', refusal: null })
  if (!row) throw new ApiError('version_conflict')
  if (details) await replaceServices(trx, row.id, details.serviceClasses)
  await deleteEdit(trx, row.id)
  return row
}
