import { PASSWORD, cookieOf, fieldsOf, newCouple, signIn, startTestServer } from './testing/server.ts'
import type { TestServer } from './testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const register = (email: string, password = PASSWORD, headers = {}) =>
  server.call('POST', 'identity/register', { body: { email, password }, headers })
const login = (email: string, password: string, rememberMe?: boolean) =>
  server.call('POST', 'identity/login', { body: { email, password, rememberMe } })

describe('register', () => {
  it('creates an account, once for each address in any letter case', async () => {
    expect((await register('Omar@example.com')).body).toEqual({ message: 'success' })
    const again = await register('omar@EXAMPLE.com')
    expect(again).toMatchObject({ status: 409, body: { code: 'email_in_use' } })
    expect(fieldsOf(again)).toEqual({ email: 'This email address is already in use.' })
  })

  it('makes one account of two registrations at the same time', async () => {
    const answers = await Promise.all([register('race@example.com'), register('race@example.com')])
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200, 409]))
  })

  it.each([
    ['short', 'Fa#2', 'Must be at least 6 characters.'],
    ['long', 'Farah#2027Farah#20277', 'Must not be longer than 20 characters.'],
    ['without a capital', 'farah#2027', 'Password must contain a capital letter and special character'],
    ['without a sign', 'Farah2027', 'Password must contain a capital letter and special character'],
    ['with a space', 'Farah# 2027', 'Password must contain a capital letter and special character'],
  ])('refuses a password that is %s', async (_what, password, message) => {
    const answer = await register('new@example.com', password)
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual({ password: message })
  })

  it('takes an address of any top-level domain, and no other text', async () => {
    expect((await register('laila@zaffa.anything')).status).toBe(200)
    expect(fieldsOf(await register('laila'))).toEqual({ email: 'Please enter a valid email address' })
  })

  it('stores the password as argon2id', async () => {
    await register('hash@example.com')
    const row = await server.app.context.db
      .selectFrom('users')
      .selectAll()
      .where('email_key', '=', 'hash@example.com')
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})

