import type { Member, MemberRights, MemberRole, ManagedSide } from '@/api/weddings'

/** A role, with the side of a side manager: what a form asks for in one field. */
export const MEMBER_KINDS = ['owner', 'groom', 'bride', 'planner', 'viewer'] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

/** @param rights side managers have a side */
export const toKind = ({ role, side }: { role: MemberRole; side?: ManagedSide | undefined }): MemberKind =>
  role === 'sideManager' ? (side ?? 'groom') : role

/** @returns the rights of a kind; without a label when that is empty */
export function toRights(kind: MemberKind, label: string): MemberRights {
  const named = label.trim() === '' ? {} : { label: label.trim() }
  return kind === 'groom' || kind === 'bride' ? { role: 'sideManager', side: kind, ...named } : { role: kind, ...named }
}

export const countOwners = (members: readonly Member[]): number => members.filter(({ role }) => role === 'owner').length
