import type { Db } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import type { Language } from '../../messages/index.ts'
import type { Mailer } from '../mail/service.ts'
import { toProviderColumns } from './model.ts'
import type { ProviderDetails, ProviderRow } from './model.ts'
import { buildReceivedMail } from './mails.ts'
import { deleteProvider, findProvider, findServices, insertProvider } from './repository/providers.ts'
import type { PageRequest, ServiceFilter, ServiceRow } from './repository/providers.ts'

export { findApprovedProviders, findProvider, searchProviders } from './repository/providers.ts'
export type { PageRequest, ServiceFilter, ServiceRow } from './repository/providers.ts'

export interface ProviderDeps extends AppDeps {
  mailer: Mailer
}

/**
 * Adds a registration that is pending approval, and tells its e-mail address. A repeated request does nothing.
 * @param ownerId null for a visitor without an account
 * @returns the stored registration
 * @throws ApiError validation_failed for a name without a visible character; already_exists (the id)
 */
export async function registerProvider(
  { db, clock, mailer, config }: ProviderDeps,
  { id, ownerId, language }: { id: string; ownerId: string | null; language: Language },
  details: ProviderDetails,
): Promise<ProviderRow> {
  const columns = toProviderColumns(details)
  const keys = { id, owner_id: ownerId, status: 'pending', language }
  const stored = { columns, serviceClasses: details.serviceClasses }
  const isNew = await insertProvider(db, keys, stored, getTimestamp(clock), (trx) =>
    mailer.enqueue(trx, buildReceivedMail(config, columns.email, language)),
  )
  if (isNew) mailer.scheduleDelivery()
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
