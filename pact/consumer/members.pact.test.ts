import { MatchersV3 } from '@pact-foundation/pact'
import type { ErrorCode } from '@/api'
import { absent, couple, otherCouple, otherWedding, plannedWedding, relative, states } from '../states.ts'
import {
  createBadRequest,
  createFieldError,
  matchErrorBody,
  matchInstant,
  notFound,
  verifyExchange,
  withStore,
} from './contract.ts'
import { householdCalls } from './householdCalls.ts'
import {
  createInvitedState,
  createMemberState,
  inviteCalls,
  matchOffered,
  memberCalls,
  memberIds,
  memberUpdate,
  newInvite,
  viewing,
} from './memberCalls.ts'
import { createConflict, createForeignState, createPlannedState, verifyCall, weddingsFull } from './wedding.ts'

const { regex, string } = MatchersV3
const { weddingId, memberId, inviteId } = memberIds
const { listMembers, updateMember, removeMember, leaveWedding } = memberCalls
const { listMemberInvites, createMemberInvite, revokeMemberInvite } = memberCalls
const { lookUpMemberInvite, acceptMemberInvite } = inviteCalls

const planned = [createPlannedState()]
const helped = [createPlannedState(), createMemberState()]
/** The wedding has as many owners as it can have. */
const owned = [
  createPlannedState(),
  [states.memberJoined, { weddingId, userId: otherCouple.id, role: 'owner', version: 1 }] as const,
]
const invited = [createPlannedState(), createInvitedState()]
const invitedByOthers = [createForeignState(), createInvitedState({ weddingId: otherWedding.weddingId })]
const revoked = [createForeignState(), createInvitedState({ weddingId: otherWedding.weddingId, status: 'revoked' })]

const matchMember = (version = 1) => ({
  id: relative.memberId,
  role: 'sideManager',
  side: 'groom',
  label: string('أم العريس'),
  name: string('هدى سالم'),
  email: string('hoda@example.com'),
  isSelf: false,
  version,
  joinedAt: matchInstant('2026-11-21T10:00:00.000Z'),
})
const matchInvite = () => ({
  ...newInvite,
  createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
  expiresAt: matchInstant('2026-11-28T10:00:00.000Z'),
})
const createRefusal = (code: ErrorCode, message: string) => ({ status: 409, body: matchErrorBody(code, message) })
const refusals = {
  last_owner: createRefusal('last_owner', 'A wedding needs at least one of the couple. Add the other one first.'),
  limit_reached: createRefusal('limit_reached', 'You have reached the limit.'),
  already_exists: createRefusal('already_exists', 'This exists already. Reload the page.'),
  invite_closed: createRefusal('invite_closed', 'This link can no longer be used. Ask the couple for a new one.'),
} as const

describe('members', () => {
  it('are listed, the owners first', async () => {
    const owner = { id: couple.id, role: 'owner', isSelf: true, version: 1, joinedAt: matchMember().joinedAt }
    const response = { status: 200, body: { items: [{ ...owner, email: couple.email }, matchMember()] } }
    const { data } = await verifyCall(listMembers(), { given: helped, response })
    expect(data).toMatchObject({ items: [{ isSelf: true }, { id: memberId, role: 'sideManager', side: 'groom' }] })
  })

  it('are given another role', async () => {
    const { side: _side, ...member } = matchMember(2)
    const body = { ...member, ...memberUpdate, version: 2 }
    const { data } = await verifyCall(updateMember(), { given: helped, response: { status: 200, body } })
    expect(data).toMatchObject({ id: memberId, role: 'viewer', version: 2 })
  })

  it('are removed', async () => {
    const { error } = await verifyCall(removeMember(), { given: helped, response: { status: 204 } })
    expect(error).toBeUndefined()
  })

  it('leave', async () => {
    const { error } = await verifyCall(leaveWedding(), { given: owned, response: { status: 204 } })
    expect(error).toBeUndefined()
  })

  it('return 409 with the current state when the version is stale', async () => {
    const { error } = await verifyCall(updateMember(), {
      given: [createPlannedState(), createMemberState(2)],
      when: 'of an older version',
      response: createConflict(matchMember(2)),
    })
    expect(error).toMatchObject({ kind: 'other', code: 'version_conflict', current: { id: memberId, version: 2 } })
  })
})

describe('invites', () => {
  it('are listed without their tokens', async () => {
    const response = { status: 200, body: { items: [matchInvite()] } }
    const { data } = await verifyCall(listMemberInvites(), { given: invited, response })
    expect(data).toMatchObject({ items: [newInvite] })
  })

  it('are made with a token', async () => {
    const token = regex('^[a-z0-9]{26}$', 'k7m2p9q4r6s8t3u5v7w2x4y6z8')
    const response = { status: 201, body: { ...matchInvite(), token } }
    const { data } = await verifyCall(createMemberInvite(), { given: planned, response })
    expect(data).toMatchObject({ ...newInvite, token: expect.any(String) })
  })

  it('are revoked', async () => {
    const { error } = await verifyCall(revokeMemberInvite(), { given: invited, response: { status: 204 } })
    expect(error).toBeUndefined()
  })

  it('return 404 for an unknown id', async () => {
    const call = revokeMemberInvite({ ...memberIds, inviteId: absent.id })
    const { error } = await verifyCall(call, { given: planned, when: 'that does not exist', response: notFound })
    expect(error).toEqual({ kind: 'notFound' })
  })
})

