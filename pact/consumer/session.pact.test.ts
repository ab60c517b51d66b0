import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi, selectToken } from '@/api'
import { couple, placeholders, states } from '../states.ts'
import { createBadRequest, cookie, verifyExchange, createFieldError, withStore } from './contract.ts'
import { account, successResponse, renewalWithoutCookie, signedInResponse } from './identity.ts'

const { regex } = MatchersV3
const { login, logout, refreshToken } = generatedApi.endpoints

const { id, email, password } = couple

describe('login', () => {
  const path = '/identity/login'

  it('returns a token and sets the refresh cookie', () => {
    const loginRequest = { email, password, rememberMe: true }
    return verifyExchange(
      {
        given: [account],
        receiving: 'a sign-in that is to be remembered',
        request: { method: 'POST', path, body: loginRequest },
        response: signedInResponse,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(login.initiate({ loginRequest }))
          expect(data).toMatchObject({ message: 'success', expiresIn: 900, user: { id, email } })
          expect(selectToken(store.getState())).toBe(data?.token)
        }),
    )
  })

  it('returns a message and no token for a wrong password', () => {
    const loginRequest = { email, password: 'Other#2027' }
    return verifyExchange(
      {
        given: [account],
        receiving: 'a sign-in with a wrong password',
        request: { method: 'POST', path, body: loginRequest },
        // Any text longer than the word 'success'.
        response: { status: 200, body: { message: regex('^.{8,}$', 'The email or password is incorrect.') } },
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

  it('returns 400 with the invalid fields', () => {
    const loginRequest = { email: 'no address', password }
    return verifyExchange(
      {
        given: [],
        receiving: 'a sign-in with a wrong address',
        request: { method: 'POST', path, body: loginRequest },
        response: createFieldError('email'),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(login.initiate({ loginRequest }))
          expect(error).toMatchObject(createBadRequest('email'))
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

  /** Sends the cookie, because Node has no cookie jar. */
  const keepCookie = () => {
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init)
      request.headers.set('Cookie', `zaffa_refresh=${placeholders.refreshToken}`)
      return browserFetch(request)
    }
  }

  it('returns a new token for a valid cookie', () => {
    keepCookie()
    return verifyExchange(
      {
        given: [[states.refreshCookieValid, { id, email }]],
        receiving: 'a renewal with the refresh cookie',
        request: { method: 'POST', path: '/identity/refresh-token', headers: cookie },
        response: signedInResponse,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(refreshToken.initiate())
          expect(data).toMatchObject({ message: 'success', token: expect.any(String), user: { id, email } })
        }),
    )
  })

  it('returns 401 without a cookie', () =>
    verifyExchange(renewalWithoutCookie, (server) =>
      withStore(server, null, async (store) => {
        const { error } = await store.dispatch(refreshToken.initiate())
        expect(error).toEqual({ kind: 'unauthorized' })
      }),
    ))
})

describe('logout', () => {
  it('always succeeds', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a sign-out',
        request: { method: 'POST', path: '/identity/logout' },
        response: successResponse,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(logout.initiate())
          expect(data).toEqual({ message: 'success' })
        }),
    ))
})
