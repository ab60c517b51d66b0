import { MatchersV3 } from '@pact-foundation/pact'
import { weddingEndpoints, type MemberInviteInput, type MemberUpdate } from '@/api/weddings'
import { couple, helperInvite, relative, states } from '../states.ts'
import type { Call } from './calls.ts'
import { bearer, matchCalendarDate, matchInstant } from './contract.ts'
import { ownIds, type WeddingIds } from './wedding.ts'
import { buildRequest } from './weddingCalls.ts'

const { endpoints } = weddingEndpoints
const { string } = MatchersV3
const once = { subscribe: false } as const

/** The ids that the calls of members and invites name. */
export type MemberIds = WeddingIds & Record<'memberId' | 'inviteId', string>
export const memberIds: MemberIds = { ...ownIds, ...relative, inviteId: helperInvite.inviteId }

/** The relative is a member of the couple's wedding. */
export const createMemberState = (version = 1) =>
  [
    states.memberJoined,
    { weddingId: memberIds.weddingId, userId: relative.memberId, role: 'sideManager', version },
  ] as const
export const createInvitedState = (changes: { weddingId?: string; status?: 'open' | 'revoked' } = {}) =>
  [states.helperInvited, { weddingId: memberIds.weddingId, ...helperInvite, status: 'open', ...changes }] as const
/** The couple has the wedding only to look at. */
export const viewing = [
  states.memberJoined,
  { weddingId: memberIds.weddingId, userId: couple.id, role: 'viewer', version: 1 },
] as const

/** The bodies of the calls. Invites come with the ids that the browser has generated. */
export const memberUpdate: MemberUpdate = { role: 'viewer', label: 'خالة العروس', version: 1 }
export const newInvite: MemberInviteInput = {
  id: helperInvite.inviteId,
  role: 'sideManager',
  side: 'groom',
  label: 'أم العريس',
}

/** Builders of the calls for the members and invites of a wedding, by operation. */
export const memberCalls = {
  listMembers: ({ weddingId } = memberIds) => ({
    receiving: 'a request for the members of a wedding',
    request: buildRequest('GET', `${weddingId}/members`),
    run: (store) => store.dispatch(endpoints.listMembers.initiate({ weddingId }, once)),
  }),
  updateMember: ({ weddingId, memberId } = memberIds, update = memberUpdate) => ({
    receiving: 'an edit of a member',
    request: buildRequest('PUT', `${weddingId}/members/${memberId}`, update),
    run: (store) => store.dispatch(endpoints.updateMember.initiate({ weddingId, memberId, memberUpdate: update })),
  }),
  removeMember: ({ weddingId, memberId } = memberIds) => ({
    receiving: 'a removal of a member',
    request: buildRequest('DELETE', `${weddingId}/members/${memberId}`),
    run: (store) => store.dispatch(endpoints.removeMember.initiate({ weddingId, memberId })),
  }),
  leaveWedding: ({ weddingId } = memberIds) => ({
    receiving: 'a member who leaves a wedding',
    request: buildRequest('DELETE', `${weddingId}/membership`),
    run: (store) => store.dispatch(endpoints.leaveWedding.initiate({ weddingId })),
  }),
  listMemberInvites: ({ weddingId } = memberIds) => ({
    receiving: 'a request for the invites of a wedding',
    request: buildRequest('GET', `${weddingId}/member-invites`),
    run: (store) => store.dispatch(endpoints.listMemberInvites.initiate({ weddingId }, once)),
  }),
  createMemberInvite: ({ weddingId } = memberIds, memberInviteInput = newInvite) => ({
    receiving: 'a new invite to help with a wedding',
    request: buildRequest('POST', `${weddingId}/member-invites`, memberInviteInput),
    run: (store) => store.dispatch(endpoints.createMemberInvite.initiate({ weddingId, memberInviteInput })),
  }),
  revokeMemberInvite: ({ weddingId, inviteId } = memberIds) => ({
    receiving: 'a revocation of an invite',
    request: buildRequest('DELETE', `${weddingId}/member-invites/${inviteId}`),
    run: (store) => store.dispatch(endpoints.revokeMemberInvite.initiate({ weddingId, inviteId })),
  }),
} as const satisfies Record<string, (ids?: MemberIds) => Call>

const buildTokenRequest = (path: string, text: string) => ({
  method: 'POST' as const,
  path: `/member-invites/${path}`,
  headers: bearer,
  body: { token: text },
})

/** Builders of the calls of somebody who has opened the link of an invite, by operation. */
export const inviteCalls = {
  lookUpMemberInvite: (text: string = helperInvite.token) => ({
    receiving: 'a request for what an invite offers',
    request: buildTokenRequest('look-up', text),
    run: (store) => store.dispatch(endpoints.lookUpMemberInvite.initiate({ inviteToken: { token: text } })),
  }),
  acceptMemberInvite: (text: string = helperInvite.token) => ({
    receiving: 'an account that joins a wedding',
    request: buildTokenRequest('acceptance', text),
    run: (store) => store.dispatch(endpoints.acceptMemberInvite.initiate({ inviteToken: { token: text } })),
  }),
} as const satisfies Record<string, (text?: string) => Call>

/** The invite as its link's page shows it. */
export const matchOffered = (state: 'open' | 'revoked' = 'open') => ({
  state,
  weddingTitle: string('عمر وليلى'),
  weddingDate: matchCalendarDate('2050-06-17'),
  role: 'sideManager',
  side: 'groom',
  label: string('أم العريس'),
  invitedBy: string('عمر'),
  expiresAt: matchInstant('2026-11-28T10:00:00.000Z'),
})
