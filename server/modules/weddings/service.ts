import { randomUUID } from 'node:crypto'
import { INVITATION_KINDS, isInvitationKind } from '../../../shared/guests/events.ts'
import { isTimeZone } from '../../../shared/timeZones.ts'
import { WEDDINGS_PER_ACCOUNT } from '../../config/limits.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { Db, DbTransaction, Row } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, VersionConflict, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { cleanLines } from '../../lib/lines.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { getMessages } from '../../messages/index.ts'
import { toWeddingWire } from './model.ts'
import type { InvitationPlans, WeddingDetails, WeddingInput, WeddingRow } from './model.ts'
import { findEvents, findHalls, insertEvents, insertHall } from './repository/events.ts'
import {
  deleteWeddingRow,
  findTimeZone,
  findWedding,
  hasHouseholds,
  hasReplyData,
  hasInvitations,
  insertWedding,
  lockWeddingRow,
  updateWeddingRow,
  weddingExists,
} from './repository/weddings.ts'
import { countWeddings, findMember, findMembers, findNotifiedMembers } from './repository/members.ts'
import { toWeddingColumns } from './weddingColumns.ts'

export { findWeddings as listWeddings } from './repository/weddings.ts'
export { findHalls as listHalls } from './repository/events.ts'
export { lockWeddingRow as lockWeddingIfExists } from './repository/weddings.ts'
export { findConfirmedOwnerAddresses as listConfirmedOwnerAddresses, findMember } from './repository/members.ts'

export interface WeddingDeps extends AppDeps {
  /**
   * Raises the versions of the wedding's invitations, because their dates have changed.
   * @returns a function that updates caches and preview pictures, to be called after the commit
   */
  touchInvitations: (trx: DbTransaction, weddingId: string) => Promise<() => void>
}

/**
 * Decides every access to a wedding and to what belongs to it (docs/decisions/0058-wedding-as-the-root.md).
 * @returns what the account may see and change
 * @throws ApiError not_found for accounts that are not members, as if the wedding did not exist
 */
export async function authorizeWedding(db: Db, userId: string, weddingId: string): Promise<WeddingView> {
  const member = await findMember(db, userId, weddingId)
  if (!member) throw new ApiError('not_found')
  return { weddingId, member } as WeddingView
}

/** @returns the members to whom replies are announced, each with what it sees */
export async function listNotifiedMembers(
  db: Db,
  weddingId: string,
): Promise<{ view: WeddingView; email: string; seenRevision: number }[]> {
  const members = await findNotifiedMembers(db, weddingId)
  return members.map(({ email, seenRevision, ...member }) => ({
    view: { weddingId, member } as WeddingView,
    email,
    seenRevision,
  }))
}

/**
 * Locks a wedding until the transaction ends.
 * @throws ApiError not_found when it was deleted meanwhile
 */
export async function lockWedding(trx: DbTransaction, id: string): Promise<Row<'weddings'>> {
  const row = await lockWeddingRow(trx, id)
  if (!row) throw new ApiError('not_found')
  return row
}

function cleanWedding<T extends WeddingDetails>(given: T): T {
  if (!isTimeZone(given.timeZone)) throw createFieldError('timeZone', (texts) => texts.timeZone)
  return cleanLines(given, ['title'])
}

/** @throws ApiError not_found */
export async function getWedding({ db }: Pick<AppDeps, 'db'>, userId: string, id: string): Promise<WeddingRow> {
  const row = await findWedding(db, userId, id)
  if (!row) throw new ApiError('not_found')
  return row
}

/** @throws ApiError not_found */
export async function getTimeZone(db: Db, weddingId: string): Promise<string> {
  const zone = await findTimeZone(db, weddingId)
  if (zone === undefined) throw new ApiError('not_found')
  return zone
}

interface FirstEvents {
  /** Of the invitation with which the wedding is created; without, the wedding itself is the only event. */
  plans?: InvitationPlans
  now: string
}

/**
 * Stores a wedding with its events. The wedding itself has one hall, which is called as its place.
 * @returns the id of the wedding
 */
