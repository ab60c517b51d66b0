type Side = 'groom' | 'bride' | 'both'

/** What decides on the rights of a member (Wedding of the OpenAPI document). */
export interface MemberLike {
  role: 'owner' | 'sideManager' | 'planner' | 'viewer'
  /** Of a side manager. */
  side?: 'groom' | 'bride' | null | undefined
}

/** The pages of a wedding. Members with the right to one see its tab. */
export type RestrictedPage =
  | 'dashboard'
  | 'members'
  | 'activity'
  | 'invitation'
  | 'events'
  | 'guests'
  | 'guestImport'
  | 'guestPrint'
  | 'desk'
  | 'cards'
  | 'replies'

/** What a member may open and change. The server refuses everything else with 403. */
export interface WeddingRights {
  pages: readonly RestrictedPage[]
  /** The sides whose families may be read. */
  readableSides: readonly Side[]
  /** The sides whose families, with their replies and messages, may be changed. */
  editableSides: readonly Side[]
  /** Whether table labels and tags may be changed, of every family, and nothing else of it. */
  canLabelGuests: boolean
  /** The wedding itself, the settings of replies, requests, wishes, and the deletion of invitations. */
  canManageWedding: boolean
  /** Events, halls, plans and the invitation. */
  canEditPlans: boolean
}

const ALL_SIDES: readonly Side[] = ['groom', 'bride', 'both']

/** @returns the sides whose households a member may read: a side manager its own and those of both */
export function getReadableSides({ role, side }: MemberLike): readonly Side[] {
  if (role === 'owner' || role === 'planner') return ALL_SIDES
  return role === 'sideManager' && side ? [side, 'both'] : []
}

/** @returns the sides whose households a member may change */
export function getEditableSides({ role, side }: MemberLike): readonly Side[] {
  if (role === 'owner') return ALL_SIDES
  return role === 'sideManager' && side ? [side] : []
}

/** Whoever is no owner reads the own role on the page of members. */
const PLANS: readonly RestrictedPage[] = ['dashboard', 'members', 'invitation', 'events']
const FAMILIES: readonly RestrictedPage[] = ['activity', 'guestImport', 'guestPrint', 'desk', 'cards', 'replies']

/** @returns what a member may open and change in its wedding */
export function getWeddingRights(member: MemberLike): WeddingRights {
  const { role } = member
  const readableSides = getReadableSides(member)
  const editableSides = getEditableSides(member)
  return {
    pages: [
      ...PLANS,
      ...(readableSides.length > 0 ? (['guests'] as const) : []),
      ...(editableSides.length > 0 ? FAMILIES : []),
    ],
    readableSides,
    editableSides,
    canLabelGuests: role === 'planner',
    canManageWedding: role === 'owner',
    canEditPlans: role === 'owner' || role === 'planner',
  }
}
