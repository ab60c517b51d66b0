import { MatchersV3 } from '@pact-foundation/pact'
import { selectToken } from '@/api'
import { approvedProvider, couple, otherWedding, placeholders, states } from '../states.ts'
import { activityCalls } from './activityCalls.ts'
import { securedCalls } from './calls.ts'
import { verifyExchange, unauthorized, withStore, type Exchange, type Given } from './contract.ts'
import { renewalWithoutCookie } from './identity.ts'
import { deskCalls } from './deskCalls.ts'
import { enquirySent, ratedPage } from './enquiryBodies.ts'
import { askingCalls, enquiryCalls, receivedCalls } from './enquiryCalls.ts'
import { householdCalls } from './householdCalls.ts'
import { createInvitedState, inviteCalls, matchOffered, memberCalls } from './memberCalls.ts'
import { ownProviderCalls } from './ownProviderCalls.ts'
import { providerPage } from './provider.ts'
import { noticeCalls } from './noticeCalls.ts'
import { replyCalls } from './replyCalls.ts'
import { requestCalls } from './requestCalls.ts'
import { createForeignState } from './wedding.ts'
import { buildCreateWedding, listWeddingsCall, weddingCalls } from './weddingCalls.ts'

const { uuid } = MatchersV3
const expired = [states.tokenExpired, { id: couple.id, email: couple.email }] as const
const { registerProvider, getProvider, ...accountCalls } = securedCalls

const createRejectedExchange = ({ receiving, request }: Pick<Exchange, 'receiving' | 'request'>): Exchange[] => [
  { given: [expired], receiving: `${receiving} with an expired token`, request, response: unauthorized },
  renewalWithoutCookie,
]

const builders = {
  ...activityCalls,
  ...weddingCalls,
  ...householdCalls,
  ...replyCalls,
  ...noticeCalls,
  ...requestCalls,
  ...deskCalls,
  ...ownProviderCalls,
  ...enquiryCalls,
  ...receivedCalls,
  ...memberCalls,
  acceptMemberInvite: inviteCalls.acceptMemberInvite,
}
const builtCalls = Object.fromEntries(Object.entries(builders).map(([name, buildCall]) => [name, buildCall()]))
const secured = {
  ...accountCalls,
  listWeddings: listWeddingsCall,
  createWedding: buildCreateWedding(),
  ...builtCalls,
}

describe.each(Object.entries(secured))('%s with an expired token', (_operation, { receiving, request, run }) => {
  it('returns 401, and the site tries one renewal and ends the session', () =>
    verifyExchange(createRejectedExchange({ receiving, request }), (server) =>
      withStore(server, placeholders.accessToken, async (store) => {
        const { error } = await run(store)
        expect(error).toEqual({ kind: 'unauthorized' })
        expect(selectToken(store.getState())).toBeNull()
        expect(store.getState().auth).toMatchObject({ user: null, expired: true })
      }),
    ))
})

const { id } = approvedProvider
const approved = [states.providerApproved, approvedProvider] as const
const openToAll = [
  { call: registerProvider, given: [], response: { status: 201, body: { id: uuid(id), status: 'pending' } } },
  {
    call: getProvider,
    given: [approved],
    response: { status: 200, body: providerPage },
  },
  {
    call: askingCalls.sendEnquiry(),
    given: [approved],
    response: { status: 201, body: enquirySent },
  },
  {
    call: askingCalls.listReviews(),
    given: [approved, [states.providerRated, { providerId: id }]] satisfies Given[],
    response: { status: 200, body: ratedPage },
  },
  {
    call: inviteCalls.lookUpMemberInvite(),
    given: [createForeignState(), createInvitedState({ weddingId: otherWedding.weddingId })],
    response: { status: 200, body: matchOffered() },
  },
]

describe.each(openToAll)(
  '$call.receiving with an expired token',
  ({ call: { receiving, request, run }, given, response }) => {
    it('is repeated without the token after the session has ended', () => {
      const { Authorization: _bearer, ...headers } = request.headers
      const repeated = {
        given,
        receiving: `${receiving}, whose session is over`,
        request: { ...request, headers },
        response,
      }
      return verifyExchange([...createRejectedExchange({ receiving, request }), repeated], (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await run(store)
          expect(error).toBeUndefined()
          expect(selectToken(store.getState())).toBeNull()
        }),
      )
    })
  },
)
