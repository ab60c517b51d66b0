import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { MemberRole } from '../../lib/weddingView.ts'
import { isOwnBackground } from '../uploads/service.ts'
import { recordChanges } from '../weddings/changes.ts'
import { describeInvitation } from '../weddings/describePlans.ts'
import { findMember, lockWedding, removeEmptyWedding } from '../weddings/service.ts'
import type { InvitationCache } from './cache.ts'
import { checkDetails, cleanDetails } from './model.ts'
import type { InvitationDetails, InvitationRow, PublishedInvitation } from './model.ts'
import {
  copyPlaces,
  deleteInvitationRow,
  findInvitationsOfMember,
  findInvitationsOfWedding,
  findOwnInvitation,
  raiseVersions,
  updateInvitation,
} from './repository.ts'
import { EDITORS, storeUnderFreeSlug, storeWithPlans } from './storeInvitation.ts'
import type { InvitationKeys } from './storeInvitation.ts'

export { findSlugsOfWedding, findInvitationsOfOwner, findSlugsOfOwner, handOverInvitations } from './repository.ts'

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
 * @param roles that may do it
 * @returns an invitation of a wedding of the account
 * @throws ApiError not_found, forbidden
 */
async function getInvitation(db: Db, userId: string, id: string, roles: readonly MemberRole[]): Promise<InvitationRow> {
  const row = await findOwnInvitation(db, userId, id)
  const member = row && (await findMember(db, userId, row.wedding_id))
  if (!member) throw new ApiError('not_found')
  if (!roles.includes(member.role)) throw new ApiError('forbidden')
  return row
}

/** Updates the cache and the preview pictures after invitations have changed. */
function announceChanges({ invitationCache, preparePreview }: InvitationDeps, rows: InvitationRow[]): void {
  invitationCache.drop(rows.map(({ slug }) => slug))
  for (const row of rows) preparePreview(row)
}

/**
 * Raises the versions of a wedding's invitations after a change of its events.
 * @returns a function that updates the cache and the preview pictures, to be called after the commit
 */
export async function touchInvitations(
  deps: InvitationDeps,
  trx: DbTransaction,
  weddingId: string,
): Promise<() => void> {
  await raiseVersions(trx, weddingId, getTimestamp(deps.clock))
  const rows = await findInvitationsOfWedding(trx, weddingId)
  await copyPlaces(trx, rows)
  return () => announceChanges(deps, rows)
}

/**
 * Publishes an invitation under a new slug.
 * @param keys with an idempotency key, it is published once for each key
 * @throws ApiError validation_failed, unauthorized (the account does not exist any more), already_exists (the key), limit_reached
 */
export async function publishInvitation(
  deps: InvitationDeps,
  keys: InvitationKeys,
  given: InvitationDetails,
): Promise<InvitationRow> {
  const details = cleanDetails(given)
  checkDetails(details, deps.clock())
  await checkBackground(deps, keys.ownerId, details)
  const { row, moved } = await storeUnderFreeSlug(deps, keys, details)
  announceChanges(deps, moved)
  deps.preparePreview(row)
  return row
}

/** @returns the invitations of the account's weddings, newest first */
export const listInvitations = ({ db }: InvitationDeps, userId: string): Promise<InvitationRow[]> =>
  findInvitationsOfMember(db, userId)

/**
 * Replaces an invitation's details. The slug stays. New dates and another place change the other invitations of the wedding too.
 * @throws ApiError validation_failed, not_found, forbidden, version_conflict
 */
export async function editInvitation(
  deps: InvitationDeps,
  ownerId: string,
  id: string,
  version: number,
  given: InvitationDetails,
): Promise<InvitationRow> {
  const before = await getInvitation(deps.db, ownerId, id, EDITORS)
  const details = cleanDetails(given)
  checkDetails(details, deps.clock(), before)
  if (details.backgroundImage !== before.background_image) await checkBackground(deps, ownerId, details)
  const now = getTimestamp(deps.clock)
  const { row, moved } = await deps.db.transaction().execute(async (trx) => {
    await lockWedding(trx, before.wedding_id)
    const keys = { weddingId: before.wedding_id, userId: ownerId, now }
    const store = async () => {
      if (!(await updateInvitation(trx, id, version, details, now))) throw new ApiError('version_conflict')
      return id
    }
    return storeWithPlans(trx, keys, details, { kind: 'invitationEdited', store })
  })
  announceChanges(deps, [row, ...moved])
  return row
}

/**
 * Deletes an invitation, and its wedding when nothing else belongs to it.
 * @throws ApiError not_found, forbidden
 */
export async function removeInvitation(
  { db, clock, invitationCache }: InvitationDeps,
  ownerId: string,
  id: string,
): Promise<void> {
  const slug = await db.transaction().execute(async (trx) => {
    const row = await getInvitation(trx, ownerId, id, ['owner'])
    await lockWedding(trx, row.wedding_id)
    await deleteInvitationRow(trx, id)
    const keys = { weddingId: row.wedding_id, userId: ownerId, now: getTimestamp(clock) }
    await recordChanges(trx, keys, [describeInvitation('invitationDeleted', id)])
    await removeEmptyWedding(trx, row.wedding_id)
    return row.slug
  })
  invitationCache.drop([slug])
}

/**
 * @param slug in any Unicode normalization form
 * @throws ApiError not_found
 */
export async function getPublishedInvitation(
  { invitationCache }: Pick<InvitationDeps, 'invitationCache'>,
  slug: string,
): Promise<PublishedInvitation> {
  const row = await invitationCache.find(slug.normalize('NFC'))
  if (!row) throw new ApiError('not_found')
  return row
}
