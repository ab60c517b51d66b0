import { absent, approvedProvider, coupleEnquiry, otherCouple, ownedProvider, states } from '../states.ts'
import { createBadRequest, createFieldError, notFound, verifyExchange, withStore } from './contract.ts'
import { disputedPage, matchAnswer, matchReview, ratedPage, receivedPage } from './enquiryBodies.ts'
import {
  askingCalls,
  createAskedState,
  createReviewedState,
  newAnswer,
  newDispute,
  receivedCalls,
} from './enquiryCalls.ts'
import { createOwnedState } from './ownProviderCalls.ts'
import { conflicts, verifyCall } from './wedding.ts'

const { listReceivedEnquiries, answerReview, disputeReview } = receivedCalls
const { enquiryId, reviewId: id } = coupleEnquiry
const ownedId = ownedProvider.id
const wrongId = 'no-id'

/** A provider that another couple has booked. */
const createBookedStates = (ownerId?: string) =>
  [createOwnedState('approved', ownerId), createAskedState({ userId: otherCouple.id, providerId: ownedId })] as const
const booked = createBookedStates()
const reviewed = [...booked, createReviewedState('shown')]
const disputed = [...booked, createReviewedState('disputed')]

it.each([
  {
    call: listReceivedEnquiries(),
    given: booked,
    response: { status: 200, body: receivedPage },
    expected: { items: [{ id: enquiryId }], total: 1 },
  },
  {
    call: answerReview(),
    given: reviewed,
    response: { status: 201, body: matchReview({ answer: matchAnswer(newAnswer.text) }) },
    expected: { id, answer: newAnswer },
  },
  {
    call: disputeReview(),
    given: reviewed,
    response: { status: 201, body: matchReview({ dispute: 'open' }) },
    expected: { id, dispute: 'open' },
  },
])('returns what the page shows to $call.receiving', async ({ call, given, response, expected }) => {
  const { data } = await verifyCall(call, { given, response })
  expect(data).toMatchObject(expected)
})

describe.each(Object.entries(receivedCalls))('%s', (_operation, buildCall) => {
  it.each([
    {
      when: 'of another couple',
      ofId: ownedId,
      given: [...createBookedStates(otherCouple.id), createReviewedState('shown')],
    },
    { when: 'that does not exist', ofId: absent.id, given: [] },
  ])('returns 404 for a provider $when', async ({ when, ofId, given }) => {
    const { error } = await verifyCall(buildCall(ofId), { given, when: `for a provider ${when}`, response: notFound })
    expect(error).toEqual({ kind: 'notFound' })
  })
})

it.each([answerReview(undefined, undefined, absent.id), disputeReview(undefined, undefined, absent.id)])(
  'returns 404 to $receiving that was deleted',
  async (call) => {
    const given = [createOwnedState()]
    const { error } = await verifyCall(call, { given, when: 'that was deleted', response: notFound })
    expect(error).toEqual({ kind: 'notFound' })
  },
)

it.each([
  { call: listReceivedEnquiries(undefined, 0), when: 'by a page number that is too small', field: 'page' },
  {
    call: answerReview(undefined, { text: 'Look at www.example.com' }),
    when: 'with a link',
    field: 'text',
  },
  { call: disputeReview(undefined, { reason: ' ' }), when: 'without a reason', field: 'reason' },
])('returns 400 to $call.receiving $when', async ({ call, when, field }) => {
  const { error } = await verifyCall(call, { given: reviewed, when, response: createFieldError(field) })
  expect(error).toMatchObject(createBadRequest(field))
})

it.each([
  { call: answerReview(undefined, newAnswer), when: 'that has another answer' },
  { call: disputeReview(undefined, newDispute), when: 'that is disputed for another reason' },
])('returns 409 to $call.receiving $when', async ({ call, when }) => {
  const { error } = await verifyCall(call, { given: disputed, when, response: conflicts.already_exists })
  expect(error).toMatchObject({ kind: 'other', status: 409, code: 'already_exists' })
})

/** Everybody reads the reviews of a listed provider. */
describe('listReviews', () => {
  const approved = [states.providerApproved, approvedProvider] as const
  const { id: providerId } = approvedProvider

  it.each([
    {
      what: 'three reviews',
      given: [approved, [states.providerRated, { providerId }] as const],
      body: ratedPage,
      expected: { items: [{ stars: { quality: 5 } }] },
    },
    {
      what: 'a disputed review',
      given: [approved, createAskedState(), createReviewedState('disputed')],
      body: disputedPage,
      expected: { items: [{ stars: null, dispute: 'open', answer: { text: expect.any(String) } }] },
    },
  ])('returns the reviews of a provider with $what', async ({ what, given, body, expected }) => {
    const { request, run } = askingCalls.listReviews()
    const { headers: _bearer, ...withoutToken } = request
    await verifyExchange(
      {
        given,
        receiving: `a request for the reviews of a provider with ${what}`,
        request: withoutToken,
        response: { status: 200, body },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await run(store)
          expect(data).toMatchObject(expected)
        }),
    )
  })

  it.each([
    { ofId: absent.id, when: 'that is not listed', response: notFound, expected: { kind: 'notFound' } },
    { ofId: wrongId, when: 'by a wrong id', response: createFieldError('id'), expected: createBadRequest('id') },
  ])('returns $response.status for a provider $when', async ({ ofId, when, response, expected }) => {
    const { error } = await verifyCall(askingCalls.listReviews(ofId), { when, response })
    expect(error).toMatchObject(expected)
  })
})
