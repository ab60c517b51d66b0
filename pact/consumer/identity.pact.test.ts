import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi, selectToken } from '../../src/api'
import { couple, placeholders, publishedInvitation, states } from '../states.ts'
import { errorBody, exchange, unauthorized, withStore } from './contract.ts'

const { eachLike, integer, regex, string, uuid } = MatchersV3
const { register, login, logout, refreshToken, forgotPassword, resetPassword, deleteAccount } = generatedApi.endpoints

const { id, email, password } = couple
const account = [states.accountExists, { id, email, password }] as const
const done = { status: 200, body: { message: 'success' } }
const refreshCookie = regex('^zaffa_refresh=[^;]+;.*HttpOnly.*$', `zaffa_refresh=${placeholders.refreshToken}; Path=/api/v1/identity; HttpOnly; SameSite=Strict`)
const jwt = regex('^[\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIyZjVkIn0.c2lnbmF0dXJl')
const signedIn = {
  status: 200,
  headers: { 'Set-Cookie': refreshCookie },
  body: { message: 'success', token: jwt, expiresIn: integer(900), user: { id: uuid(id), email } },
}

describe('register', () => {
  const request = { method: 'POST', path: '/identity/register', body: { email, password } } as const

  it('makes an account', () =>
    exchange(
      { given: [[states.noAccount, { email }]], receiving: 'a registration', request, response: done },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(register.initiate({ credentials: { email, password } }))
          expect(data).toEqual({ message: 'success' })
        }),
    ))

  it('says who sent the new account here', () => {
    const referral = { 'X-Referral-Code': 'k3v9xq2m', 'X-Referral-Source': 'invitation', 'X-Referral-Source-Id': publishedInvitation.id }
    return exchange(
      { given: [[states.noAccount, { email }]], receiving: 'a registration by a recommendation', request: { ...request, headers: referral }, response: done },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(register.initiate({ ...referral, credentials: { email, password } }))
          expect(data).toEqual({ message: 'success' })
        }),
    )
  })

  it('refuses an address in use', () =>
    exchange(
      {
        given: [account],
        receiving: 'a registration with an address in use',
        request,
        response: { status: 409, body: errorBody('email_in_use', 'An account with this e-mail address exists already.') },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(register.initiate({ credentials: { email, password } }))
          expect(error).toMatchObject({ kind: 'other', status: 409, code: 'email_in_use', message: expect.any(String) })
        }),
    ))

  it('names the fields at fault', () => {
    const credentials = { email, password: 'nodigits' }
    return exchange(
      {
        given: [[states.noAccount, { email }]],
        receiving: 'a registration with a weak password',
        request: { ...request, body: credentials },
        response: { status: 400, body: errorBody('validation_failed', 'Password must contain a capital letter and special character', 'password') },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(register.initiate({ credentials }))
          expect(error).toMatchObject({ kind: 'badRequest', fields: [{ field: 'password', message: expect.any(String) }] })
        }),
    )
  })
})

describe('login', () => {
  it('gives a token and sets the refresh cookie', () => {
    const loginRequest = { email, password, rememberMe: true }
    return exchange(
      {
        given: [account],
        receiving: 'a sign-in that is to be remembered',
        request: { method: 'POST', path: '/identity/login', body: loginRequest },
        response: signedIn,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(login.initiate({ loginRequest }))
          expect(data).toMatchObject({ message: 'success', expiresIn: 900, user: { id, email } })
          expect(selectToken(store.getState())).toBe(data?.token)
        }),
    )
  })

  it('answers a wrong password with a message and no token', () => {
    const loginRequest = { email, password: 'Other#2027' }
    return exchange(
      {
        given: [account],
        receiving: 'a sign-in with a wrong password',
        request: { method: 'POST', path: '/identity/login', body: loginRequest },
        // Any text longer than the word 'success'.
        response: { status: 200, body: { message: regex('^.{8,}$', 'The e-mail or the password is not right.') } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(login.initiate({ loginRequest }))
          expect(data?.message).not.toBe('success')
          expect(data).not.toHaveProperty('token')
          expect(selectToken(store.getState())).toBeNull()
        }),
    )
  })
})

