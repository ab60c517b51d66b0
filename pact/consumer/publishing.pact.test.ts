import { generatedApi } from '@/api'
import { couple, otherCouple, placeholders, publishedInvitation, states, uploadedPicture } from '../states.ts'
import {
  createBadRequest,
  bearer,
  verifyExchange,
  limitReached,
  createFieldError,
  createSignedInState,
  unauthorized,
  withStore,
} from './contract.ts'
import { createPlannedState, createRepetition, ownIds } from './wedding.ts'
import {
  createPublishedState,
  details,
  invitationInput,
  ownerFields,
  record,
  requestKey,
  requestKeyHeader,
} from './invitation.ts'

const { createInvitation } = generatedApi.endpoints
const { id, slug, shortCode } = publishedInvitation

describe('createInvitation', () => {
  const request = {
    method: 'POST',
    path: '/invitations',
    headers: { ...bearer, ...requestKeyHeader },
    body: invitationInput,
  } as const

  it('returns the invitation with its slug', () =>
    verifyExchange(
      {
        given: [createSignedInState()],
        receiving: 'an invitation to publish',
        request,
        response: { status: 201, body: { ...invitationInput, ...record, ...ownerFields, version: 1 } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(
            createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput }),
          )
          expect(data).toMatchObject({ ...invitationInput, id, slug, shortCode, version: 1, ownerId: couple.id })
        }),
    ))

  const ofWedding = { ...invitationInput, weddingId: ownIds.weddingId }

  it('returns an invitation of an existing wedding', () =>
    verifyExchange(
      {
        given: [createSignedInState(), createPlannedState()],
        receiving: 'an invitation to publish in a wedding',
        request: { ...request, body: ofWedding },
        response: { status: 201, body: { ...record, ...ownerFields, ...ofWedding, version: 1 } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(
            createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput: ofWedding }),
          )
          expect(data).toMatchObject({ id, weddingId: ownIds.weddingId })
        }),
    ))

  it('returns 400 for a wedding that was deleted', () =>
    verifyExchange(
      {
        given: [createSignedInState()],
        receiving: 'an invitation to publish in a wedding that does not exist',
        request: { ...request, body: ofWedding },
        response: createFieldError('weddingId', 'This wedding does not exist any more.'),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(
            createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput: ofWedding }),
          )
          expect(error).toMatchObject(createBadRequest('weddingId'))
        }),
    ))

  it('returns 400 with the invalid fields', () => {
    const wrong = { ...invitationInput, groom: '<b>عمر</b>' }
    return verifyExchange(
      {
        given: [createSignedInState()],
        receiving: 'an invitation with markup in a name',
        request: { ...request, body: wrong },
        response: createFieldError('groom', 'Must not contain < or >.'),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(
            createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput: wrong }),
          )
          expect(error).toMatchObject(createBadRequest('groom'))
        }),
    )
  })

  it('returns 400 for a picture of another couple', () => {
    const wrong = { ...invitationInput, backgroundImage: `/api/v1/uploads/background/${uploadedPicture.id}.webp` }
    return verifyExchange(
      {
        given: [createSignedInState(), [states.pictureUploaded, { ownerId: otherCouple.id, ...uploadedPicture }]],
        receiving: "an invitation with another couple's picture",
        request: { ...request, body: wrong },
        response: createFieldError('backgroundImage', 'Please upload this picture again.'),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(
            createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput: wrong }),
          )
          expect(error).toMatchObject(createBadRequest('backgroundImage'))
        }),
    )
  })

  it('returns 409 when the account has reached its limit', () =>
    verifyExchange(
      {
        given: [createSignedInState(), [states.invitationsFull, { ownerId: couple.id }]],
        receiving: 'an invitation more than an account may have',
        request,
        response: limitReached,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(
            createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput }),
          )
          expect(error).toMatchObject({
            kind: 'other',
            status: 409,
            code: 'limit_reached',
            message: expect.any(String),
          })
        }),
    ))

  it('returns 409 with the invitation that was published with its key', () =>
    verifyExchange(
      {
        given: [createSignedInState(), createPublishedState(), [states.invitationKeyed, { id, requestKey }]],
        receiving: 'an invitation with a key that was used before',
        request,
        response: createRepetition({ ...details, ...record, ...ownerFields }),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(
            createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput }),
          )
          expect(error).toMatchObject({ kind: 'other', code: 'already_exists', current: { id, slug, version: 1 } })
        }),
    ))

  it('returns 401 without a token', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'an invitation to publish without a token',
        request: { ...request, headers: requestKeyHeader },
        response: unauthorized,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(
            createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput }),
          )
          expect(error).toEqual({ kind: 'unauthorized' })
        }),
    ))
})
