import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi } from '@/api'
import { couple, publishedInvitation, states } from '../states.ts'
import { createBadRequest, matchErrorBody, verifyExchange, createFieldError, withStore } from './contract.ts'
import { account, successResponse } from './identity.ts'

const { like } = MatchersV3
const { register, landingSignin } = generatedApi.endpoints
const { email, password } = couple

describe('register', () => {
  const request = { method: 'POST', path: '/identity/register', body: { email, password } } as const

  it('creates an account', () =>
    verifyExchange(
      { given: [[states.noAccount, { email }]], receiving: 'a registration', request, response: successResponse },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(register.initiate({ credentials: { email, password } }))
          expect(data).toEqual({ message: 'success' })
        }),
    ))

  it('sends the referral in headers', () => {
    const referral = {
      'X-Referral-Code': 'k3v9xq2m',
      'X-Referral-Source': 'invitation',
      'X-Referral-Source-Id': publishedInvitation.id,
    }
    return verifyExchange(
      {
        given: [[states.noAccount, { email }]],
        receiving: 'a registration by a recommendation',
        request: { ...request, headers: referral },
        response: successResponse,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(register.initiate({ ...referral, credentials: { email, password } }))
          expect(data).toEqual({ message: 'success' })
        }),
    )
  })

  it('returns 409 for a registered e-mail address', () =>
    verifyExchange(
      {
        given: [account],
        receiving: 'a registration with an address in use',
        request,
        response: {
          status: 409,
          body: matchErrorBody('email_in_use', 'An account with this e-mail address exists already.', 'email'),
        },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(register.initiate({ credentials: { email, password } }))
          expect(error).toMatchObject({ kind: 'other', status: 409, code: 'email_in_use', message: expect.any(String) })
        }),
    ))

  it.each([
    ['weak', 'nodigits', 'Password must contain a capital letter and special character'],
    ['common', 'P@ssw0rd', 'This password is easy to guess.'],
  ])('returns 400 for a %s password', (kind, weak, message) => {
    const credentials = { email, password: weak }
    return verifyExchange(
      {
        given: [[states.noAccount, { email }]],
        receiving: `a registration with a ${kind} password`,
        request: { ...request, body: credentials },
        response: createFieldError('password', message),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(register.initiate({ credentials }))
          expect(error).toMatchObject(createBadRequest('password'))
        }),
    )
  })
})

describe('landingSignin', () => {
  const request = { method: 'POST', path: '/identity/landing-signin' } as const

  it('stores e-mail and phone number', () => {
    const landing = { email, phone: '01012345678' }
    return verifyExchange(
      {
        given: [],
        receiving: 'an e-mail and phone of the home page',
        request: { ...request, body: like(landing) },
        response: successResponse,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(landingSignin.initiate({ landingSignin: landing }))
          expect(data).toEqual({ message: 'success' })
        }),
    )
  })

  it('returns 400 with the invalid field', () => {
    const landing = { email, phone: '0212345678' }
    return verifyExchange(
      {
        given: [],
        receiving: 'an e-mail and a wrong phone of the home page',
        request: { ...request, body: landing },
        response: createFieldError('phone', 'Please enter a valid Egyptian phone number'),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(landingSignin.initiate({ landingSignin: landing }))
          expect(error).toMatchObject(createBadRequest('phone'))
        }),
    )
  })
})
