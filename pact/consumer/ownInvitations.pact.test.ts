import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi } from '@/api'
import { absent, couple, otherCouple, placeholders, publishedInvitation } from '../states.ts'
import {
  createBadRequest,
  bearer,
  matchErrorBody,
  verifyExchange,
  notFound,
  createFieldError,
  createSignedInState,
  staleVersion,
  withStore,
  type Given,
} from './contract.ts'
import { details, invitationUpdate, ownerFields, createPublishedState, record } from './invitation.ts'

const { listUserInvitations, updateInvitation, deleteInvitation } = generatedApi.endpoints
const { id, slug, shortCode } = publishedInvitation

/** What a couple cannot change, with the states that make it so. */
const notOwn = [
  ['an invitation that is not there', absent.id, [createSignedInState()]],
  ["another couple's invitation", id, [createSignedInState(), createPublishedState(1, otherCouple.id)]],
] satisfies [string, string, Given[]][]

describe('listUserInvitations', () => {
  it('returns the invitations of the account', () =>
    verifyExchange(
      {
        given: [createSignedInState(), createPublishedState()],
        receiving: "a request for one's own invitations",
        request: { method: 'GET', path: `/invitations/user/${couple.id}`, headers: bearer },
        response: { status: 200, body: { items: MatchersV3.eachLike({ ...details, ...record, ...ownerFields }) } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(
            listUserInvitations.initiate({ userId: couple.id }, { subscribe: false }),
          )
          expect(data?.items).toEqual([
            expect.objectContaining({ id, slug, shortCode, ownerId: couple.id, template: 1 }),
          ])
        }),
    ))

  it('returns 403 for another account', () =>
    verifyExchange(
      {
        given: [createSignedInState()],
        receiving: "a request for another couple's invitations",
        request: { method: 'GET', path: `/invitations/user/${otherCouple.id}`, headers: bearer },
        response: { status: 403, body: matchErrorBody('forbidden', 'You are not authorized to perform this action.') },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(
            listUserInvitations.initiate({ userId: otherCouple.id }, { subscribe: false }),
          )
          expect(error).toMatchObject({ kind: 'other', status: 403, code: 'forbidden' })
        }),
    ))
})

describe('updateInvitation', () => {
  const request = { method: 'PUT', path: `/invitations/${id}`, headers: bearer, body: invitationUpdate } as const

  it('keeps the slug and increases the version', () =>
    verifyExchange(
      {
        given: [createSignedInState(), createPublishedState()],
        receiving: 'an edit of an invitation',
        request,
        response: {
          status: 200,
          body: { ...record, ...invitationUpdate, ...ownerFields, id, slug, version: 2, shortCode },
        },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(updateInvitation.initiate({ id, invitationUpdate }))
          expect(data).toMatchObject({ ...invitationUpdate, id, slug, shortCode, version: 2 })
        }),
    ))

  it('returns 400 with the invalid fields', () => {
    const wrong = { ...invitationUpdate, mapsLink: 'https://example.com/map' }
    return verifyExchange(
      {
        given: [createSignedInState(), createPublishedState()],
        receiving: 'an edit of an invitation with a link that is no map',
        request: { ...request, body: wrong },
        response: createFieldError(
          'mapsLink',
          'Please paste a link that begins with https:// from Google Maps, Apple Maps, Waze or OpenStreetMap.',
        ),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(updateInvitation.initiate({ id, invitationUpdate: wrong }))
          expect(error).toMatchObject(createBadRequest('mapsLink'))
        }),
    )
  })

  it('returns 409 when the version is stale', () =>
    verifyExchange(
      {
        given: [createSignedInState(), createPublishedState(2)],
        receiving: 'an edit of an older version of an invitation',
        request,
        response: staleVersion,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(updateInvitation.initiate({ id, invitationUpdate }))
          expect(error).toMatchObject({ kind: 'other', status: 409, code: 'version_conflict' })
        }),
    ))

  it.each(notOwn)('returns 404 for %s', (what, wanted, given) =>
    verifyExchange(
      {
        given,
        receiving: `an edit of ${what}`,
        request: { ...request, path: `/invitations/${wanted}` },
        response: notFound,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(updateInvitation.initiate({ id: wanted, invitationUpdate }))
          expect(error).toEqual({ kind: 'notFound' })
        }),
    ),
  )
})

describe('deleteInvitation', () => {
  it('deletes an invitation', () =>
    verifyExchange(
      {
        given: [createSignedInState(), createPublishedState()],
        receiving: 'a deletion of an invitation',
        request: { method: 'DELETE', path: `/invitations/${id}`, headers: bearer },
        response: { status: 204 },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(deleteInvitation.initiate({ id }))
          expect(error).toBeUndefined()
        }),
    ))

  it.each(notOwn)('returns 404 for %s', (what, wanted, given) =>
    verifyExchange(
      {
        given,
        receiving: `a deletion of ${what}`,
        request: { method: 'DELETE', path: `/invitations/${wanted}`, headers: bearer },
        response: notFound,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(deleteInvitation.initiate({ id: wanted }))
          expect(error).toEqual({ kind: 'notFound' })
        }),
    ),
  )
})
