import { formatCouple } from '../../../shared/formatCouple.ts'
import { DEFAULT_TIME_ZONE } from '../../../shared/limits.ts'
import { INVITATIONS_PER_ACCOUNT } from '../../config/limits.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { MemberRole } from '../../lib/weddingView.ts'
import { resolveRepeated } from '../../lib/repeatedCreation.ts'
import { recordChanges } from '../weddings/changes.ts'
import { describeInvitation } from '../weddings/describePlans.ts'
import { saveInvitationPlans } from '../weddings/invitationPlans.ts'
import { checkWeddingLimit, findMember, lockWeddingIfExists, storeWedding } from '../weddings/service.ts'
import { hasDetails, toInvitationPlans, toWire } from './model.ts'
import type { InvitationDetails, InvitationRow } from './model.ts'
import {
  copyPlaces,
  countInvitationsOfOwner,
  findInvitationByRequestKey,
  findInvitationsOfWedding,
  findOwnInvitation,
  insertInvitation,
  raiseVersions,
  reserveSlug,
} from './repository.ts'
import { createSlug } from './slug.ts'

/** The maximum number of attempts when another process takes the same slug at the same time (65 random bits). */
const SLUG_ATTEMPTS = 3
/** Roles that publish and edit invitations. */
export const EDITORS: readonly MemberRole[] = ['owner', 'planner']

/** What is stored besides the details. */
export interface InvitationKeys {
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
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
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
    const columns = { wedding_id: weddingId, owner_id: ownerId, slug, request_key: requestKey }
    const insert = () => insertInvitation(trx, columns, details, now)
    if (givenWeddingId === undefined)
      return { row: (await findOwnInvitation(trx, ownerId, await insert()))!, moved: [] }
    const keys = { weddingId, userId: ownerId, now }
    return storeWithPlans(trx, keys, details, { kind: 'invitationAdded', store: insert })
  })
}

/** @throws ApiError validation_failed when the account is no member; forbidden when its role does not edit invitations */
async function lockOwnWedding(trx: DbTransaction, userId: string, weddingId: string): Promise<void> {
  const member = await findMember(trx, userId, weddingId)
  if (!member || !(await lockWeddingIfExists(trx, weddingId)))
    throw createFieldError('weddingId', (texts) => texts.unknownWedding)
  if (!EDITORS.includes(member.role)) throw new ApiError('forbidden')
}

export interface StoredInvitation {
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
 * Records the change.
 * @param change.store stores the invitation and returns its id
 */
export async function storeWithPlans(
  trx: DbTransaction,
  keys: { weddingId: string; userId: string; now: string },
  details: InvitationDetails,
  { kind, store }: { kind: 'invitationAdded' | 'invitationEdited'; store: () => Promise<string> },
): Promise<StoredInvitation> {
  const { weddingId, userId, now } = keys
  const isChanged = await saveInvitationPlans(trx, weddingId, toInvitationPlans(details), now)
  const id = await store()
  if (isChanged) await raiseVersions(trx, weddingId, now, id)
  const moved = isChanged ? (await findInvitationsOfWedding(trx, weddingId)).filter((row) => row.id !== id) : []
  await copyPlaces(trx, moved)
  await recordChanges(trx, keys, [describeInvitation(kind, id)])
  return { row: (await findOwnInvitation(trx, userId, id))!, moved }
}

/** Stores an invitation, with another slug while the slug is taken. */
export async function storeUnderFreeSlug(...args: Parameters<typeof storeInvitation>): Promise<StoredInvitation> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeInvitation(...args)
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === SLUG_ATTEMPTS) throw error
    }
  }
}
