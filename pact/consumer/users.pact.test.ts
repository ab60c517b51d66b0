import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi, type ProfileUpdate } from '@/api'
import { couple, ownedProvider, placeholders } from '../states.ts'
import {
  createBadRequest,
  bearer,
  matchCode,
  verifyExchange,
  matchInstant,
  createFieldError,
  createSignedInState,
  staleVersion,
  unauthorized,
  withStore,
} from './contract.ts'
import { matchExportedEnquiries } from './enquiryBodies.ts'
import { createAskedState, createReviewedState } from './enquiryCalls.ts'
import { createOwnedState } from './ownProviderCalls.ts'
import { exportedProvider } from './provider.ts'

const { boolean, eachLike, integer, uuid } = MatchersV3
const { exportAccount, getProfile, updateProfile } = generatedApi.endpoints

const { id, email } = couple
const details = {
  firstName: 'Laila',
  lastName: 'Hassan',
  phone: '01012345678',
  language: 'ar',
  newsletter: true,
} as const
const profileUpdate: ProfileUpdate = { ...details, currentPassword: couple.password, version: 1 }
const record = {
  id: uuid(id),
  email,
  emailVerified: boolean(false),
  referralCode: matchCode('k3v9xq2m'),
  createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
  updatedAt: matchInstant('2026-11-21T10:00:00.000Z'),
}

describe('the profile', () => {
  it('is returned', () =>
    verifyExchange(
      {
        given: [createSignedInState()],
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

  it('returns 401 without a token', () =>
    verifyExchange(
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

  it('is updated', () =>
    verifyExchange(
      {
        given: [createSignedInState()],
        receiving: "a change of one's profile",
        request: { method: 'PUT', path: '/users/profile', headers: bearer, body: profileUpdate },
        response: { status: 200, body: { ...record, ...details, version: 2 } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(updateProfile.initiate({ profileUpdate }))
          expect(data).toMatchObject({ ...details, id, version: 2 })
        }),
    ))

  it.each([
    [
      'to a phone that is no Egyptian mobile',
      { phone: '0212345678' },
      'phone',
      'Please enter a valid Egyptian phone number',
    ],
    [
      'with a new phone and a wrong password',
      { currentPassword: 'Other#2027' },
      'currentPassword',
      'The current password is incorrect.',
    ],
  ])('returns 400 with the invalid field for a change %s', (kind, changes, field, message) => {
    const wrong = { ...profileUpdate, ...changes }
    return verifyExchange(
      {
        given: [createSignedInState()],
        receiving: `a change of one's profile ${kind}`,
        request: { method: 'PUT', path: '/users/profile', headers: bearer, body: wrong },
        response: createFieldError(field, message),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(updateProfile.initiate({ profileUpdate: wrong }))
          expect(error).toMatchObject(createBadRequest(field))
        }),
    )
  })

  it('returns 409 when the version is stale', () =>
    verifyExchange(
      {
        given: [createSignedInState(2)],
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

describe('exportAccount', () => {
  it('returns all data of the account', () =>
    verifyExchange(
      {
        given: [
          createSignedInState(),
          createOwnedState(),
          createAskedState({ providerId: ownedProvider.id }),
          createReviewedState('disputed'),
        ],
        receiving: 'a request for all that is stored',
        request: { method: 'GET', path: '/users/export', headers: bearer },
        response: {
          status: 200,
          body: {
            exportedAt: matchInstant('2026-11-22T10:00:00.000Z'),
            profile: { ...record, version: integer(1) },
            referredBy: {},
            weddings: [],
            memberships: [],
            memberInvites: [],
            changes: [],
            events: [],
            halls: [],
            households: [],
            seats: [],
            imports: [],
            replySettings: [],
            replies: [],
            householdStatuses: [],
            sends: [],
            views: [],
            messageTemplates: [],
            replyRequests: [],
            noticeSubscriptions: [],
            invitations: [],
            ...exportedProvider,
            ...matchExportedEnquiries(ownedProvider.id),
            wishlist: { itemIds: [] },
            uploads: [],
            sessions: eachLike({
              createdAt: matchInstant('2026-11-22T10:00:00.000Z'),
              lastUsedAt: matchInstant('2026-11-22T10:00:00.000Z'),
              remembered: boolean(true),
            }),
            refreshTokens: eachLike({ expiresAt: matchInstant('2026-12-22T10:00:00.000Z') }),
            invitationPreviews: [],
            passwordResets: [],
            emailVerifications: [],
            mails: [],
            leads: [],
            contactMessages: [],
            contactAnswers: [],
            operatorRole: [],
            operatorSessions: [],
            operatorRecoveryCodes: [],
          },
        },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(exportAccount.initiate(undefined, { subscribe: false }))
          expect(data).toMatchObject({ profile: { id, email }, sessions: [{ remembered: true }] })
          expect(data).toMatchObject({ providers: [{ id: ownedProvider.id }], providerEdits: [{ refusal: null }] })
        }),
    ))

  it('returns 401 without a token', () =>
    verifyExchange(
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
