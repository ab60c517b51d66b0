import { INVITATIONS_PER_ACCOUNT } from '../../config/limits.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { isOwnBackground } from '../uploads/service.ts'
import type { InvitationCache } from './cache.ts'
import { checkDetails, cleanDetails } from './model.ts'
import type { InvitationDetails, InvitationRow } from './model.ts'
import {
  countInvitationsOfOwner,
  deleteInvitation,
  findInvitationByRequestKey,
  findInvitationsOfOwner,
  findOwnInvitation,
  insertInvitation,
  reserveSlug,
  updateInvitation,
} from './repository.ts'
import { createSlug } from './slug.ts'

export { findSlugsOfOwner } from './repository.ts'

/** The maximum number of attempts when another process takes the same slug at the same time (65 random bits). */
const SLUG_ATTEMPTS = 3

export interface InvitationDeps extends AppDeps {
  invitationCache: InvitationCache
  /** Draws the link preview before the first request. */
  preparePreview: (row: InvitationRow) => void
}

async function checkBackground(
  { db }: InvitationDeps,
  ownerId: string,
  { backgroundImage }: InvitationDetails,
): Promise<void> {
  if (backgroundImage && !(await isOwnBackground(db, ownerId, backgroundImage)))
    throw createFieldError('backgroundImage', (texts) => texts.picture)
}

/**
 * Stores an invitation under a new slug.
 * @throws ApiError unauthorized (the account does not exist any more), limit_reached; the database's error when the slug is taken
 */
function storeInvitation(
  { db, clock }: InvitationDeps,
  ownerId: string,
  details: InvitationDetails,
  requestKey: string | null,
): Promise<InvitationRow> {
  return db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, ownerId)) === null) throw new ApiError('unauthorized')
    const existing = await findInvitationByRequestKey(trx, ownerId, requestKey)
    if (existing) return existing
    if ((await countInvitationsOfOwner(trx, ownerId)) >= INVITATIONS_PER_ACCOUNT) throw new ApiError('limit_reached')
    const slug = createSlug(details.groom, details.bride, details.language)
    await reserveSlug(trx, slug)
    return insertInvitation(trx, { owner_id: ownerId, slug, request_key: requestKey }, details, getTimestamp(clock))
  })
}

/** Stores an invitation, with another slug while the slug is taken. */
async function storeUnderFreeSlug(...args: Parameters<typeof storeInvitation>): Promise<InvitationRow> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeInvitation(...args)
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === SLUG_ATTEMPTS) throw error
    }
  }
}

/**
 * Publishes an invitation under a new slug.
 * @param requestKey the request's idempotency key; a second call with the same key returns the first invitation
 * @throws ApiError validation_failed, unauthorized (the account does not exist any more), limit_reached
 */
export async function publishInvitation(
  deps: InvitationDeps,
  ownerId: string,
  given: InvitationDetails,
  requestKey: string | null,
): Promise<InvitationRow> {
  const details = cleanDetails(given)
  checkDetails(details, deps.clock())
  await checkBackground(deps, ownerId, details)
  const row = await storeUnderFreeSlug(deps, ownerId, details, requestKey)
  deps.preparePreview(row)
  return row
}

/** @returns the account's invitations, newest first */
export const listInvitations = ({ db }: InvitationDeps, ownerId: string): Promise<InvitationRow[]> =>
  findInvitationsOfOwner(db, ownerId)

/**
 * Replaces an invitation's details. The slug stays.
 * @throws ApiError validation_failed, not_found, version_conflict
 */
export async function editInvitation(
  deps: InvitationDeps,
  ownerId: string,
  id: string,
  version: number,
  given: InvitationDetails,
): Promise<InvitationRow> {
  const before = await findOwnInvitation(deps.db, ownerId, id)
  if (!before) throw new ApiError('not_found')
  const details = cleanDetails(given)
  checkDetails(details, deps.clock(), before)
  await checkBackground(deps, ownerId, details)
  const row = await updateInvitation(deps.db, ownerId, id, version, details, getTimestamp(deps.clock))
  if (!row) throw new ApiError('version_conflict')
  deps.invitationCache.drop([row.slug])
  deps.preparePreview(row)
  return row
}

/** @throws ApiError not_found */
export async function removeInvitation(
  { db, invitationCache }: InvitationDeps,
  ownerId: string,
  id: string,
): Promise<void> {
  const slug = await deleteInvitation(db, ownerId, id)
  if (slug === null) throw new ApiError('not_found')
  invitationCache.drop([slug])
}

/**
 * @param slug in any Unicode normalization form
 * @throws ApiError not_found
 */
export async function getPublishedInvitation(
  { invitationCache }: Pick<InvitationDeps, 'invitationCache'>,
  slug: string,
): Promise<InvitationRow> {
  const row = await invitationCache.find(slug.normalize('NFC'))
  if (!row) throw new ApiError('not_found')
  return row
}
