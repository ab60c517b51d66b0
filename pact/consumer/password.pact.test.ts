import { generatedApi, selectToken } from '@/api'
import { couple, placeholders, states } from '../states.ts'
import { badRequest, bearer, exchange, refused, signedIn, withStore } from './contract.ts'
import { account, done, signedInAnswer } from './identity.ts'

const { changePassword, forgotPassword, resetPassword } = generatedApi.endpoints
const { id, email, password } = couple
const newPassword = 'Farah#2028'

describe('forgotPassword', () => {
  const request = { method: 'POST', path: '/identity/forgot-password' } as const

  it.each([
    ['known', account],
    ['unknown', [states.noAccount, { email }] as const],
  ])('returns the same response for an address that is %s', (kind, given) =>
    exchange(
      {
        given: [given],
        receiving: `a request for a reset link to an address that is ${kind}`,
        request: { ...request, body: { email } },
        response: done,
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
    return exchange(
      {
        given: [],
        receiving: 'a request for a reset link to what is no address',
        request: { ...request, body: wrong },
        response: refused('email'),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(forgotPassword.initiate({ forgotPassword: wrong }))
          expect(error).toMatchObject(badRequest('email'))
        }),
    )
  })
})

describe('resetPassword', () => {
  const request = { method: 'POST', path: '/identity/reset-password' } as const
  const reset = { token: 'one-time-token-of-the-mail', newPassword }
  const linkSent = [states.resetLinkSent, { id, email, token: reset.token }] as const

  it('sets a new password', () =>
    exchange(
      {
        given: [linkSent],
        receiving: 'a new password with the token of the mail',
        request: { ...request, body: reset },
        response: done,
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
    exchange(
      {
        given: [given],
        receiving: `a new password ${kind}`,
        request: { ...request, body },
        response: refused(field, message),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(resetPassword.initiate({ resetPassword: body }))
          expect(error).toMatchObject(badRequest(field))
        }),
    ),
  )
})

describe('changePassword', () => {
  const request = { method: 'POST', path: '/users/change-password', headers: bearer } as const

  it('changes the password when the current password is correct', () => {
    const change = { currentPassword: password, newPassword }
    return exchange(
      {
        given: [signedIn()],
        receiving: 'a change of the password',
        request: { ...request, body: change },
        response: signedInAnswer,
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
    exchange(
      {
        given: [signedIn()],
        receiving: `a change of the password ${kind}`,
        request: { ...request, body: change },
        response: refused(field, message),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(changePassword.initiate({ changePassword: change }))
          expect(error).toMatchObject(badRequest(field))
        }),
    ),
  )
})
