import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi, type ProfileUpdate } from '../../src/api'
import { couple, placeholders, states } from '../states.ts'
import { bearer, errorBody, exchange, instant, unauthorized, withStore } from './contract.ts'

const { integer, uuid } = MatchersV3
const { getProfile, updateProfile } = generatedApi.endpoints

const { id, email } = couple
const signedIn = (profileVersion: number) => [states.signedIn, { id, email, profileVersion }] as const
const profileUpdate: ProfileUpdate = { firstName: 'Laila', lastName: 'Hassan', phone: '01012345678', language: 'ar', newsletter: true, version: 1 }
const record = { id: uuid(id), email, createdAt: instant('2026-11-21T10:00:00.000Z'), updatedAt: instant('2026-11-21T10:00:00.000Z') }

describe('profile', () => {
  it('is read', () =>
    exchange(
      {
        given: [signedIn(1)],
        receiving: "a request for one's profile",
        request: { method: 'GET', path: '/users/profile', headers: bearer },
        response: { status: 200, body: { ...record, version: integer(1) } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(getProfile.initiate(undefined, { subscribe: false }))
          expect(data).toMatchObject({ id, email, version: 1 })
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
        given: [signedIn(1)],
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

  it('is not overwritten by an edit of an older version', () =>
    exchange(
      {
        given: [signedIn(2)],
        receiving: "a change of an older version of one's profile",
        request: { method: 'PUT', path: '/users/profile', headers: bearer, body: profileUpdate },
        response: { status: 409, body: errorBody('version_conflict', 'This was changed meanwhile. Load it again before you save.') },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(updateProfile.initiate({ profileUpdate }))
          expect(error).toMatchObject({ kind: 'other', status: 409, code: 'version_conflict' })
        }),
    ))
})
