import { formatCouple } from '../../../shared/formatCouple.ts'
import { DEFAULT_TIME_ZONE } from '../../../shared/limits.ts'
import { INVITATIONS_PER_ACCOUNT } from '../../config/limits.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { MemberRole } from '../../lib/weddingView.ts'
import { resolveRepeated } from '../../lib/repeatedCreation.ts'
import { isOwnBackground } from '../uploads/service.ts'
import { saveInvitationPlans } from '../weddings/invitationPlans.ts'
import {
  checkWeddingLimit,
  findMember,
  lockWedding,
  lockWeddingIfExists,
  removeEmptyWedding,
  storeWedding,
} from '../weddings/service.ts'
import type { InvitationCache } from './cache.ts'
import { checkDetails, cleanDetails, hasDetails, toInvitationPlans, toWire } from './model.ts'
import type { InvitationDetails, InvitationRow, PublishedInvitation } from './model.ts'
import {
  copyPlaces,
  countInvitationsOfOwner,
  deleteInvitationRow,
  findInvitationByRequestKey,
  findInvitationsOfMember,
  findInvitationsOfWedding,
  findOwnInvitation,
  insertInvitation,
  raiseVersions,
  reserveSlug,
  updateInvitation,
} from './repository.ts'
import { createSlug } from './slug.ts'

export { findSlugsOfWedding, findInvitationsOfOwner, findSlugsOfOwner, handOverInvitations } from './repository.ts'

/** The maximum number of attempts when another process takes the same slug at the same time (65 random bits). */
const SLUG_ATTEMPTS = 3
/** Roles that publish and edit invitations. */
const EDITORS: readonly MemberRole[] = ['owner', 'planner']

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

/** What is stored besides the details. */
interface InvitationKeys {
  ownerId: string
  /** The request's idempotency key. */
  requestKey: string | null
  /** The wedding that it invites to; without it, a new wedding is created. */
  weddingId: string | undefined
}

/**
 * Stores an invitation under a new slug, and its dates and place with the wedding.
 * @returns the invitation, and the other invitations of the wedding whose dates or place have changed
 * @throws ApiError unauthorized (the account does not exist any more), validation_failed (the wedding), limit_reached; the database's error
 * when the slug is taken
 */
function storeInvitation(
  { db, clock }: InvitationDeps,
  { ownerId, requestKey, weddingId: givenWeddingId }: InvitationKeys,
  details: InvitationDetails,
): Promise<StoredInvitation> {
  return db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, ownerId)) === null) throw new ApiError('unauthorized')
    const existing = await findInvitationByRequestKey(trx, ownerId, requestKey)
    if (existing) {
      const isSame = hasDetails(existing, details) && [undefined, existing.wedding_id].includes(givenWeddingId)
      return {
        row: await resolveRepeated(existing, { isOwn: true, isSame, current: () => toWire(existing) }),
        moved: [],
      }
    }
    if ((await countInvitationsOfOwner(trx, ownerId)) >= INVITATIONS_PER_ACCOUNT) throw new ApiError('limit_reached')
    if (givenWeddingId !== undefined) await lockOwnWedding(trx, ownerId, givenWeddingId)
    const now = getTimestamp(clock)
    const weddingId = givenWeddingId ?? (await storeOwnWedding(trx, ownerId, details, now))
    const slug = createSlug(details.groom, details.card?.withholdsBride ? '' : details.bride, details.language)
    await reserveSlug(trx, slug)
    const keys = { wedding_id: weddingId, owner_id: ownerId, slug, request_key: requestKey }
    const insert = () => insertInvitation(trx, keys, details, now)
    if (givenWeddingId === undefined)
      return { row: (await findOwnInvitation(trx, ownerId, await insert()))!, moved: [] }
    return storeWithPlans(trx, { ownerId, weddingId }, details, now, insert)
  })
}

/** @throws ApiError validation_failed when the account is no member; forbidden when its role does not edit invitations */
async function lockOwnWedding(trx: DbTransaction, userId: string, weddingId: string): Promise<void> {
  const member = await findMember(trx, userId, weddingId)
  if (!member || !(await lockWeddingIfExists(trx, weddingId)))
    throw createFieldError('weddingId', (texts) => texts.unknownWedding)
  if (!EDITORS.includes(member.role)) throw new ApiError('forbidden')
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

interface StoredInvitation {
  row: InvitationRow
  /** The other invitations of the wedding, whose dates or place have changed. */
  moved: InvitationRow[]
}

/** Creates the wedding of an invitation that names none, with its dates and place. @returns its id */
async function storeOwnWedding(
  trx: DbTransaction,
  ownerId: string,
  details: InvitationDetails,
  now: string,
): Promise<string> {
  const { language, timeZone = DEFAULT_TIME_ZONE } = details
  await checkWeddingLimit(trx, ownerId)
  const title = formatCouple(details, language)
  return storeWedding(trx, ownerId, { title, language, timeZone }, { plans: toInvitationPlans(details), now })
}

/**
 * Saves dates and place of an invitation with its wedding, then the invitation itself: the triggers for the previous release, which copy the place
 * of a stored invitation, must find it in the wedding already. When the plans have changed, the versions of the other invitations are raised.
 * @param store stores the invitation and returns its id
 */
async function storeWithPlans(
  trx: DbTransaction,
  { ownerId, weddingId }: { ownerId: string; weddingId: string },
  details: InvitationDetails,
  now: string,
  store: () => Promise<string>,
): Promise<StoredInvitation> {
  const isChanged = await saveInvitationPlans(trx, weddingId, toInvitationPlans(details), now)
  const id = await store()
  if (isChanged) await raiseVersions(trx, weddingId, now, id)
  const moved = isChanged ? (await findInvitationsOfWedding(trx, weddingId)).filter((row) => row.id !== id) : []
  await copyPlaces(trx, moved)
  return { row: (await findOwnInvitation(trx, ownerId, id))!, moved }
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

/** Stores an invitation, with another slug while the slug is taken. */
async function storeUnderFreeSlug(...args: Parameters<typeof storeInvitation>): Promise<StoredInvitation> {
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
    const keys = { ownerId, weddingId: before.wedding_id }
    return storeWithPlans(trx, keys, details, now, async () => {
      if (!(await updateInvitation(trx, id, version, details, now))) throw new ApiError('version_conflict')
      return id
    })
  })
  announceChanges(deps, [row, ...moved])
  return row
}

/**
 * Deletes an invitation, and its wedding when nothing else belongs to it.
 * @throws ApiError not_found, forbidden
 */
export async function removeInvitation(
  { db, invitationCache }: InvitationDeps,
  ownerId: string,
  id: string,
): Promise<void> {
  const slug = await db.transaction().execute(async (trx) => {
    const row = await getInvitation(trx, ownerId, id, ['owner'])
    await lockWedding(trx, row.wedding_id)
    await deleteInvitationRow(trx, id)
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
