import { readInBatches } from '../../database/pages.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { toDetails, toEditWire, toProviderColumns, toProviderWire } from './model.ts'
import type { OwnProvider, ProviderDetails, ProviderRow } from './model.ts'
import { deleteEdit, findEdit, findQueueBatch, raiseVersion, replaceEdit, updateRefusal } from './repository/edits.ts'
import type { EditRow, QueuedRow } from './repository/edits.ts'
import { findProvider, replaceServices } from './repository/providers.ts'

export { countWaiting, findQueuePage } from './repository/edits.ts'
export type { QueuedRow } from './repository/edits.ts'

/** @returns a provider with its edit, as its owner and the operator see it */
export const toOwnWire = (row: ProviderRow, edit: EditRow | undefined) => ({
  ...toProviderWire(row),
  edit: edit ? toEditWire(edit) : null,
  refusal: row.refusal,
})

/** @returns the edit in a row of the queue */
export const getEdit = (row: QueuedRow): EditRow | undefined =>
  row.edit_details === null || row.edit_created_at === null
    ? undefined
    : {
        provider_id: row.id,
        details: row.edit_details,
        refusal: row.edit_refusal,
        created_at: row.edit_created_at,
      }

export async function describeOwn(db: Db, row: ProviderRow): Promise<OwnProvider> {
  return toOwnWire(row, await findEdit(db, row.id))
}

/** Reads the providers with this status, or all, with their edits, oldest first. */
export const readQueue = (db: Db, status?: string): AsyncGenerator<QueuedRow> =>
  readInBatches((last) => findQueueBatch(db, status, last))

/**
 * Replaces the details, which wait for approval. A listed provider stays listed as it is.
 * @throws ApiError validation_failed, version_conflict, not_found
 */
export function editProvider(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  ownerId: string,
  id: string,
  version: number,
  details: ProviderDetails,
): Promise<OwnProvider> {
  const columns = toProviderColumns(details)
  const now = getTimestamp(clock)
  return db.transaction().execute(async (trx) => {
    const stored = await findProvider(trx, id)
    if (!stored || stored.owner_id !== ownerId) throw new ApiError('not_found')
    if (stored.version !== version) throw new ApiError('version_conflict')
    const isListed = stored.status === 'approved'
    const changes = isListed ? {} : { ...columns, status: 'pending', refusal: null }
    const row = await raiseVersion(trx, stored, now, changes)
    if (!row) throw new ApiError('version_conflict')
    if (!isListed) await replaceServices(trx, id, details.serviceClasses)
    else
      await replaceEdit(trx, {
        provider_id: id,
        details: JSON.stringify(toDetails(columns)),
        refusal: null,
        created_at: now,
      })
    return describeOwn(trx, row)
  })
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
): Promise<{ row: ProviderRow; edit: EditRow | undefined }> {
  const stored = await findProvider(trx, id)
  if (!stored) throw new ApiError('not_found')
  if (version !== undefined && stored.version !== version) throw new ApiError('version_conflict')
  const edit = await findEdit(trx, id)
  const waiting = edit?.refusal === null ? edit : undefined
  if (decision === 'approve') return { row: await approve(trx, stored, waiting, now), edit: undefined }
  if (waiting && stored.status === 'approved') {
    const row = await raiseVersion(trx, stored, now)
    if (!row) throw new ApiError('version_conflict')
    await updateRefusal(trx, id, reason ?? '')
    return { row, edit: { ...waiting, refusal: reason ?? '' } }
  }
  const row = await raiseVersion(trx, stored, now, { status: 'rejected', refusal: reason })
  if (!row) throw new ApiError('version_conflict')
  return { row, edit }
}

async function approve(
  trx: DbTransaction,
  stored: ProviderRow,
  edit: EditRow | undefined,
  now: string,
): Promise<ProviderRow> {
  const details = edit && (JSON.parse(edit.details) as ProviderDetails)
  const columns = details ? toProviderColumns(details) : {}
  const row = await raiseVersion(trx, stored, now, { ...columns, status: 'approved', refusal: null })
  if (!row) throw new ApiError('version_conflict')
  if (details) await replaceServices(trx, row.id, details.serviceClasses)
  await deleteEdit(trx, row.id)
  return row
}