export async function storeWedding(
  trx: DbTransaction,
  ownerId: string,
  { id = randomUUID(), title, language, timeZone }: WeddingInput,
  { plans, now }: FirstEvents,
): Promise<string> {
  const row = { id, title, language, time_zone: timeZone, version: 1, created_at: now, updated_at: now }
  await insertWedding(trx, row, ownerId)
  const own = { wedding_id: id, version: 1, created_at: now }
  const events = INVITATION_KINDS.map((kind, position) => ({
    ...own,
    id: randomUUID(),
    kind,
    position,
    date: plans?.dates[kind] ?? null,
    ...(kind === 'contract' ? { contract_name: plans?.contractName ?? null } : {}),
    ...(plans && kind === 'wedding' ? toWeddingColumns(undefined, plans) : {}),
  }))
  const theWedding = events.find(({ kind }) => kind === 'wedding')!
  await insertEvents(trx, plans ? events.filter(({ date }) => date !== null) : [theWedding])
  const name = plans?.place.name ?? getMessages(language).weddings.hall
  const hall = { ...own, id: randomUUID(), event_id: theWedding.id, name, has_place_name: 1 as const }
  await insertHall(trx, { ...hall, audience: 'mixed' })
  return id
}

/** @throws ApiError limit_reached. The account's row must be locked. */
export async function checkWeddingLimit(trx: DbTransaction, ownerId: string): Promise<void> {
  if ((await countWeddings(trx, ownerId)) >= WEDDINGS_PER_ACCOUNT) throw new ApiError('limit_reached')
}

/**
 * Creates a wedding, once for each id.
 * @throws ApiError validation_failed, unauthorized (the account does not exist any more), already_exists (the id), limit_reached
 */
export async function createWedding({ db, clock }: AppDeps, ownerId: string, given: WeddingInput): Promise<WeddingRow> {
  const details = cleanWedding(given)
  const id = await db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, ownerId)) === null) throw new ApiError('unauthorized')
    if (details.id !== undefined && (await weddingExists(trx, details.id)))
      return (await getRepeatedWedding(trx, ownerId, details.id, details)).id
    await checkWeddingLimit(trx, ownerId)
    return storeWedding(trx, ownerId, details, { now: getTimestamp(clock) })
  })
  return getWedding({ db }, ownerId, id)
}

/** @throws Conflict already_exists */
async function getRepeatedWedding(
  trx: DbTransaction,
  userId: string,
  id: string,
  { title, language, timeZone }: WeddingDetails,
): Promise<{ id: string }> {
  const existing = await findWedding(trx, userId, id)
  return resolveRepeated(existing ?? { id }, {
    isOwn: existing !== undefined,
    isSame: existing !== undefined && hasColumns(existing, { title, language, time_zone: timeZone }),
    current: () => toWeddingWire(existing!),
  })
}

/**
 * Replaces the details of a wedding. Another time zone changes its invitations.
 * @throws ApiError validation_failed, not_found, VersionConflict
 */
export async function editWedding(
  { db, clock, touchInvitations }: WeddingDeps,
  userId: string,
  id: string,
  { version, ...given }: WeddingDetails & { version: number },
): Promise<WeddingRow> {
  const { title, language, timeZone } = cleanWedding(given)
  const announce = await db.transaction().execute(async (trx) => {
    const before = await lockWedding(trx, id)
    if (before.version !== version) throw new VersionConflict(toWeddingWire(await getWedding({ db: trx }, userId, id)))
    await updateWeddingRow(trx, id, { title, language, time_zone: timeZone, updated_at: getTimestamp(clock) })
    return timeZone === before.time_zone ? null : touchInvitations(trx, id)
  })
  announce?.()
  return getWedding({ db }, userId, id)
}

/** @throws ApiError not_found, in_use while it has invitations or households */
export async function removeWedding({ db }: AppDeps, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockWedding(trx, id)
    if ((await hasInvitations(trx, id)) || (await hasHouseholds(trx, id))) throw new ApiError('in_use')
    await deleteWeddingRow(trx, id)
  })
}

/** Deletes a wedding whose last invitation was deleted, unless guests or the couple have added anything else to it. */
export async function removeEmptyWedding(trx: DbTransaction, id: string): Promise<void> {
  const [events, halls] = [await findEvents(trx, id), await findHalls(trx, id)]
  const isPlanned =
    halls.length > 1 ||
    halls.some(({ version }) => version > 1) ||
    events.some(({ kind, places }) => !isInvitationKind(kind) || (kind !== 'wedding' && places !== null))
  if (isPlanned || (await hasInvitations(trx, id)) || (await hasHouseholds(trx, id)) || (await hasReplyData(trx, id)))
    return
  if ((await findMembers(trx, id)).length > 1) return
  await deleteWeddingRow(trx, id)
}
