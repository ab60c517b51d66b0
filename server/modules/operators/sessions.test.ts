import { randomUUID } from 'node:crypto'
import {
  CODE_PERIOD_S,
  addOperatorRole,
  computeCode,
  createOperator,
  runOnServer,
  setUpOperator,
  signInOperator,
} from '../../../tests/server/support/operators.ts'
import {
  PASSWORD,
  registerCouple,
  registerVerifiedCouple,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

describe('the link that sets up the second factor', () => {
  it('works once, until its day is over', async () => {
    const { email } = await registerVerifiedCouple(server)
    const token = await addOperatorRole(server, email)
    await setUpOperator(server, token)
    expect((await server.call('POST', 'operator/setup', { body: { token } })).body.errors).toMatchObject([
      { field: 'token' },
    ])
    const unused = await addOperatorRole(server, email)
    server.advance(24 * 3600)
    expect((await server.call('POST', 'operator/setup', { body: { token: unused } })).status).toBe(400)
  })

  it('shows one key until a code confirms it, also when two pages open it at once', async () => {
    const { email } = await registerVerifiedCouple(server)
    const token = await addOperatorRole(server, email)
    const open = () => server.call('POST', 'operator/setup', { body: { token } })
    const shown = (await Promise.all([open(), open(), open()])).map(({ body }) => body)
    expect(new Set(shown.map(({ secret }) => secret)).size).toBe(1)
    expect(shown[0].address).toMatch(/^otpauth:\/\/totp\/Zaffa/)
    expect(decodeURIComponent(shown[0].qrCode)).toMatch(/^data:image\/svg\+xml,<svg /)
    const wrong = await server.call('POST', 'operator/setup/confirmation', { body: { token, code: '000000' } })
    expect(wrong.body.errors).toMatchObject([{ field: 'code' }])
    expect((await open()).body.secret).toBe(shown[0].secret)
  })

  it('is given to confirmed accounts only', async () => {
    await expect(addOperatorRole(server, 'nobody@example.com')).rejects.toThrow('No account has this address')
    const { email } = await registerCouple(server)
    await expect(addOperatorRole(server, email)).rejects.toThrow('has not confirmed')
  })

  it('replaces a lost second factor, and ends the sessions of the old one', async () => {
    const operator = await createOperator(server)
    const oldCode = operator.getCode(CODE_PERIOD_S)
    await setUpOperator(server, await addOperatorRole(server, operator.email))
    expect((await operator.call('GET', 'operator/session')).status).toBe(401)
    expect((await signInOperator(server, operator.email, oldCode)).status).toBe(401)
  })
})

describe('sign-in to the console', () => {
  it('needs the role, the password and the second factor', async () => {
    const operator = await createOperator(server)
    const couple = await registerVerifiedCouple(server)
    server.advance(CODE_PERIOD_S)
    const code = operator.getCode()
    expect((await signInOperator(server, couple.email, code)).status).toBe(401)
    expect((await signInOperator(server, operator.email, code, 'Wrong#2027')).status).toBe(401)
    expect((await signInOperator(server, operator.email, '000000')).status).toBe(401)
    const notSetUp = await registerVerifiedCouple(server)
    await addOperatorRole(server, notSetUp.email)
    expect((await signInOperator(server, notSetUp.email, code)).status).toBe(401)
    const { status, body, headers } = await signInOperator(server, operator.email, code)
    expect([status, body]).toMatchObject([200, { email: operator.email, recoveryCodesLeft: 10 }])
    expect(headers['set-cookie']).toMatch(/^zaffa_operator=.*Path=\/api\/v1\/operator; HttpOnly; SameSite=Strict$/)
  })

  it.each([
    [
      'Arabic digits and spaces',
      (code: string) => `${toArabicDigits(code.slice(0, 3))} ${toArabicDigits(code.slice(3))}`,
    ],
    ['a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ])('takes a code with %s', async (_how, type) => {
    const operator = await createOperator(server)
    server.advance(CODE_PERIOD_S)
    expect((await signInOperator(server, operator.email, type(operator.getCode()))).status).toBe(200)
  })

  it('takes the codes of a phone whose clock is 30 s off, and no older ones', async () => {
    const operator = await createOperator(server)
    server.advance(2 * CODE_PERIOD_S)
    expect((await signInOperator(server, operator.email, operator.getCode(-CODE_PERIOD_S))).status).toBe(200)
    expect((await signInOperator(server, operator.email, operator.getCode(CODE_PERIOD_S))).status).toBe(200)
    const late = await createOperator(server)
    server.advance(4 * CODE_PERIOD_S)
    expect((await signInOperator(server, late.email, late.getCode(-2 * CODE_PERIOD_S))).status).toBe(401)
  })

  it('takes each code once, also of several requests at once', async () => {
    const operator = await createOperator(server)
    server.advance(CODE_PERIOD_S)
    const code = operator.getCode()
    const responses = await Promise.all([1, 2, 3].map(() => signInOperator(server, operator.email, code)))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
    const [recovery = ''] = operator.recoveryCodes
    const again = await Promise.all([1, 2].map(() => signInOperator(server, operator.email, recovery.toUpperCase())))
    expect(again.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await operator.call('GET', 'operator/session')).body.recoveryCodesLeft).toBe(9)
  })

  it('is refused for a while after too many wrong codes', async () => {
    const strict = await startTestServer({ environment: { RATE_LIMIT_SCALE: '1' } })
    try {
      const operator = await createOperator(strict)
      for (let guess = 0; guess < 20; guess += 1) await signInOperator(strict, operator.email, '000000')
      strict.advance(CODE_PERIOD_S)
      const right = await signInOperator(strict, operator.email, operator.getCode())
      expect([right.status, right.headers['retry-after']]).toEqual([429, expect.any(String)])
    } finally {
      await strict.close()
    }
  })

  it('logs the outcome without the address', async () => {
    const operator = await createOperator(server)
    await signInOperator(server, operator.email, '000000')
    expect(server.getLog()).toContain('"event":"operator_sign_in_failed"')
    expect(server.getLog()).not.toContain(operator.email)
  })
})

describe('the session of an operator', () => {
  it('lasts eight hours', async () => {
    const operator = await createOperator(server)
    server.advance(8 * 3600 - 1)
    expect((await operator.call('GET', 'operator/session')).status).toBe(200)
    server.advance(1)
    expect((await operator.call('GET', 'operator/session')).status).toBe(401)
  })

  it('ends with the role, with the password and by signing out', async () => {
    const [dismissed, changed, left] = [
      await createOperator(server),
      await createOperator(server),
      await createOperator(server),
    ]
    await runOnServer(server, 'operators', 'remove', dismissed.email)
    await changed.account.call('POST', 'users/change-password', {
      body: { currentPassword: PASSWORD, newPassword: 'Farah#2028' },
    })
    const signedOut = await left.call('DELETE', 'operator/session')
    expect([signedOut.status, signedOut.headers['set-cookie']]).toEqual([
      204,
      expect.stringMatching(/^zaffa_operator=;/),
    ])
    for (const operator of [dismissed, changed, left])
      expect((await operator.call('GET', 'operator/overview')).status).toBe(401)
    expect((await dismissed.account.call('GET', 'users/profile')).status).toBe(200)
  })

  it('takes no changes from the pages of other sites', async () => {
    const operator = await createOperator(server)
    const retry = (headers: Record<string, string>) => operator.call('POST', 'operator/mails/retry', { headers })
    expect((await retry({ 'sec-fetch-site': 'same-site' })).status).toBe(401)
    expect((await retry({ origin: 'https://elsewhere.example' })).status).toBe(401)
    expect((await retry({ 'sec-fetch-site': 'same-origin' })).status).toBe(204)
  })

  it('is not opened by a made-up cookie', async () => {
    for (const cookie of ['zaffa_operator=', `zaffa_operator=${randomUUID()}`, 'zaffa_operator=%zz'])
      expect((await server.call('GET', 'operator/session', { cookie })).status).toBe(401)
  })
})

it('computes codes as the test vectors of RFC 6238 do', () => {
  // Appendix B: the key 12345678901234567890 at 59 s and at 1111111109 s, with its last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect([computeCode(secret, 59_000), computeCode(secret, 1_111_111_109_000)]).toEqual(['287082', '081804'])
})

const toArabicDigits = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
