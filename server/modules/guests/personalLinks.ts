import type { Db, DbTransaction, Row } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { recordChanges, toChangeKeys } from '../weddings/changes.ts'
import { lockWedding } from '../weddings/service.ts'
import type { StoredHousehold } from './model.ts'
import { describeChange } from './describeChanges.ts'
import { findHouseholdByToken } from './repository/households.ts'
import { replaceWithinLimit } from './seatLimit.ts'
import { getEditableHousehold } from './service.ts'

/**
 * @returns the household of a personal link
 * @throws ApiError not_found for unknown and revoked tokens, and for households in the bin
 */
export async function getLinkedHousehold(db: Db, token: string): Promise<StoredHousehold> {
  const household = await findHouseholdByToken(db, token)
  if (!household || household.row.deleted_at !== null) throw new ApiError('not_found')
  return household
}

/** @returns whether a token leads to a household */
export async function hasLinkedHousehold(db: Db, token: string): Promise<boolean> {
  return (await findHouseholdByToken(db, token))?.row.deleted_at === null
}

/**
 * Locks the wedding of a personal link until the transaction ends.
 * @param before the household, which is read again, because its link or its seats may have changed before the lock
 * @throws ApiError not_found
 */
export async function lockLinkedHousehold(
  trx: DbTransaction,
  token: string,
  before: StoredHousehold,
): Promise<{ household: StoredHousehold; wedding: Row<'weddings'> }> {
  const wedding = await lockWedding(trx, before.row.wedding_id)
  return { household: await getLinkedHousehold(trx, token), wedding }
}

/**
 * Gives a household another personal link, or takes it away. The earlier one stops working at once.
 * @throws ApiError not_found, forbidden (its side)
 */
export async function replaceLinkToken(
  { db, clock }: AppDeps,
  view: WeddingView,
  id: string,
  token: string | null,
): Promise<StoredHousehold> {
  return db.transaction().execute(async (trx) => {
    await lockWedding(trx, view.weddingId)
    const { row, seats } = await getEditableHousehold(trx, view, id)
    const now = getTimestamp(clock)
    const household = { row: { ...row, token, version: row.version + 1, updated_at: now }, seats }
    await replaceWithinLimit(trx, [household])
    const kind = token === null ? 'linkRevoked' : 'linkRenewed'
    await recordChanges(trx, toChangeKeys(view, now), [describeChange(kind, household)])
    return household
  })
}
