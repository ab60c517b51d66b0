import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi } from '@/api'
import { couple } from '../states.ts'
import { createBadRequest, verifyExchange, createFieldError, withStore } from './contract.ts'
import { account } from './identity.ts'

const { eachLike, string } = MatchersV3
const { deleteAccount } = generatedApi.endpoints
const { email, password } = couple

describe('deleteAccount', () => {
  const request = { method: 'POST', path: '/identity/delete' } as const

  it('deletes the account with credentials and without a session', () => {
    const credentials = { emailOrPhone: email, password }
    return verifyExchange(
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

  it('returns 200 with an error for wrong credentials', () => {
    const credentials = { emailOrPhone: email, password: 'Other#2027' }
    return verifyExchange(
      {
        given: [account],
        receiving: 'the deletion of an account with a wrong password',
        request: { ...request, body: credentials },
        response: {
          status: 200,
          body: {
            success: false,
            errors: eachLike(
              string('The email, phone or password is incorrect. If you entered a phone number, try your email.'),
            ),
          },
        },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(deleteAccount.initiate({ deleteAccount: credentials }))
          expect(data).toEqual({ success: false, errors: [expect.any(String)] })
        }),
    )
  })

  it('returns 400 with the invalid fields', () => {
    const credentials = { emailOrPhone: email, password: '' }
    return verifyExchange(
      {
        given: [],
        receiving: 'the deletion of an account without a password',
        request: { ...request, body: credentials },
        response: createFieldError('password', 'This field is required'),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(deleteAccount.initiate({ deleteAccount: credentials }))
          expect(error).toMatchObject(createBadRequest('password'))
        }),
    )
  })
})
