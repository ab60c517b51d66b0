import { MatchersV3 } from '@pact-foundation/pact'
import { operator, placeholders, states } from '../states.ts'
import { operatorSignedIn, verifyConsoleCall } from './console.ts'
import { recoveryCodes, session, setupKey } from './consoleBodies.ts'
import { createBadRequest, createFieldError, unauthorized } from './contract.ts'
import { credentials, entryCalls, operatorCalls, setupToken, wrongCode } from './operatorCalls.ts'

const { regex } = MatchersV3
const { signInOperator, startOperatorSetup, confirmOperatorSetup } = entryCalls
const { getOperatorSession, signOutOperator } = operatorCalls
const { id, email } = operator
const given = [operatorSignedIn]
const canSetUp = [[states.operatorSetUp, { id, email, token: setupToken }]] as const

/** @param value of the cookie, as a pattern and an example */
const matchSetCookie = (pattern: string, example: string) => ({
  'Set-Cookie': regex(
    `^(__Secure-)?zaffa_operator=${pattern};.*HttpOnly.*$`,
    `zaffa_operator=${example}; Path=/api/v1/operator; HttpOnly; SameSite=Strict`,
  ),
})

describe('signInOperator', () => {
  it('returns the session and sets its cookie', async () => {
    const headers = matchSetCookie('[^;]+', placeholders.operatorToken)
    const { data } = await verifyConsoleCall(signInOperator(), {
      given,
      response: { status: 200, headers, body: session },
    })
    expect(data).toMatchObject({ email, expiresAt: expect.any(String), recoveryCodesLeft: expect.any(Number) })
  })

  it('returns 401 for a wrong code', async () => {
    const call = signInOperator({ ...credentials, code: wrongCode })
    const { error } = await verifyConsoleCall(call, { given, when: 'with a wrong code', response: unauthorized })
    expect(error).toEqual({ kind: 'unauthorized' })
  })

  it('returns 400 with the invalid field', async () => {
    const { error } = await verifyConsoleCall(
      signInOperator({ ...credentials, email: 'no address', code: wrongCode }),
      {
        when: 'with a wrong address',
        response: createFieldError('email'),
      },
    )
    expect(error).toMatchObject(createBadRequest('email'))
  })
})

it('getOperatorSession returns the session of the cookie', async () => {
  const { data } = await verifyConsoleCall(getOperatorSession(), { given, response: { status: 200, body: session } })
  expect(data).toMatchObject({ email, recoveryCodesLeft: expect.any(Number) })
})

it('signOutOperator clears the cookie', async () => {
  const response = { status: 204, headers: matchSetCookie('', '') }
  const { error } = await verifyConsoleCall(signOutOperator(), { given, response })
  expect(error).toBeUndefined()
})

describe('startOperatorSetup', () => {
  it('returns the key of the link', async () => {
    const response = { status: 200, body: setupKey }
    const { data } = await verifyConsoleCall(startOperatorSetup(), { given: canSetUp, response })
    expect(data).toMatchObject({ email, secret: expect.any(String), qrCode: expect.stringMatching(/^data:/) })
  })

  it('returns 400 for a link that does not work', async () => {
    const { error } = await verifyConsoleCall(startOperatorSetup('token-of-a-used-link'), {
      given: canSetUp,
      when: 'by a link that does not work',
      response: createFieldError('token'),
    })
    expect(error).toMatchObject(createBadRequest('token'))
  })
})

describe('confirmOperatorSetup', () => {
  it('returns the recovery codes', async () => {
    const response = { status: 200, body: recoveryCodes }
    const { data } = await verifyConsoleCall(confirmOperatorSetup(), { given: canSetUp, response })
    expect(data).toEqual({ recoveryCodes: [expect.any(String)] })
  })

  it('returns 400 for a wrong code', async () => {
    const { error } = await verifyConsoleCall(confirmOperatorSetup(wrongCode), {
      given: canSetUp,
      when: 'that is wrong',
      response: createFieldError('code'),
    })
    expect(error).toMatchObject(createBadRequest('code'))
  })
})
