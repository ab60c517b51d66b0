import { absent, approvedProvider, couple, coupleEnquiry, otherCouple, ownedProvider, states } from '../states.ts'
import { createBadRequest, createFieldError, limitReached, notFound, type Given } from './contract.ts'
import { disputedReview, enquiryConflicts, enquirySent, matchEnquiry, matchOwnReview } from './enquiryBodies.ts'
import {
  askingCalls,
  createAskedState,
  createReviewedState,
  enquiryCalls,
  enquiryUpdate,
  FUTURE_DAY,
  newEnquiry,
  newReview,
} from './enquiryCalls.ts'
import { createOwnedState } from './ownProviderCalls.ts'
import { conflicts, createConflict, verifyCall } from './wedding.ts'

const { sendEnquiry } = askingCalls
const { listEnquiries, updateEnquiry, deleteEnquiry, addReview, deleteReview } = enquiryCalls
const { enquiryId: id, reviewId } = coupleEnquiry
const approved = [states.providerApproved, approvedProvider] as const
const booked = [approved, createAskedState()]
const reviewed = [...booked, createReviewedState('waiting')]
const disputed = [...booked, createReviewedState('disputed')]
const full = [states.enquiriesFull, { userId: couple.id }] as const
const wrongId = 'no-id'

const reads = [
  {
    call: listEnquiries(),
    given: booked,
    body: { enquiries: [matchEnquiry()] },
    expected: { enquiries: [{ id, status: 'booked', review: null }] },
  },
  {
    call: listEnquiries(),
    when: 'of which one is reviewed',
    given: disputed,
    body: { enquiries: [matchEnquiry({ review: disputedReview })] },
    expected: { enquiries: [{ id, review: { status: 'shown', answer: { text: expect.any(String) } } }] },
  },
]
const changes = [
  { call: sendEnquiry(), given: [approved], status: 201, body: enquirySent, expected: { reference: 'K7M3P9' } },
  {
    call: updateEnquiry(),
    given: booked,
    body: matchEnquiry({ ...enquiryUpdate, reviewFrom: '2050-06-18', version: 2 }),
    expected: { ...enquiryUpdate, id, version: 2 },
  },
  {
    call: addReview(),
    given: booked,
    status: 201,
    body: matchEnquiry({ review: matchOwnReview(newReview) }),
    expected: { id, review: { id: reviewId, status: 'waiting', ...newReview } },
  },
]

it.each([...reads, ...changes])('returns what the page shows to $call.receiving $when', async (each) => {
  const { call, given, body, expected, ...more } = { when: undefined, status: 200, ...each }
  const { data } = await verifyCall(call, {
    given,
    ...(more.when === undefined ? {} : { when: more.when }),
    response: { status: more.status, body },
  })
  expect(data).toMatchObject(expected)
})

it.each([
  { call: deleteEnquiry(), given: booked },
  { call: deleteReview(), given: reviewed },
])('returns nothing to $call.receiving', async ({ call, given }) => {
  const { error } = await verifyCall(call, { given, response: { status: 204 } })
  expect(error).toBeUndefined()
})

const { listEnquiries: _list, ...named } = enquiryCalls

describe.each(Object.entries(named))('%s', (_operation, buildCall) => {
  it.each([
    {
      when: 'of another couple',
      given: [approved, createAskedState({ userId: otherCouple.id }), createReviewedState('shown')],
    },
    { when: 'that does not exist', given: [] },
  ])('returns 404 for an enquiry $when', async ({ when, given }) => {
    const { error } = await verifyCall(buildCall(), { given, when: `for an enquiry ${when}`, response: notFound })
    expect(error).toEqual({ kind: 'notFound' })
  })
})

it('sendEnquiry returns 404 for a provider that is not listed', async () => {
  const { error } = await verifyCall(sendEnquiry(absent.id), { when: 'that is not listed', response: notFound })
  expect(error).toEqual({ kind: 'notFound' })
})

it.each([
  { call: deleteEnquiry(wrongId), when: 'by a wrong id', field: 'enquiryId', given: [] },
  { call: deleteReview(wrongId), when: 'by a wrong id', field: 'enquiryId', given: [] },
  {
    call: sendEnquiry(undefined, { ...newEnquiry, phone: '12' }),
    when: 'with a phone that is none',
    field: 'phone',
    given: [approved],
  },
  {
    call: updateEnquiry(undefined, { ...enquiryUpdate, weddingDate: '2024-07-01' }),
    when: 'with a new date that has passed',
    field: 'weddingDate',
    given: booked,
  },
  {
    call: addReview(undefined, { ...newReview, words: 'Call them on 01012345678' }),
    when: 'with a phone number in its words',
    field: 'words',
    given: booked,
  },
])('returns 400 to $call.receiving $when', async ({ call, when, field, given }) => {
  const { error } = await verifyCall(call, { given, when, response: createFieldError(field) })
  expect(error).toMatchObject(createBadRequest(field))
})

const owned = createOwnedState()
const ofOwn = { providerId: ownedProvider.id }
const refused: {
  call: Parameters<typeof verifyCall>[0]
  when: string
  given: readonly Given[]
  response: (typeof enquiryConflicts)['own_provider']
}[] = [
  {
    call: sendEnquiry(ownedProvider.id),
    when: "that is the couple's own",
    given: [owned],
    response: enquiryConflicts.own_provider,
  },
  { call: sendEnquiry(), when: 'above the limit', given: [approved, full], response: limitReached },
  {
    call: addReview(),
    when: 'that is not booked',
    given: [approved, createAskedState({ status: 'asked' })],
    response: enquiryConflicts.not_booked,
  },
  {
    call: addReview(),
    when: 'before the wedding',
    given: [approved, createAskedState({ weddingDate: FUTURE_DAY })],
    response: enquiryConflicts.too_early,
  },
  {
    call: addReview(),
    when: "that is the couple's own now",
    given: [owned, createAskedState(ofOwn)],
    response: enquiryConflicts.own_provider,
  },
  {
    call: addReview(undefined, { ...newReview, words: 'Other words' }),
    when: 'that was reviewed before',
    given: reviewed,
    response: conflicts.already_exists,
  },
]

it.each(refused)('returns 409 to $call.receiving $when', async ({ call, when, given, response }) => {
  const { error } = await verifyCall(call, { given, when, response })
  expect(error).toMatchObject({ kind: 'other', status: 409, code: response.body.code, message: expect.any(String) })
})

it('updateEnquiry returns 409 with what is stored when the version is stale', async () => {
  const call = updateEnquiry(undefined, { ...enquiryUpdate, version: 2 })
  const { error } = await verifyCall(call, {
    given: booked,
    when: 'of another version',
    response: createConflict(matchEnquiry()),
  })
  expect(error).toMatchObject({ kind: 'other', status: 409, code: 'version_conflict', current: { id, version: 1 } })
})
