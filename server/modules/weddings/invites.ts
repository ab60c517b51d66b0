import { randomUUID } from 'node:crypto'
import type { components } from '../../../openapi/generated/types.ts'
import { INVITES_PER_WEDDING, MEMBERS_PER_WEDDING } from '../../../shared/limits.ts'
import { INVITE_S } from '../../config/limits.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { deriveLinkToken, findLinkToken } from '../../lib/codes.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import { hashSecretToken } from '../../lib/secretTokens.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { getLatestChange, recordChanges } from './changes.ts'
import { checkOwnerLimit, describeMember, toRightsColumns, toRightsWire } from './members.ts'
import { findInvite, findInviteByHash, findOpenInvites, insertInvite, updateInvite } from './repository/invites.ts'
import type { InviteRow, OfferedInvite } from './repository/invites.ts'
import { findMember, findMembers, insertMember } from './repository/members.ts'
import { checkWeddingLimit, lockWedding } from './service.ts'

type Schemas = components['schemas']
export interface InviteDeps extends AppDeps {
  /** The key of the tokens of invites. */
  inviteTokenKey: Buffer
}

const toInviteWire = (row: InviteRow): Schemas['MemberInvite'] => ({
  id: row.id,
  ...toRightsWire(row),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

/** @returns the invites that can be accepted, newest first */
export const listInvites = async (
  { db, clock }: AppDeps,
  { weddingId }: WeddingView,
): Promise<Schemas['MemberInvite'][]> => (await findOpenInvites(db, weddingId, getTimestamp(clock))).map(toInviteWire)

/**
 * Makes an invite, once for each id. Only the hash of its token is stored.
 * @throws ApiError validation_failed, not_found (the wedding), already_exists (the id), limit_reached
 */
export async function createInvite(
  { db, clock, inviteTokenKey }: InviteDeps,
  { weddingId, member }: WeddingView,
  { id = randomUUID(), ...given }: Schemas['MemberInviteInput'],
): Promise<Schemas['NewMemberInvite']> {
  const rights = toRightsColumns(given)
  const token = deriveLinkToken(inviteTokenKey, id)
  const row = await db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const existing = await findInvite(trx, id)
    if (existing)
      return resolveRepeated(existing, {
        isOwn: existing.wedding_id === weddingId,
        isSame: hasColumns(existing, rights),
      })
    const open = await findOpenInvites(trx, weddingId, getTimestamp(clock))
    if (open.length >= INVITES_PER_WEDDING) throw new ApiError('limit_reached')
    if (rights.role === 'owner') checkOwnerLimit(await findMembers(trx, weddingId))
    const created = { created_by: member!.userId, created_at: getTimestamp(clock) }
    const unused = { accepted_by: null, accepted_at: null, revoked_at: null }
    const expires = { expires_at: getTimestamp(clock, INVITE_S), token_hash: hashSecretToken(token) }
    const invite: InviteRow = { id, wedding_id: weddingId, ...rights, ...created, ...expires, ...unused }
    await insertInvite(trx, invite)
    return invite
  })
  return { ...toInviteWire(row), token }
}

/** Revokes an invite that is still open. @throws ApiError not_found */
export async function revokeInvite({ db, clock }: AppDeps, { weddingId }: WeddingView, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const invite = await findInvite(trx, id)
    if (invite?.wedding_id !== weddingId) throw new ApiError('not_found')
    if (getState(invite, getTimestamp(clock)) === 'open')
      await updateInvite(trx, id, { revoked_at: getTimestamp(clock) })
  })
}

function getState(invite: InviteRow, now: string): Schemas['OfferedMembership']['state'] {
  if (invite.accepted_at !== null) return 'accepted'
  if (invite.revoked_at !== null) return 'revoked'
  return invite.expires_at <= now ? 'expired' : 'open'
}

/** @param text as it was opened. @throws ApiError not_found */
async function getOfferedInvite(db: Db, text: string): Promise<OfferedInvite> {
  const token = findLinkToken(text)
  const invite = token === undefined ? undefined : await findInviteByHash(db, hashSecretToken(token))
  if (!invite) throw new ApiError('not_found')
  return invite
}

async function findMembership(db: Db, userId: string, weddingId: string): Promise<Schemas['Membership'] | undefined> {
  const member = await findMember(db, userId, weddingId)
  return member && { weddingId, role: member.role, ...(member.side === null ? {} : { side: member.side }) }
}

/**
 * @param userId of the signed-in account; null without one
 * @returns what the page of an invite shows
 * @throws ApiError not_found
 */
export async function lookUpInvite(
  { db, clock }: AppDeps,
  userId: string | null,
  text: string,
): Promise<Schemas['OfferedMembership']> {
  const invite = await getOfferedInvite(db, text)
  const membership = userId === null ? undefined : await findMembership(db, userId, invite.wedding_id)
  return {
    ...toRightsWire(invite),
    state: getState(invite, getTimestamp(clock)),
    weddingTitle: invite.title,
    ...(invite.date === null ? {} : { weddingDate: invite.date }),
    ...(invite.inviter === null || invite.inviter === '' ? {} : { invitedBy: invite.inviter }),
    expiresAt: invite.expires_at,
    ...(membership ? { membership } : {}),
  }
}

/**
 * Makes the account a member of the wedding. The invite then belongs to it; a member keeps its role, and the invite stays open.
 * @throws ApiError unauthorized (the account does not exist any more), not_found, invite_closed, limit_reached
 */
export async function acceptInvite(
  { db, clock, recordSecurityEvent }: AppDeps,
  userId: string,
  text: string,
): Promise<Schemas['Membership']> {
  const { id, wedding_id: weddingId } = await getOfferedInvite(db, text)
  const { membership, isNew } = await db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, userId)) === null) throw new ApiError('unauthorized')
    await lockWedding(trx, weddingId)
    const present = await findMembership(trx, userId, weddingId)
    if (present) return { membership: present, isNew: false }
    await join(trx, (await findInvite(trx, id))!, userId, getTimestamp(clock))
    return { membership: (await findMembership(trx, userId, weddingId))!, isNew: true }
  })
  if (isNew) recordSecurityEvent('member_joined', userId)
  return membership
}

/** @throws ApiError invite_closed, limit_reached */
async function join(trx: DbTransaction, invite: InviteRow, userId: string, now: string): Promise<void> {
  if (getState(invite, now) !== 'open') throw new ApiError('invite_closed')
  const { wedding_id, role, side, label, created_by: invited_by } = invite
  const members = await findMembers(trx, wedding_id)
  if (members.length >= MEMBERS_PER_WEDDING) throw new ApiError('limit_reached')
  if (role === 'owner') checkOwnerLimit(members)
  await checkWeddingLimit(trx, userId)
  // What was changed before is not new to somebody who joins.
  const seen_change = await getLatestChange(trx, wedding_id)
  await insertMember(trx, { wedding_id, user_id: userId, role, side, label, invited_by, seen_change, created_at: now })
  await updateInvite(trx, invite.id, { accepted_by: userId, accepted_at: now })
  await recordChanges(trx, { weddingId: wedding_id, userId, now }, [describeMember('memberJoined', invite)])
}
