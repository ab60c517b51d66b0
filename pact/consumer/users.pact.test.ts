import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi, type ProfileUpdate } from '../../src/api'
import { couple, placeholders } from '../states.ts'
import { badRequest, bearer, code, exchange, instant, refused, signedIn, staleVersion, unauthorized, withStore } from './contract.ts'

const { boolean, eachLike, integer, uuid } = MatchersV3
const { exportAccount, getProfile, updateProfile } = generatedApi.endpoints

const { id, email } = couple
const profileUpdate: ProfileUpdate = { firstName: 'Laila', lastName: 'Hassan', phone: '01012345678', language: 'ar', newsletter: true, version: 1 }
const record = { id: uuid(id), email, referralCode: code('k3v9xq2m'), createdAt: instant('2026-11-21T10:00:00.000Z'), updatedAt: instant('2026-11-21T10:00:00.000Z') }

describe('profile', () => {
  it('is read', () =>
    exchange(
      {
        given: [signedIn()],
        receiving: "a request for one's profile",
        request: { method: 'GET', path: '/users/profile', headers: bearer },
        response: { status: 200, body: { ...record, version: integer(1) } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(getProfile.initiate(undefined, { subscribe: false }))
          expect(data).toMatchObject({ id, email, referralCode: 'k3v9xq2m', version: 1 })
        }),
    ))

  it('is not shown to a visitor', () =>
    exchange(
      {
        given: [],
        receiving: 'a request for a profile without a token',
        request: { method: 'GET', path: '/users/profile' },
        response: unauthorized,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(getProfile.initiate(undefined, { subscribe: false }))
          expect(error).toEqual({ kind: 'unauthorized' })
        }),
    ))

  it('is replaced', () =>
    exchange(
      {
        given: [signedIn()],
        receiving: "a change of one's profile",
        request: { method: 'PUT', path: '/users/profile', headers: bearer, body: profileUpdate },
        response: { status: 200, body: { ...record, ...profileUpdate, version: 2 } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(updateProfile.initiate({ profileUpdate }))
          expect(data).toMatchObject({ ...profileUpdate, id, version: 2 })
        }),
    ))

  it('is refused with the field at fault', () => {
    const wrong = { ...profileUpdate, phone: '0212345678' }
    return exchange(
      {
        given: [signedIn()],
        receiving: "a change of one's profile to a phone that is no Egyptian mobile",
        request: { method: 'PUT', path: '/users/profile', headers: bearer, body: wrong },
        response: refused('phone', 'Please enter a valid Egyptian phone number'),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(updateProfile.initiate({ profileUpdate: wrong }))
          expect(error).toMatchObject(badRequest('phone'))
        }),
    )
  })

  it('is not overwritten by an edit of an older version', () =>
    exchange(
      {
        given: [signedIn(2)],
        receiving: "a change of an older version of one's profile",
        request: { method: 'PUT', path: '/users/profile', headers: bearer, body: profileUpdate },
        response: staleVersion,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(updateProfile.initiate({ profileUpdate }))
          expect(error).toMatchObject({ kind: 'other', status: 409, code: 'version_conflict' })
        }),
    ))
})

describe('the export', () => {
  it('is all that is stored about the account', () =>
    exchange(
      {
        given: [signedIn()],
        receiving: 'a request for all that is stored',
        request: { method: 'GET', path: '/users/export', headers: bearer },
        response: {
          status: 200,
          body: {
            exportedAt: instant('2026-11-22T10:00:00.000Z'),
            profile: { ...record, version: integer(1) },
            referredBy: {},
            invitations: [],
            providers: [],
            wishlist: { itemIds: [] },
            uploads: [],
            sessions: eachLike({ createdAt: instant('2026-11-22T10:00:00.000Z'), remembered: boolean(true) }),
          },
        },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(exportAccount.initiate(undefined, { subscribe: false }))
          expect(data).toMatchObject({ profile: { id, email }, sessions: [{ remembered: true }] })
        }),
    ))

  it('is not given to a visitor', () =>
    exchange(
      {
        given: [],
        receiving: 'a request for all that is stored without a token',
        request: { method: 'GET', path: '/users/export' },
        response: unauthorized,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(exportAccount.initiate(undefined, { subscribe: false }))
          expect(error).toEqual({ kind: 'unauthorized' })
        }),
    ))
})
