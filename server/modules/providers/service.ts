import { PROVIDERS_PER_ACCOUNT } from '../../config/limits.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { Db } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { resolveRepeated } from '../../lib/repeatedCreation.ts'
import type { Language } from '../../messages/index.ts'
import type { Mailer } from '../mail/service.ts'
import { toDetails, toListedWire, toProviderColumns } from './model.ts'
import type { ProviderDetails, ProviderRow } from './model.ts'
import type { Profile } from './profile.ts'
import { buildReceivedMail } from './mails.ts'
import { claimOwnProvider, findOwn } from './ownership.ts'
import { countOwnProviders } from './repository/owners.ts'
import { findCovers } from './repository/photos.ts'
import { findRatingsOf } from './reviews/service.ts'
import { deleteProvider, findProvider, findServices, insertProvider, searchProviders } from './repository/providers.ts'
import type { PageRequest, ProviderSearch, ServiceFilter, ServiceRow } from './repository/providers.ts'

export { countApprovedProviders, findApprovedProviders, findProvider } from './repository/providers.ts'
export type { ApprovedProvider, PageRequest, ServiceFilter, ServiceRow } from './repository/providers.ts'

export interface ProviderDeps extends AppDeps {
  mailer: Mailer
}

/**
 * Adds a registration that is pending approval, and tells its e-mail address. A repeated request does nothing.
 * @param ownerId null for a visitor without an account
 * @returns the stored registration
 * @throws ApiError validation_failed for a name without a visible character; already_exists (the id); limit_reached
 */
export async function registerProvider(
  { db, clock, mailer, config }: ProviderDeps,
  { id, ownerId, language }: { id: string; ownerId: string | null; language: Language },
  details: ProviderDetails,
): Promise<ProviderRow> {
  const columns = toProviderColumns(details)
  const keys = { id, owner_id: ownerId, status: 'pending', language }
  const stored = { columns, serviceClasses: details.serviceClasses }
  const isNew = await db.transaction().execute(async (trx) => {
    if (ownerId !== null && (await lockAccount(trx, ownerId)) === null) throw new ApiError('unauthorized')
    if (!(await insertProvider(trx, keys, stored, getTimestamp(clock)))) return false
    if (ownerId !== null && (await countOwnProviders(trx, ownerId)) > PROVIDERS_PER_ACCOUNT)
      throw new ApiError('limit_reached')
    await mailer.enqueue(trx, buildReceivedMail(config, columns.email, language))
    return true
  })
  if (isNew) mailer.scheduleDelivery()
  const row = await findProvider(db, id)
  // Deleted in the meantime.
  if (!row) throw new ApiError('already_exists')
  if (isNew) return row
  // Its owner may have added a profile since.
  const isSame = JSON.stringify(toDetails(row)) === JSON.stringify(toDetails(columns))
  return resolveRepeated(row, { isOwn: row.owner_id === ownerId, isSame })
}

/**
 * Adds an approved provider without an owner under a fixed id.
 * @returns false when the id exists
 */
export const addApprovedProvider = (
  db: Db,
  id: string,
  details: ProviderDetails,
  now: string,
  profile: Profile | null = null,
): Promise<boolean> =>
  db
    .transaction()
    .execute((trx) =>
      insertProvider(
        trx,
        { id, owner_id: null, status: 'approved' },
        { columns: toProviderColumns(details, profile), serviceClasses: details.serviceClasses },
        now,
      ),
    )

/** @returns a page of the approved providers that match, and their number up to RESULTS_COUNTED */
export async function searchDirectory({ db }: AppDeps, search: ProviderSearch) {
  const { rows, total } = await searchProviders(db, search)
  const ids = rows.map(({ id }) => id)
  const covers = await findCovers(db, ids)
  const getRating = await findRatingsOf(db, ids)
  const toWire = (row: ProviderRow) =>
    toListedWire(
      row,
      covers.find((photo) => photo.provider_id === row.id),
      getRating(row.id),
    )
  return { rows: rows.map(toWire), total }
}

/**
 * @param viewerId the signed-in account, which sees its own providers in any status
 * @throws ApiError not_found
 */
export async function getVisibleProvider(
  { db }: AppDeps,
  id: string,
  viewerId: string | undefined,
): Promise<{ row: ProviderRow; isOwn: boolean }> {
  const own = viewerId === undefined ? undefined : await findOwn(db, viewerId, id)
  const row = own ?? (await findProvider(db, id))
  if (!row || (row.status !== 'approved' && !own)) throw new ApiError('not_found')
  return { row, isOwn: own !== undefined }
}

/** @throws ApiError not_found */
export async function removeProvider({ db }: AppDeps, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await claimOwnProvider(trx, userId, id)
    await deleteProvider(trx, id)
  })
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
