import { readInBatches } from '../../database/pages.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import { toProviderColumns } from './model.ts'
import type { ProviderDetails, ProviderRow } from './model.ts'
import {
  deleteProvider,
  findProvider,
  findProviderBatch,
  findServices,
  insertProvider,
  updateProvider,
  updateStatus,
} from './repository/providers.ts'
import type { PageRequest, ServiceFilter, ServiceRow } from './repository/providers.ts'

export {
  countPendingProviders,
  findApprovedProviders,
  findProvider,
  findProviderPage,
  searchProviders,
} from './repository/providers.ts'
export type { PageRequest, ServiceFilter, ServiceRow } from './repository/providers.ts'

/**
 * Adds a registration that is pending approval. A repeated request adds nothing.
 * @param ownerId null for a visitor without an account
 * @returns the stored registration
 * @throws ApiError validation_failed for a name without a visible character; already_exists (the id)
 */
export async function registerProvider(
  { db, clock }: AppDeps,
  { id, ownerId }: { id: string; ownerId: string | null },
  details: ProviderDetails,
): Promise<ProviderRow> {
  const columns = toProviderColumns(details)
  const keys = { id, owner_id: ownerId, status: 'pending' }
  const stored = { columns, serviceClasses: details.serviceClasses }
  const isNew = await insertProvider(db, keys, stored, getTimestamp(clock))
  const row = await findProvider(db, id)
  // Deleted in the meantime.
  if (!row) throw new ApiError('already_exists')
  if (isNew) return row
  return resolveRepeated(row, { isOwn: row.owner_id === ownerId, isSame: hasColumns(row, columns) })
}

/**
 * Adds an approved provider without an owner under a fixed id.
 * @returns false when the id exists
 */
export const addApprovedProvider = (db: Db, id: string, details: ProviderDetails, now: string): Promise<boolean> =>
  insertProvider(
    db,
    { id, owner_id: null, status: 'approved' },
    { columns: toProviderColumns(details), serviceClasses: details.serviceClasses },
    now,
  )

/**
 * @param viewerId the signed-in account, which sees its own providers in any status
 * @throws ApiError not_found
 */
export async function getVisibleProvider(
  { db }: AppDeps,
  id: string,
  viewerId: string | undefined,
): Promise<ProviderRow> {
  const row = await findProvider(db, id)
  const isOwn = row && row.owner_id !== null && row.owner_id === viewerId
  if (!row || (row.status !== 'approved' && !isOwn)) throw new ApiError('not_found')
  return row
}

/**
 * Replaces the details and sets the provider to pending approval.
 * @throws ApiError validation_failed, version_conflict, not_found
 */
export async function editProvider(
  { db, clock }: AppDeps,
  ownerId: string,
  id: string,
  version: number,
  details: ProviderDetails,
): Promise<ProviderRow> {
  const row = await updateProvider(
    db,
    ownerId,
    id,
    version,
    { columns: toProviderColumns(details), serviceClasses: details.serviceClasses },
    getTimestamp(clock),
  )
  if (row) return row
  const existing = await findProvider(db, id)
  throw new ApiError(existing?.owner_id === ownerId ? 'version_conflict' : 'not_found')
}

/** Reads the providers with this status, or all, oldest first. */
export const readProviders = (db: Db, status?: string): AsyncGenerator<ProviderRow> =>
  readInBatches((last) => findProviderBatch(db, status, last))

/**
 * Approves or rejects a provider.
 * @param version the version that the operator has seen; any when undefined
 * @throws ApiError not_found, version_conflict
 */
export async function decideProvider(
  trx: DbTransaction,
  id: string,
  decision: { status: 'approved' | 'rejected'; now: string; version?: number | undefined },
): Promise<ProviderRow> {
  const row = await updateStatus(trx, id, decision)
  if (row) return row
  throw new ApiError((await findProvider(trx, id)) ? 'version_conflict' : 'not_found')
}

/** @throws ApiError not_found */
export async function removeProvider({ db }: AppDeps, ownerId: string, id: string): Promise<void> {
  if (!(await deleteProvider(db, ownerId, id))) throw new ApiError('not_found')
}

/**
 * @returns a page of the services of approved providers, and their total number
 * @throws ApiError not_found for a provider that is not approved
 */
export async function listServices(
  { db }: AppDeps,
  page: PageRequest,
  filter: ServiceFilter = {},
): Promise<{ rows: ServiceRow[]; total: number }> {
  const { providerId } = filter
  if (providerId !== undefined && (await findProvider(db, providerId))?.status !== 'approved')
    throw new ApiError('not_found')
  return findServices(db, page, filter)
}