describe('login', () => {
  it('answers a token, its life and the user', async () => {
    await register('sign@example.com')
    const answer = await login('SIGN@example.com', PASSWORD)
    expect(answer.body).toEqual({
      message: 'success',
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expiresIn: 900,
      user: { id: expect.any(String), email: 'sign@example.com' },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('answers a wrong password and an unknown address alike: 200, a message, no token, no cookie', async () => {
    await register('known@example.com')
    const wrong = await login('known@example.com', 'Other#2027')
    const unknown = await login('nobody@example.com', PASSWORD)
    expect(wrong).toMatchObject({ status: 200, body: { message: 'The e-mail or the password is not right.' } })
    expect(unknown.body).toEqual(wrong.body)
    expect([cookieOf(wrong), cookieOf(unknown)]).toEqual([null, null])
  })

  it('sets a strict cookie for the identity calls alone, for 30 days only when asked to remember', async () => {
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

  it('marks the cookie Secure when the site is reached over https', async () => {
    const secure = await startTestServer({ environment: { PUBLIC_URL: 'https://zaffa.example' } })
    const couple = await newCouple(secure)
    const answer = await secure.call('POST', 'identity/refresh-token', { cookie: couple.cookie })
    expect(String(answer.headers['set-cookie'])).toContain('Secure')
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    await secure.close()
  })
})

describe('the access token', () => {
  it('ends after 15 minutes', async () => {
    const own = await startTestServer()
    const couple = await newCouple(own)
    own.advance(15 * 60 - 2)
    expect((await couple.call('GET', 'users/profile')).status).toBe(200)
    own.advance(3)
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    await own.close()
  })

  it.each([
    ['none', null],
    ['rubbish', 'rubbish'],
    ['an unsigned one', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoiMiIsImV4cCI6OTk5OTk5OTk5OX0.'],
  ])('is refused: %s', async (_what, token) => {
    expect(await server.call('GET', 'users/profile', { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized', message: 'You are not authorized to perform this action.' },
    })
  })

  it('is refused when another server signed it', async () => {
    const other = await startTestServer()
    const foreign = await newCouple(other)
    expect((await server.call('GET', 'users/profile', { token: foreign.token })).status).toBe(401)
    await other.close()
  })
})

describe('logout', () => {
  it('ends access at once and clears the cookie', async () => {
    const couple = await newCouple(server)
    const answer = await server.call('POST', 'identity/logout', { cookie: couple.cookie })
    expect(answer.body).toEqual({ message: 'success' })
    expect(String(answer.headers['set-cookie'])).toMatch(/^zaffa_refresh=;.*Path=\/api\/v1\/identity/)
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    expect((await server.call('POST', 'identity/refresh-token', { cookie: couple.cookie })).status).toBe(401)
  })

  it('ends the session of the token when the cookie is gone, and always succeeds', async () => {
    const couple = await newCouple(server)
    expect((await couple.call('POST', 'identity/logout')).status).toBe(200)
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    expect((await server.call('POST', 'identity/logout', { cookie: 'zaffa_refresh=unknown' })).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string, language = 'en') =>
    server.call('POST', 'identity/forgot-password', { body: { email }, headers: { 'accept-language': language } })
  const reset = (token: string, newPassword: string) =>
    server.call('POST', 'identity/reset-password', { body: { token, newPassword } })
  const mailedToken = async (email: string) => {
    const mail = (await server.mails()).filter((text) => text.includes(`To: ${email}\n`)).pop()
    return /http:\/\/127\.0\.0\.1:3000\/reset-password\?token=([\w-]+)/.exec(mail ?? '')?.[1]
  }

  it('is replaced with the mailed link, once, and every session ends', async () => {
    const couple = await newCouple(server)
    expect((await forgot(couple.email)).body).toEqual({ message: 'success' })
    const token = (await mailedToken(couple.email))!
    expect((await reset(token, 'Sabah#2028')).body).toEqual({ message: 'success' })
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    expect((await login(couple.email, PASSWORD)).body.token).toBeUndefined()
    expect((await login(couple.email, 'Sabah#2028')).body.token).toBeDefined()
    const again = await reset(token, 'Masaa#2028')
    expect(again.status).toBe(400)
    expect(fieldsOf(again)).toEqual({
      token: 'This link was already used or is too old. Please ask for a new one.',
    })
  })

  it('has a link that lasts 30 minutes', async () => {
    const own = await startTestServer()
    const couple = await newCouple(own)
    const body = { email: couple.email }
    await own.call('POST', 'identity/forgot-password', { body })
    const token = /token=([\w-]+)/.exec((await own.mails())[0]!)![1]
    own.advance(30 * 60)
    const answer = await own.call('POST', 'identity/reset-password', { body: { token, newPassword: 'Sabah#2028' } })
    expect(answer.status).toBe(400)
    await own.close()
  })

  it('answers the same for an unknown address, and writes no mail', async () => {
    const before = (await server.mails()).length
    expect((await forgot('nobody@example.com')).body).toEqual({ message: 'success' })
    expect(await server.mails()).toHaveLength(before)
  })

  it('is mailed about in the language asked for, and the log tells the file alone', async () => {
    const couple = await newCouple(server)
    await forgot(couple.email, 'ar-EG,ar;q=0.9,en;q=0.8')
    const mail = (await server.mails()).pop()!
    expect(mail).toContain('Subject: كلمة مرور جديدة لحسابكم في زفّة')
    expect(mail).toContain('٣٠ دقيقة')
    expect(server.log()).toMatch(/outbox/)
    expect(server.log()).not.toContain(couple.email)
  })
})

describe('change-password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const here = await newCouple(server)
    const elsewhere = await signIn(server, here.email)
    const body = { currentPassword: PASSWORD, newPassword: 'Sabah#2028' }
    expect((await here.call('POST', 'users/change-password', { body })).body).toEqual({ message: 'success' })
    expect((await here.call('GET', 'users/profile')).status).toBe(200)
    expect((await elsewhere.call('GET', 'users/profile')).status).toBe(401)
    expect((await login(here.email, 'Sabah#2028')).body.token).toBeDefined()
  })

  it('refuses a wrong current password on its field', async () => {
    const couple = await newCouple(server)
    const body = { currentPassword: 'Wrong#2027', newPassword: 'Sabah#2028' }
    const answer = await couple.call('POST', 'users/change-password', { body })
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual({ currentPassword: 'The current password is not right.' })
  })
})

describe('landing-signin', () => {
  it('keeps the e-mail and phone, and refuses a phone that is not Egyptian', async () => {
    const body = { email: 'hero@example.com', phone: '+201012345678' }
    expect((await server.call('POST', 'identity/landing-signin', { body })).body).toEqual({ message: 'success' })
    const wrong = await server.call('POST', 'identity/landing-signin', { body: { ...body, phone: '0101' } })
    expect(fieldsOf(wrong)).toEqual({ phone: 'Please enter a valid Egyptian phone number' })
    const rows = await server.app.context.db.selectFrom('leads').select(['email', 'phone']).execute()
    expect(rows).toEqual([body])
  })
})
