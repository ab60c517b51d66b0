import { MatchersV3 } from '@pact-foundation/pact'
import { providerEndpoints } from '@/api/providers'
import { absent, couple, otherCouple, ownedProvider, states } from '../states.ts'
import {
  bearer,
  createBadRequest,
  createFieldError,
  limitReached,
  matchErrorBody,
  notFound,
  staleVersion,
} from './contract.ts'
import { requestKey } from './invitation.ts'
import { arrangement, createOwnedState, detailsUpdate, ownProviderCalls, profileUpdate } from './ownProviderCalls.ts'
import { listedPhoto, matchOwnPhoto, matchOwnProvider, refusedProvider } from './provider.ts'
import { verifyCall } from './wedding.ts'

const { listOwnProviders, updateProvider, deleteProvider } = ownProviderCalls
const { addProviderPhoto, arrangeProviderPhotos, deleteProviderPhoto } = ownProviderCalls
const { id, photoId } = ownedProvider
const given = [createOwnedState()]
const wrongId = 'no-id'

const getOwnProvider = {
  receiving: "an owner's request for a provider",
  request: { method: 'GET', path: `/providers/${id}`, headers: bearer },
  run: (store) => store.dispatch(providerEndpoints.endpoints.getProvider.initiate({ id }, { subscribe: false })),
} as const satisfies Parameters<typeof verifyCall>[0]

const waitingPhoto = matchOwnPhoto(requestKey, { alt: null })
const reads = [
  {
    call: listOwnProviders(),
    body: { providers: [matchOwnProvider()] },
    expected: { providers: [{ id, status: 'approved', refusal: null, edit: { refusal: null } }] },
  },
  {
    call: listOwnProviders(),
    when: 'of which one was refused',
    given: [createOwnedState('rejected')],
    body: { providers: [refusedProvider] },
    expected: { providers: [{ id, status: 'rejected', refusal: expect.any(String), edit: null }] },
  },
  {
    call: getOwnProvider,
    body: matchOwnProvider(),
    expected: {
      id,
      ownPhotos: [{ id: photoId, status: 'listed', newAlt: expect.any(String) }],
      edit: { refusal: null },
    },
  },
]
const changes = [
  {
    call: updateProvider(),
    body: matchOwnProvider(2),
    expected: { id, status: 'approved', version: 2, edit: { profile: expect.any(Object), refusal: null } },
  },
  {
    call: updateProvider(undefined, detailsUpdate),
    when: 'without the profile',
    body: matchOwnProvider(2),
    expected: { id, version: 2, edit: { profile: expect.any(Object) } },
  },
  { call: addProviderPhoto(), status: 201, body: waitingPhoto, expected: { id: requestKey, status: 'waiting' } },
  {
    call: arrangeProviderPhotos(),
    body: { photos: MatchersV3.eachLike({ ...listedPhoto, newAlt: null }) },
    expected: { photos: [{ id: photoId, newAlt: null }] },
  },
]

it.each([...reads, ...changes])('returns what the page shows to $call.receiving $when', async (each) => {
  const { call, body, expected, ...more } = { given, when: undefined, status: 200, ...each }
  const response = { status: more.status, body }
  const { data } = await verifyCall(call, {
    given: more.given,
    ...(more.when === undefined ? {} : { when: more.when }),
    response,
  })
  expect(data).toMatchObject(expected)
})

it.each([deleteProvider(), deleteProviderPhoto()])('returns nothing to $receiving', async (call) => {
  const { error } = await verifyCall(call, { given, response: { status: 204 } })
  expect(error).toBeUndefined()
})

const { listOwnProviders: _list, ...named } = ownProviderCalls

describe.each(Object.entries(named))('%s', (_operation, buildCall) => {
  it.each([
    { when: 'of another couple', ofId: id, before: [createOwnedState('approved', otherCouple.id)] },
    { when: 'that does not exist', ofId: absent.id, before: [] },
  ])('returns 404 for a provider $when', async ({ when, ofId, before }) => {
    const { error } = await verifyCall(buildCall(ofId), { given: before, when, response: notFound })
    expect(error).toEqual({ kind: 'notFound' })
  })
})

it('deleteProviderPhoto returns 404 for a deleted photograph', async () => {
  const call = deleteProviderPhoto(undefined, absent.id)
  const { error } = await verifyCall(call, { given, when: 'that was deleted before', response: notFound })
  expect(error).toEqual({ kind: 'notFound' })
})

const link = 'Our work: www.example.com'
const { profile } = profileUpdate
it.each([
  { call: deleteProvider(wrongId), when: 'by a wrong id', field: 'id' },
  { call: deleteProviderPhoto(undefined, wrongId), when: 'by a wrong id', field: 'photoId' },
  {
    call: updateProvider(undefined, { ...detailsUpdate, contactNumber: '0212345678' }),
    when: 'with a number that is no Egyptian mobile',
    field: 'contactNumber',
  },
  {
    call: updateProvider(undefined, { ...profileUpdate, profile: { ...profile!, about: link } }),
    when: 'with a link in its words',
    field: 'profile.about',
  },
  {
    call: arrangeProviderPhotos(undefined, { photos: [{ id: photoId, alt: link }] }),
    when: 'with a link in its words',
    field: 'photos.0.alt',
  },
  { call: addProviderPhoto(undefined, { name: 'damaged.png' }), when: 'that is damaged', field: 'file' },
])('returns 400 to $call.receiving $when', async ({ call, when, field }) => {
  const { error } = await verifyCall(call, { given, when, response: createFieldError(field) })
  expect(error).toMatchObject(createBadRequest(field))
})

const tooLarge = { status: 413, body: matchErrorBody('payload_too_large', 'This is too large to send.') }
const otherType = {
  status: 415,
  body: matchErrorBody('unsupported_media_type', 'This kind of content is not accepted.'),
}
const full = [...given, [states.picturesFull, { ownerId: couple.id }] as const]
it.each([
  {
    call: updateProvider(undefined, { ...profileUpdate, version: 2 }),
    when: 'of another version',
    response: staleVersion,
  },
  {
    call: arrangeProviderPhotos(undefined, { photos: [...arrangement.photos, { id: absent.id, alt: null }] }),
    when: 'of which one was deleted',
    response: staleVersion,
  },
  { call: addProviderPhoto(), when: 'above the limit', before: full, response: limitReached },
  { call: addProviderPhoto(undefined, { name: 'large.png' }), when: 'of more than 5 MB', response: tooLarge },
  {
    call: addProviderPhoto(undefined, { name: 'moving.gif', type: 'image/gif' }),
    when: 'that is neither JPEG, PNG nor WebP',
    response: otherType,
  },
])('returns $response.status to $call.receiving $when', async ({ call, when, before = given, response }) => {
  const { error } = await verifyCall(call, { given: before, when, response })
  const { status, body } = response
  expect(error).toMatchObject({ kind: 'other', status, code: body.code, message: expect.any(String) })
})
