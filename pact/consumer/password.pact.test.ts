import { generatedApi, selectToken } from '@/api'
import { couple, placeholders, states } from '../states.ts'
import {
  createBadRequest,
  bearer,
  verifyExchange,
  createFieldError,
  createSignedInState,
  withStore,
} from './contract.ts'
import { account, successResponse, signedInResponse } from './identity.ts'

const { changePassword, forgotPassword, resetPassword } = generatedApi.endpoints
const { id, email, password } = couple
const newPassword = 'Farah#2028'

describe('forgotPassword', () => {
  const request = { method: 'POST', path: '/identity/forgot-password' } as const

  it.each([
    ['known', account],
    ['unknown', [states.noAccount, { email }] as const],
  ])('returns the same response for an address that is %s', (kind, given) =>
    verifyExchange(
      {
        given: [given],
        receiving: `a request for a reset link to an address that is ${kind}`,
        request: { ...request, body: { email } },
        response: successResponse,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(forgotPassword.initiate({ forgotPassword: { email } }))
          expect(data).toEqual({ message: 'success' })
        }),
    ),
  )

  it('returns 400 without an e-mail address', () => {
    const wrong = { email: 'no address' }
    return verifyExchange(
      {
        given: [],
        receiving: 'a request for a reset link to what is no address',
        request: { ...request, body: wrong },
        response: createFieldError('email'),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(forgotPassword.initiate({ forgotPassword: wrong }))
          expect(error).toMatchObject(createBadRequest('email'))
        }),
    )
  })
})

describe('resetPassword', () => {
  const request = { method: 'POST', path: '/identity/reset-password' } as const
  const reset = { token: 'one-time-token-of-the-mail', newPassword }
  const linkSent = [states.resetLinkSent, { id, email, token: reset.token }] as const

  it('sets a new password', () =>
    verifyExchange(
      {
        given: [linkSent],
        receiving: 'a new password with the token of the mail',
        request: { ...request, body: reset },
        response: successResponse,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(resetPassword.initiate({ resetPassword: reset }))
          expect(data).toEqual({ message: 'success' })
        }),
    ))

  it.each([
    [
      'with a token that is not good',
      account,
      { ...reset, token: 'a-token-that-nobody-was-sent' },
      'token',
      'This link is no longer valid.',
    ],
    [
      'that is weak',
      linkSent,
      { ...reset, newPassword: 'nodigits' },
      'newPassword',
      'Password must contain a capital letter and special character',
    ],
  ])('returns 400 for a new password %s', (kind, given, body, field, message) =>
    verifyExchange(
      {
        given: [given],
        receiving: `a new password ${kind}`,
        request: { ...request, body },
        response: createFieldError(field, message),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(resetPassword.initiate({ resetPassword: body }))
          expect(error).toMatchObject(createBadRequest(field))
        }),
    ),
  )
})

describe('changePassword', () => {
  const request = { method: 'POST', path: '/users/change-password', headers: bearer } as const

  it('changes the password when the current password is correct', () => {
    const change = { currentPassword: password, newPassword }
    return verifyExchange(
      {
        given: [createSignedInState()],
        receiving: 'a change of the password',
        request: { ...request, body: change },
        response: signedInResponse,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(changePassword.initiate({ changePassword: change }))
          expect(data).toMatchObject({ message: 'success', user: { id, email } })
          expect(selectToken(store.getState())).toBe(data?.token)
        }),
    )
  })

  it.each([
    [
      'with a wrong current one',
      { currentPassword: 'Other#2027', newPassword },
      'currentPassword',
      'The current password is incorrect.',
    ],
    [
      'to a weak one',
      { currentPassword: password, newPassword: 'nodigits' },
      'newPassword',
      'Password must contain a capital letter and special character',
    ],
  ])('returns 400 for a change %s', (kind, change, field, message) =>
    verifyExchange(
      {
        given: [createSignedInState()],
        receiving: `a change of the password ${kind}`,
        request: { ...request, body: change },
        response: createFieldError(field, message),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(changePassword.initiate({ changePassword: change }))
          expect(error).toMatchObject(createBadRequest(field))
        }),
    ),
  )
})
