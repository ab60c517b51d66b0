import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi, type ProfileUpdate } from '../../src/api'
import { couple, placeholders, states } from '../states.ts'
import { bearer, code, errorBody, exchange, instant, unauthorized, withStore } from './contract.ts'

const { boolean, eachLike, integer, uuid } = MatchersV3
const { changePassword, exportAccount, getProfile, updateProfile } = generatedApi.endpoints

const { id, email, password } = couple
const signedIn = (profileVersion: number) => [states.signedIn, { id, email, profileVersion }] as const
const profileUpdate: ProfileUpdate = { firstName: 'Laila', lastName: 'Hassan', phone: '01012345678', language: 'ar', newsletter: true, version: 1 }
const record = { id: uuid(id), email, referralCode: code('k3v9xq2m'), createdAt: instant('2026-11-21T10:00:00.000Z'), updatedAt: instant('2026-11-21T10:00:00.000Z') }

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

describe('the password', () => {
  const request = { method: 'POST', path: '/users/change-password', headers: bearer } as const

  it('is changed by whoever knows the current one', () => {
    const change = { currentPassword: password, newPassword: 'Farah#2028' }
    return exchange(
      {
        given: [signedIn(1)],
        receiving: 'a change of the password',
        request: { ...request, body: change },
        response: { status: 200, body: { message: 'success' } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(changePassword.initiate({ changePassword: change }))
          expect(data).toEqual({ message: 'success' })
        }),
    )
  })

  it.each([
    ['with a wrong current one', { currentPassword: 'Other#2027', newPassword: 'Farah#2028' }, 'currentPassword'],
    ['to a weak one', { currentPassword: password, newPassword: 'nodigits' }, 'newPassword'],
  ])('stays after a change %s', (kind, change, field) =>
    exchange(
      {
        given: [signedIn(1)],
        receiving: `a change of the password ${kind}`,
        request: { ...request, body: change },
        response: { status: 400, body: errorBody('validation_failed', 'The current password is not right.', field) },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(changePassword.initiate({ changePassword: change }))
          expect(error).toMatchObject({ kind: 'badRequest', fields: [{ field, message: expect.any(String) }] })
        }),
    ),
  )
})

describe('the export', () => {
  it('is all that is stored about the account', () =>
    exchange(
      {
        given: [signedIn(1)],
        receiving: 'a request for all that is stored',
        request: { method: 'GET', path: '/users/export', headers: bearer },
        response: {
          status: 200,
          body: {
            exportedAt: instant('2026-11-22T10:00:00.000Z'),
            profile: { ...record, version: integer(1) },
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
