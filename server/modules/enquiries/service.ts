import { DEFAULT_TIME_ZONE, ENQUIRIES_PER_ACCOUNT } from '../../../shared/limits.ts'
import { getCalendarDate } from '../../../shared/timeZones.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { Page, PageRequest } from '../../database/pages.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, VersionConflict, createFieldError } from '../../errors.ts'
import { createReference } from '../../lib/codes.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Body } from '../../lib/operationTypes.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import { countEnquiry, uncountEnquiry } from '../providers/enquiries.ts'
import { findOwn, requireOwnProvider } from '../providers/ownership.ts'
import { findMember } from '../weddings/service.ts'
import { toEnquiryColumns, toOutcomeColumns } from './model.ts'
import type { EnquiryRow, OwnEnquiryRow } from './model.ts'
import {
  countOwnEnquiries,
  deleteEnquiryRow,
  findEnquiry,
  findOwnEnquiryRow,
  findReceivedEnquiries,
  insertEnquiry,
  lockOwnEnquiryRow,
  updateOutcome,
} from './repository.ts'

import { describeEnquiry } from './reviews.ts'

export { findOwnEnquiries as listEnquiries } from './repository.ts'

type Deps = Pick<AppDeps, 'db' | 'clock'>

interface Sending {
  id: string
  providerId: string
  /** Null for a visitor without an account. */
  userId: string | null
}

/** @throws ApiError validation_failed for a date before today in Cairo */
function checkWeddingDate(date: string | null, now: number): void {
  if (date !== null && date < getCalendarDate(DEFAULT_TIME_ZONE, now))
    throw createFieldError('weddingDate', (texts) => texts.pastWedding)
}

/**
 * Stores what a couple asks a provider, and counts it for the provider; a repeated request does nothing.
 * @returns the stored enquiry
 * @throws ApiError validation_failed, unauthorized (the account does not exist any more), not_found, own_provider, limit_reached,
 * already_exists (the id)
 */
export function sendEnquiry(
  { db, clock }: Deps,
  { id, providerId, userId }: Sending,
  { weddingId, ...asked }: Body<'sendEnquiry'>,
): Promise<EnquiryRow> {
  const details = toEnquiryColumns(asked)
  return db.transaction().execute(async (trx) => {
    if (userId !== null && (await lockAccount(trx, userId)) === null) throw new ApiError('unauthorized')
    const content = { ...details, provider_id: providerId, wedding_id: await findOwnWedding(trx, userId, weddingId) }
    const stored = await findEnquiry(trx, id)
    if (stored)
      return resolveRepeated(stored, { isOwn: stored.user_id === userId, isSame: hasColumns(stored, content) })
    checkWeddingDate(content.wedding_date, clock())
    const earlier = userId === null ? null : await countOwnEnquiries(trx, userId, providerId)
    const provider = await countEnquiry(trx, providerId, { isFirstOfAccount: earlier?.toProvider === 0, now: clock() })
    if (!provider) throw new ApiError('not_found')
    if (userId !== null && (await findOwn(trx, userId, providerId))) throw new ApiError('own_provider')
    if (earlier && earlier.all >= ENQUIRIES_PER_ACCOUNT) throw new ApiError('limit_reached')
    const now = getTimestamp(clock)
    const row: EnquiryRow = {
      id,
      reference: createReference(),
      user_id: userId,
      provider_name: provider.business_name ?? provider.full_name,
      ...content,
      status: 'asked',
      amount: null,
      note: null,
      version: 1,
      created_at: now,
      updated_at: now,
    }
    await insertEnquiry(trx, row)
    return row
  })
}

/** @returns the wedding, if the account is its member */
async function findOwnWedding(trx: DbTransaction, userId: string | null, weddingId: string | null) {
  const id = weddingId?.toLowerCase() ?? null
  return userId !== null && id !== null && (await findMember(trx, userId, id)) ? id : null
}

/**
 * @returns a page of the enquiries to a provider of the account, the newest first
 * @throws ApiError not_found
 */
export async function listReceivedEnquiries(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  providerId: string,
  page: PageRequest,
): Promise<Page<EnquiryRow>> {
  await requireOwnProvider(db, userId, providerId)
  return findReceivedEnquiries(db, providerId, page)
}

/** @throws ApiError not_found */
async function getOwnEnquiry(db: Db, userId: string, id: string): Promise<OwnEnquiryRow> {
  const row = await findOwnEnquiryRow(db, userId, id)
  if (!row) throw new ApiError('not_found')
  return row
}

/**
 * Replaces what the couple notes about an enquiry.
 * @throws ApiError validation_failed, not_found, VersionConflict
 */
export function editEnquiry(
  { db, clock }: Deps,
  userId: string,
  id: string,
  { version, ...given }: Body<'updateEnquiry'>,
): Promise<OwnEnquiryRow> {
  const outcome = toOutcomeColumns(given)
  return db.transaction().execute(async (trx) => {
    const stored = await lockOwnEnquiryRow(trx, userId, id)
    if (!stored) throw new ApiError('not_found')
    if (stored.version !== version)
      throw new VersionConflict(await describeEnquiry(trx, await getOwnEnquiry(trx, userId, id)))
    if (outcome.wedding_date !== stored.wedding_date) checkWeddingDate(outcome.wedding_date, clock())
    await updateOutcome(trx, id, { ...outcome, updated_at: getTimestamp(clock) })
    return getOwnEnquiry(trx, userId, id)
  })
}

/**
 * Deletes an enquiry with its review. The account counts no longer among those that have asked the provider, if this was its only enquiry.
 * @throws ApiError not_found
 */
export async function removeEnquiry({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, userId)) === null) throw new ApiError('unauthorized')
    const { provider_id: providerId } = await getOwnEnquiry(trx, userId, id)
    await deleteEnquiryRow(trx, id)
    if (providerId === null) return
    const { toProvider } = await countOwnEnquiries(trx, userId, providerId)
    if (toProvider === 0) await uncountEnquiry(trx, providerId)
  })
}
