import { comparePassword } from './passwords.ts'
import {
  PASSWORD,
  getCookie,
  getFieldErrors,
  registerCouple,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const register = (email: string, password = PASSWORD, headers = {}) =>
  server.call('POST', 'identity/register', { body: { email, password }, headers })
const login = (email: string, password: string, rememberMe?: boolean) =>
  server.call('POST', 'identity/login', { body: { email, password, rememberMe } })

describe('register', () => {
  it('creates one account for an e-mail address in any letter case', async () => {
    expect((await register('Omar@example.com')).body).toEqual({ message: 'success' })
    const again = await register('omar@EXAMPLE.com')
    expect(again).toMatchObject({ status: 409, body: { code: 'email_in_use' } })
    expect(getFieldErrors(again)).toEqual({ email: 'This email address is already in use.' })
  })

  it('is one account for a domain in Unicode and in its xn-- form', async () => {
    expect((await register('laila@موقع.مصر')).status).toBe(200)
    expect((await register('Laila@XN--4gbrim.xn--wgbh1c')).body.code).toBe('email_in_use')
    expect((await login('laila@xn--4gbrim.xn--wgbh1c', PASSWORD)).body.message).toBe('success')
  })

  it('creates one account for two concurrent registrations', async () => {
    const responses = await Promise.all([register('race@example.com'), register('race@example.com')])
    expect(new Set(responses.map((a) => a.status))).toEqual(new Set([200, 409]))
  })

  it.each([
    ['short', 'Fa#2', 'Must be at least 6 characters.'],
    ['long', 'Farah#2027Farah#20277', 'Must not be longer than 20 characters.'],
    ['without an upper-case letter', 'farah#2027', 'Password must contain a capital letter and special character'],
    ['without a symbol', 'Farah2027', 'Password must contain a capital letter and special character'],
    ['with a space', 'Farah# 2027', 'Password must contain a capital letter and special character'],
  ])('rejects a password that is %s', async (_what, password, message) => {
    const response = await register('new@example.com', password)
    expect(response.status).toBe(400)
    expect(getFieldErrors(response)).toEqual({ password: message })
  })

  it.each(['P@ssw0rd', 'Welcome@123', 'Ahmed@123', '1qaz!QAZ', 'Zaffa@123'])(
    'rejects the common password %s',
    async (password) => {
      const response = await register('common@example.com', password)
      expect([response.status, getFieldErrors(response)]).toEqual([
        400,
        { password: 'This password is too common and easy to guess. Please choose another one.' },
      ])
      const arabic = await register('common@example.com', password, { 'accept-language': 'ar' })
      expect(getFieldErrors(arabic).password).toContain('سهلة التخمين')
    },
  )

  it('accepts an e-mail address in any top-level domain and rejects other text', async () => {
    expect((await register('laila@zaffa.anything')).status).toBe(200)
    expect(getFieldErrors(await register('laila'))).toEqual({ email: 'Please enter a valid email address' })
  })
})

describe('login', () => {
  it('returns a token, its lifetime and the user', async () => {
    await register('sign@example.com')
    const response = await login('SIGN@example.com', PASSWORD)
    expect(response.body).toEqual({
      message: 'success',
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expiresIn: 900,
      user: { id: expect.any(String), email: 'sign@example.com' },
    })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('returns 200 with a message and no token for a wrong password and for an unknown address', async () => {
    await register('known@example.com')
    const wrong = await login('known@example.com', 'Other#2027')
    const unknown = await login('nobody@example.com', PASSWORD)
    expect(wrong).toMatchObject({ status: 200, body: { message: 'The email or password is incorrect.' } })
    expect(unknown.body).toEqual(wrong.body)
    expect([getCookie(wrong), getCookie(unknown)]).toEqual([null, null])
  })

  it('sets a strict cookie for identity calls only, and for 30 days only with rememberMe', async () => {
    await register('cookie@example.com')
    const remembered = String((await login('cookie@example.com', PASSWORD, true)).headers['set-cookie'])
    const session = String((await login('cookie@example.com', PASSWORD)).headers['set-cookie'])
    for (const cookie of [remembered, session]) {
      expect(cookie).toMatch(/^zaffa_refresh=[\w-]{43};/)
      expect(cookie).toContain('HttpOnly')
      expect(cookie).toContain('SameSite=Strict')
      expect(cookie).toContain('Path=/api/v1/identity')
      expect(cookie).not.toContain('Secure')
    }
    expect(remembered).toContain('Max-Age=2592000')
    expect(session).not.toContain('Max-Age')
  })

  it('compares the password exactly as sent', async () => {
    await register('exact@example.com', 'Farah#2027ｘ')
    expect((await login('exact@example.com', 'Farah#2027x')).body.token).toBeUndefined()
    expect((await login('exact@example.com', 'Farah#2027ｘ')).body.token).toBeDefined()
  })

  it('accepts a password that an earlier release normalized, and stores its exact hash', async () => {
    await register('normalized@example.com', PASSWORD)
    const { db } = server.app.context
    const readHash = () =>
      db
        .selectFrom('users')
        .select('password_hash')
        .where('email_key', '=', 'normalized@example.com')
        .executeTakeFirstOrThrow()
    expect((await login('normalized@example.com', 'Ｆarah#2027')).body.token).toBeDefined()
    const { password_hash: replaced } = await readHash()
    expect(await comparePassword(replaced, 'Ｆarah#2027')).toBe('exact')
    expect(await comparePassword(replaced, PASSWORD)).toBeNull()
  })

  it("prefixes the cookie's name with __Secure- over https and clears the cookie without the prefix", async () => {
    const secure = await startTestServer({ environment: { PUBLIC_URL: 'https://zaffa.example' } })
    const couple = await registerCouple(secure)
    expect(couple.cookie).toMatch(/^__Secure-zaffa_refresh=[\w-]{43}$/)
    const former = couple.cookie.replace('__Secure-', '')
    const response = await secure.call('POST', 'identity/refresh-token', { cookie: former })
    const [set, cleared] = response.headers['set-cookie'] as unknown as string[]
    expect(set).toMatch(/^__Secure-zaffa_refresh=[\w-]{43};.*Secure/)
    expect(cleared).toMatch(/^zaffa_refresh=;.*Path=\/api\/v1\/identity/)
    expect((await secure.call('POST', 'identity/refresh-token', { cookie: getCookie(response) })).status).toBe(200)
    await secure.close()
  })

  it('marks the cookie Secure when the site uses https', async () => {
    const secure = await startTestServer({ environment: { PUBLIC_URL: 'https://zaffa.example' } })
    const couple = await registerCouple(secure)
    const response = await secure.call('POST', 'identity/refresh-token', { cookie: couple.cookie })
    expect(String(response.headers['set-cookie'])).toContain('Secure')
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000')
    await secure.close()
  })
})

describe('the access token', () => {
  it('expires after 15 minutes', async () => {
    const own = await startTestServer()
    const couple = await registerCouple(own)
    own.advance(15 * 60 - 2)
    expect((await couple.call('GET', 'users/profile')).status).toBe(200)
    own.advance(3)
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    await own.close()
  })

  it.each([
    ['missing', null],
    ['malformed', 'malformed'],
    ['unsigned', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoiMiIsImV4cCI6OTk5OTk5OTk5OX0.'],
  ])('is rejected: %s', async (_what, token) => {
    expect(await server.call('GET', 'users/profile', { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized', message: 'You are not authorized to perform this action.' },
    })
  })

  it('is rejected without an expiry', async () => {
    const couple = await registerCouple(server)
    const { sub, sid } = server.app.jwt.decode<{ sub: string; sid: string }>(couple.token)!
    const endless = server.app.jwt.sign({ sub, sid })
    expect((await server.call('GET', 'users/profile', { token: endless })).status).toBe(401)
  })

  it('is rejected when another server signed it', async () => {
    const other = await startTestServer()
    const foreign = await registerCouple(other)
    expect((await server.call('GET', 'users/profile', { token: foreign.token })).status).toBe(401)
    await other.close()
  })
})

describe('logout', () => {
  it('ends the session immediately and clears the cookie', async () => {
    const couple = await registerCouple(server)
    const response = await server.call('POST', 'identity/logout', { cookie: couple.cookie })
    expect(response.body).toEqual({ message: 'success' })
    expect(String(response.headers['set-cookie'])).toMatch(/^zaffa_refresh=;.*Path=\/api\/v1\/identity/)
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    expect((await server.call('POST', 'identity/refresh-token', { cookie: couple.cookie })).status).toBe(401)
  })

  it("ends the token's session without a cookie, and always succeeds", async () => {
    const couple = await registerCouple(server)
    expect((await couple.call('POST', 'identity/logout')).status).toBe(200)
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    expect((await server.call('POST', 'identity/logout', { cookie: 'zaffa_refresh=unknown' })).status).toBe(200)
  })
})

describe('landing-signin', () => {
  it('stores e-mail address and phone number, and rejects a phone number that is not Egyptian', async () => {
    const body = { email: 'hero@example.com', phone: '+201012345678' }
    expect((await server.call('POST', 'identity/landing-signin', { body })).body).toEqual({ message: 'success' })
    const wrong = await server.call('POST', 'identity/landing-signin', { body: { ...body, phone: '0101' } })
    expect(getFieldErrors(wrong)).toEqual({ phone: 'Please enter a valid Egyptian phone number' })
    const rows = await server.app.context.db.selectFrom('leads').select(['email', 'phone']).execute()
    expect(rows).toEqual([body])
  })
})