describe('refresh-token', () => {
  const browserFetch = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = browserFetch
  })

  /** Stands for the browser's cookie jar, which Node has not. */
  const keepCookie = () => {
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init)
      request.headers.set('Cookie', `zaffa_refresh=${placeholders.refreshToken}`)
      return browserFetch(request)
    }
  }

  it('renews the token by the cookie', () => {
    keepCookie()
    return exchange(
      {
        given: [[states.refreshCookieValid, { id, email }]],
        receiving: 'a renewal with the refresh cookie',
        request: {
          method: 'POST',
          path: '/identity/refresh-token',
          headers: { Cookie: regex('zaffa_refresh=.+', `zaffa_refresh=${placeholders.refreshToken}`) },
        },
        response: signedIn,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(refreshToken.initiate())
          expect(data).toMatchObject({ message: 'success', token: expect.any(String), user: { id, email } })
        }),
    )
  })

  it('is refused without a cookie', () =>
    exchange(
      {
        given: [],
        receiving: 'a renewal without a cookie',
        request: { method: 'POST', path: '/identity/refresh-token' },
        response: unauthorized,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(refreshToken.initiate())
          expect(error).toEqual({ kind: 'unauthorized' })
        }),
    ))
})

describe('logout', () => {
  it('always succeeds', () =>
    exchange(
      { given: [], receiving: 'a sign-out', request: { method: 'POST', path: '/identity/logout' }, response: done },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(logout.initiate())
          expect(data).toEqual({ message: 'success' })
        }),
    ))
})

describe('a forgotten password', () => {
  it.each([
    ['known', account],
    ['unknown', [states.noAccount, { email }] as const],
  ])('is answered the same for an address that is %s', (kind, given) =>
    exchange(
      {
        given: [given],
        receiving: `a request for a reset link to an address that is ${kind}`,
        request: { method: 'POST', path: '/identity/forgot-password', body: { email } },
        response: done,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(forgotPassword.initiate({ forgotPassword: { email } }))
          expect(data).toEqual({ message: 'success' })
        }),
    ),
  )

  const reset = { token: 'one-time-token-of-the-mail', newPassword: 'Farah#2028' }

  it('is replaced with the one-time token', () =>
    exchange(
      {
        given: [[states.resetLinkSent, { id, email, token: reset.token }]],
        receiving: 'a new password with the token of the mail',
        request: { method: 'POST', path: '/identity/reset-password', body: reset },
        response: done,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(resetPassword.initiate({ resetPassword: reset }))
          expect(data).toEqual({ message: 'success' })
        }),
    ))

  it('stays with a token that is not good', () => {
    const stale = { ...reset, token: 'a-token-that-nobody-was-sent' }
    return exchange(
      {
        given: [account],
        receiving: 'a new password with a token that is not good',
        request: { method: 'POST', path: '/identity/reset-password', body: stale },
        response: { status: 400, body: errorBody('validation_failed', 'This link is no longer valid.') },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(resetPassword.initiate({ resetPassword: stale }))
          expect(error).toMatchObject({ kind: 'badRequest', message: expect.any(String) })
        }),
    )
  })
})

describe('delete', () => {
  const request = { method: 'POST', path: '/identity/delete' } as const

  it('deletes the account of these credentials, without a session', () => {
    const credentials = { emailOrPhone: email, password }
    return exchange(
      {
        given: [account],
        receiving: 'the deletion of an account',
        request: { ...request, body: credentials },
        response: { status: 200, body: { success: true, errors: [] } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(deleteAccount.initiate({ deleteAccount: credentials }))
          expect(data).toEqual({ success: true, errors: [] })
        }),
    )
  })

  it('says why it has not deleted, with status 200', () => {
    const credentials = { emailOrPhone: email, password: 'Other#2027' }
    return exchange(
      {
        given: [account],
        receiving: 'the deletion of an account with a wrong password',
        request: { ...request, body: credentials },
        response: { status: 200, body: { success: false, errors: eachLike(string('The e-mail, phone or password is not right.')) } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(deleteAccount.initiate({ deleteAccount: credentials }))
          expect(data).toEqual({ success: false, errors: [expect.any(String)] })
        }),
    )
  })
})
