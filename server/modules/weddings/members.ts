import type { components } from '../../../openapi/generated/types.ts'
import { OWNERS_PER_WEDDING } from '../../../shared/limits.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, VersionConflict, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { cleanLines } from '../../lib/lines.ts'
import type { WeddingMember, WeddingView } from '../../lib/weddingView.ts'
import { endNotices } from '../push/schedule.ts'
import { recordChanges, toChangeKeys } from './changes.ts'
import type { ChangeKind, ChangedDetails, NewChange } from './changes.ts'
import { deleteMemberRow, findMembers, updateMemberRow } from './repository/members.ts'
import type { MemberRow } from './repository/members.ts'
import { lockWedding } from './service.ts'

type Schemas = components['schemas']
export type MemberRights = Schemas['MemberRights']
type Deps = Pick<AppDeps, 'db' | 'clock' | 'recordSecurityEvent'>

/** @returns the columns of rights as they are stored. @throws ApiError validation_failed unless exactly a side manager has a side */
export function toRightsColumns(given: MemberRights): Pick<MemberRow, 'role' | 'side' | 'label'> {
  const { role, side, label } = cleanLines(given, ['label'])
  if (role === 'sideManager' && side === undefined) throw createFieldError('side', (texts) => texts.required)
  if (role !== 'sideManager' && side !== undefined) throw createFieldError('side', (texts) => texts.invalid)
  return { role, side: side ?? null, label: label ?? null }
}

export const toRightsWire = ({ role, side, label }: Pick<MemberRow, 'role' | 'side' | 'label'>): MemberRights => ({
  role: role as MemberRights['role'],
  ...(side === null ? {} : { side: side as Schemas['ManagedSide'] }),
  ...(label === null ? {} : { label }),
})

/** @returns the members of a wedding with their accounts */
export { findMembers as listMemberRows } from './repository/members.ts'

/** @returns first and last name, as far as the account has them */
export const formatName = ({ first_name: first, last_name: last }: MemberRow): string =>
  [first, last].filter((name) => name !== null && name !== '').join(' ')

function toMemberWire(row: MemberRow, { userId, role }: WeddingMember): Schemas['Member'] {
  const name = formatName(row)
  return {
    id: row.user_id,
    ...toRightsWire(row),
    ...(name === '' ? {} : { name }),
    ...(role === 'owner' ? { email: row.email } : {}),
    isSelf: row.user_id === userId,
    version: row.version,
    joinedAt: row.created_at,
  }
}

/** @returns what happened to a membership, for the log: with the couple's own word for the member, which is no data of the account */
export const describeMember = (kind: ChangeKind, { label }: Pick<MemberRow, 'label'>): NewChange => ({
  kind,
  name: label,
})

const toChangedRights = ({ role, side }: Pick<MemberRow, 'role' | 'side'>): ChangedDetails => ({
  role: role as Schemas['MemberRole'],
  ...(side === null ? {} : { managedSide: side as Schemas['ManagedSide'] }),
})

/** @returns the members of a wedding, as one of them sees them */
export const listMembers = async (
  { db }: { db: Db },
  { weddingId, member }: WeddingView,
): Promise<Schemas['Member'][]> => (await findMembers(db, weddingId)).map((row) => toMemberWire(row, member!))

/** @throws ApiError not_found */
function getMember(members: MemberRow[], userId: string): MemberRow {
  const found = members.find((one) => one.user_id === userId)
  if (!found) throw new ApiError('not_found')
  return found
}

const countOwners = (members: MemberRow[]): number => members.filter(({ role }) => role === 'owner').length

/** @throws ApiError last_owner */
function checkOtherOwner(members: MemberRow[], { role }: MemberRow): void {
  if (role === 'owner' && countOwners(members) === 1) throw new ApiError('last_owner')
}

/** @throws ApiError limit_reached when there are two owners already */
export function checkOwnerLimit(members: MemberRow[]): void {
  if (countOwners(members) >= OWNERS_PER_WEDDING) throw new ApiError('limit_reached')
}

/**
 * Replaces the rights of a member, which has them with its next request.
 * @throws ApiError validation_failed, not_found, VersionConflict, last_owner, limit_reached (owners)
 */
export async function editMember(
  { db, clock, recordSecurityEvent }: Deps,
  view: WeddingView,
  userId: string,
  { version, ...given }: Schemas['MemberUpdate'],
): Promise<Schemas['Member']> {
  const rights = toRightsColumns(given)
  const edited = await db.transaction().execute(async (trx) => {
    await lockWedding(trx, view.weddingId)
    const members = await findMembers(trx, view.weddingId)
    const before = getMember(members, userId)
    if (before.version !== version) throw new VersionConflict(toMemberWire(before, view.member!))
    if (rights.role !== 'owner') checkOtherOwner(members, before)
    else if (before.role !== 'owner') checkOwnerLimit(members)
    await updateMemberRow(trx, view.weddingId, userId, rights)
    const change = { before: toChangedRights(before), after: toChangedRights(rights) }
    await recordChanges(trx, toChangeKeys(view, getTimestamp(clock)), [
      { ...describeMember('memberChanged', before), ...change },
    ])
    return getMember(await findMembers(trx, view.weddingId), userId)
  })
  recordSecurityEvent('member_changed', userId)
  return toMemberWire(edited, view.member!)
}

/** Ends a membership with the next request. @throws ApiError not_found, last_owner */
export async function removeMember(
  { db, clock, recordSecurityEvent }: Deps,
  view: WeddingView,
  userId: string,
): Promise<void> {
  const { weddingId } = view
  await db.transaction().execute(async (trx: DbTransaction) => {
    await lockWedding(trx, weddingId)
    const members = await findMembers(trx, weddingId)
    const member = getMember(members, userId)
    checkOtherOwner(members, member)
    await deleteMemberRow(trx, weddingId, userId)
    await endNotices(trx, weddingId, userId)
    const kind = view.member!.userId === userId ? 'memberLeft' : 'memberRemoved'
    await recordChanges(trx, toChangeKeys(view, getTimestamp(clock)), [describeMember(kind, member)])
  })
  recordSecurityEvent('member_removed', userId)
}