describe('the link of an invite', () => {
  it('says what it offers to an account', async () => {
    const response = { status: 200, body: matchOffered() }
    const { data } = await verifyCall(lookUpMemberInvite(), { given: invitedByOthers, response })
    expect(data).toMatchObject({ state: 'open', role: 'sideManager', side: 'groom', invitedBy: 'عمر' })
  })

  it('says what it offers to somebody without an account', async () => {
    const { receiving, request, run } = lookUpMemberInvite()
    const { Authorization: _bearer, ...headers } = request.headers
    const received = `${receiving} without a token`
    const response = { status: 200, body: matchOffered() }
    await verifyExchange(
      { given: invitedByOthers, receiving: received, request: { ...request, headers }, response },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await run(store)
          expect(data).toMatchObject({ state: 'open', weddingTitle: 'عمر وليلى' })
        }),
    )
  })

  it('says to a member that the account is one already', async () => {
    const response = { status: 200, body: { ...matchOffered(), membership: { weddingId, role: 'owner' } } }
    const { data } = await verifyCall(lookUpMemberInvite(), { given: invited, when: 'by a member', response })
    expect(data).toMatchObject({ membership: { weddingId, role: 'owner' } })
  })

  it('says that it was revoked', async () => {
    const response = { status: 200, body: matchOffered('revoked') }
    const { data } = await verifyCall(lookUpMemberInvite(), { given: revoked, when: 'that was revoked', response })
    expect(data).toMatchObject({ state: 'revoked' })
  })

  it('makes the account a member', async () => {
    const joined = { weddingId: otherWedding.weddingId, role: 'sideManager', side: 'groom' }
    const response = { status: 200, body: joined }
    const { data } = await verifyCall(acceptMemberInvite(), { given: invitedByOthers, response })
    expect(data).toEqual(joined)
  })

  it.each(Object.entries(inviteCalls))('returns 404 for an unknown token: %s', async (_operation, buildCall) => {
    const { error } = await verifyCall(buildCall(), { when: 'that nobody has made', response: notFound })
    expect(error).toEqual({ kind: 'notFound' })
  })
})

it.each([
  ['last_owner', 'that would be the last owner', updateMember({ ...memberIds, memberId: couple.id }), planned],
  [
    'limit_reached',
    'to a third owner',
    updateMember(memberIds, { role: 'owner', version: 1 }),
    [...owned, createMemberState()],
  ],
  ['last_owner', 'who is the last owner', removeMember({ ...memberIds, memberId: couple.id }), planned],
  ['last_owner', 'as the last owner', leaveWedding(), planned],
  ['limit_reached', 'as a third owner', createMemberInvite(memberIds, { id: inviteId, role: 'owner' }), owned],
  [
    'already_exists',
    'with an id that was used',
    createMemberInvite(memberIds, { id: inviteId, role: 'viewer' }),
    invited,
  ],
  ['invite_closed', 'by an invite that was revoked', acceptMemberInvite(), revoked],
  ['limit_reached', 'and has as many as it can have', acceptMemberInvite(), [...invitedByOthers, weddingsFull]],
] as const)('returns 409 with %s %s: $receiving', async (code, when, call, given) => {
  const { error } = await verifyCall(call, { given, when, response: refusals[code] })
  expect(error).toMatchObject({ kind: 'other', status: 409, code })
})

it.each([
  ['a label with markup', updateMember(memberIds, { ...memberUpdate, label: '<b>' }), 'label'],
  ['a label with markup', createMemberInvite(memberIds, { ...newInvite, label: '<b>' }), 'label'],
  ['an empty token', lookUpMemberInvite(''), 'token'],
  ['an empty token', acceptMemberInvite(''), 'token'],
])('returns 400 with the invalid field for %s', async (what, call, field) => {
  const { error } = await verifyCall(call, { given: helped, when: `with ${what}`, response: createFieldError(field) })
  expect(error).toMatchObject(createBadRequest(field))
})

it.each(Object.entries({ listMembers, removeMember, leaveWedding, listMemberInvites, revokeMemberInvite }))(
  '%s returns 400 for an invalid id',
  async (_operation, buildCall) => {
    const { error } = await verifyCall(buildCall({ ...memberIds, weddingId: 'no-id' }), {
      when: 'by a wrong id of the wedding',
      response: createFieldError('weddingId'),
    })
    expect(error).toMatchObject(createBadRequest('weddingId'))
  },
)

it.each(Object.entries({ updateMember, removeMember }))(
  '%s returns 404 for an unknown id',
  async (_operation, buildCall) => {
    const call = buildCall({ ...memberIds, memberId: absent.id })
    const { error } = await verifyCall(call, { given: planned, when: 'that does not exist', response: notFound })
    expect(error).toEqual({ kind: 'notFound' })
  },
)

it('returns 403 when the role of a member does not allow it', async () => {
  const { error } = await verifyCall(householdCalls.createHousehold(), {
    given: [createForeignState(plannedWedding), viewing],
    when: 'of a viewer',
    response: { status: 403, body: matchErrorBody('forbidden', 'You are not authorized to perform this action.') },
  })
  expect(error).toMatchObject({ kind: 'other', status: 403, code: 'forbidden' })
})
