import { generatedApi } from '@/api'
import { couple, placeholders, states } from '../states.ts'
import {
  createBadRequest,
  bearer,
  verifyExchange,
  createFieldError,
  createSignedInState,
  unauthorized,
  withStore,
} from './contract.ts'
import { successResponse } from './identity.ts'

const { resendVerification, verifyEmail } = generatedApi.endpoints
const { id, email } = couple
const link = { token: 'token-of-the-verification-mail' }
const linkSent = [states.verificationLinkSent, { id, email, token: link.token }] as const

describe('verifyEmail', () => {
  const request = { method: 'POST', path: '/users/verify-email', headers: bearer } as const

  it('verifies the e-mail address of the signed-in couple', () =>
    verifyExchange(
      {
        given: [linkSent],
        receiving: 'a confirmation of the e-mail address',
        request: { ...request, body: link },
        response: successResponse,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(verifyEmail.initiate({ verifyEmail: link }))
          expect(data).toEqual({ message: 'success' })
        }),
    ))

  it('returns 400 for an invalid token', () => {
    const wrong = { token: 'a-token-that-nobody-was-sent' }
    const response = createFieldError(
      'token',
      'This link was already used, has expired, or belongs to another account. Please ask for a new one.',
    )
    return verifyExchange(
      {
        given: [createSignedInState()],
        receiving: 'a confirmation of the e-mail address with a token that is not good',
        request: { ...request, body: wrong },
        response,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(verifyEmail.initiate({ verifyEmail: wrong }))
          expect(error).toMatchObject(createBadRequest('token'))
        }),
    )
  })

  it('returns 401 without an access token', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a confirmation of an e-mail address without a token of access',
        request: { method: 'POST', path: '/users/verify-email', body: link },
        response: unauthorized,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(verifyEmail.initiate({ verifyEmail: link }))
          expect(error).toEqual({ kind: 'unauthorized' })
        }),
    ))
})

describe('resendVerification', () => {
  const request = { method: 'POST', path: '/users/resend-verification' } as const

  it('sends a new link to the signed-in couple', () =>
    verifyExchange(
      {
        given: [createSignedInState()],
        receiving: 'a request for a new link that confirms the e-mail address',
        request: { ...request, headers: bearer },
        response: successResponse,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(resendVerification.initiate())
          expect(data).toEqual({ message: 'success' })
        }),
    ))

  it('returns 401 without an access token', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a request for a new link that confirms an e-mail address without a token',
        request,
        response: unauthorized,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(resendVerification.initiate())
          expect(error).toEqual({ kind: 'unauthorized' })
        }),
    ))
})
