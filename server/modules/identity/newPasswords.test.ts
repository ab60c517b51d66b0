import {
  PASSWORD,
  getCookie,
  getFieldErrors,
  registerCouple,
  signIn,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const login = (email: string, password: string) => server.call('POST', 'identity/login', { body: { email, password } })

describe('a forgotten password', () => {
  const requestReset = (email: string, language = 'en') =>
    server.call('POST', 'identity/forgot-password', { body: { email }, headers: { 'accept-language': language } })
  const reset = (token: string, newPassword: string) =>
    server.call('POST', 'identity/reset-password', { body: { token, newPassword } })
  const findMailedToken = async (email: string) => {
    const mail = (await server.readMails()).filter((text) => text.includes(`To: ${email}\n`)).pop()
    return /http:\/\/127\.0\.0\.1:3000\/reset-password\?token=([\w-]+)/.exec(mail ?? '')?.[1]
  }

  it('is reset once by the mailed link, which ends every session', async () => {
    const couple = await registerCouple(server)
    expect((await requestReset(couple.email)).body).toEqual({ message: 'success' })
    const token = (await findMailedToken(couple.email))!
    expect((await reset(token, 'Sabah#2028')).body).toEqual({ message: 'success' })
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    expect((await login(couple.email, PASSWORD)).body.token).toBeUndefined()
    expect((await login(couple.email, 'Sabah#2028')).body.token).toBeDefined()
    const again = await reset(token, 'Masaa#2028')
    expect(again.status).toBe(400)
    expect(getFieldErrors(again)).toEqual({
      token: 'This link was already used or has expired. Please ask for a new one.',
    })
  })

  it('cannot be reset by a link that is older than 30 minutes', async () => {
    const own = await startTestServer()
    const couple = await registerCouple(own)
    const body = { email: couple.email }
    await own.call('POST', 'identity/forgot-password', { body })
    const token = /token=([\w-]+)/.exec((await own.readMails())[0]!)![1]
    own.advance(30 * 60)
    const response = await own.call('POST', 'identity/reset-password', { body: { token, newPassword: 'Sabah#2028' } })
    expect(response.status).toBe(400)
    await own.close()
  })

  it('gets the same response and no mail for an unknown address', async () => {
    const before = (await server.readMails()).length
    expect((await requestReset('nobody@example.com')).body).toEqual({ message: 'success' })
    expect(await server.readMails()).toHaveLength(before)
  })

  it('causes a mail in the requested language, of which the log has only the file', async () => {
    const couple = await registerCouple(server)
    await requestReset(couple.email, 'ar-EG,ar;q=0.9,en;q=0.8')
    const mail = (await server.readMails()).pop()!
    expect(mail).toContain('Subject: تعيين كلمة مرور جديدة لحسابكم في زفّة')
    expect(mail).toContain('٣٠ دقيقة')
    expect(server.getLog()).toMatch(/outbox/)
    expect(server.getLog()).not.toContain(couple.email)
  })
})

describe('change-password', () => {
  it('ends every session and starts a new one for this browser', async () => {
    const here = await registerCouple(server)
    const elsewhere = await signIn(server, here.email)
    const body = { currentPassword: PASSWORD, newPassword: 'Sabah#2028' }
    const changed = await here.call('POST', 'users/change-password', { body })
    expect(changed.body).toMatchObject({ message: 'success', expiresIn: 900, user: { id: here.userId } })
    expect((await server.call('GET', 'users/profile', { token: changed.body.token })).status).toBe(200)
    expect((await server.call('POST', 'identity/refresh-token', { cookie: getCookie(changed) })).status).toBe(200)
    for (const old of [here, elsewhere]) {
      expect((await old.call('GET', 'users/profile')).status).toBe(401)
      expect((await server.call('POST', 'identity/refresh-token', { cookie: old.cookie })).status).toBe(401)
    }
    expect((await login(here.email, 'Sabah#2028')).body.token).toBeDefined()
  })

  it('ends a copied session, whichever of its refresh tokens was copied', async () => {
    const couple = await registerCouple(server)
    const refresh = (cookie: string | null) => server.call('POST', 'identity/refresh-token', { cookie })
    const copied = await refresh(couple.cookie)
    const body = { currentPassword: PASSWORD, newPassword: 'Sabah#2028' }
    const changed = await couple.call('POST', 'users/change-password', { body })
    for (const cookie of [couple.cookie, getCookie(copied)]) expect((await refresh(cookie)).status).toBe(401)
    expect((await refresh(getCookie(changed))).status).toBe(200)
  })

  it('sends a mail in the requested language', async () => {
    const couple = await registerCouple(server)
    const body = { currentPassword: PASSWORD, newPassword: 'Sabah#2028' }
    await couple.call('POST', 'users/change-password', { body, headers: { 'accept-language': 'ar' } })
    const mail = (await server.readMails()).findLast((text) => text.includes(couple.email))
    expect(mail).toContain('Subject: تغيّرت كلمة مرور حسابكم في زفّة')
    expect(mail).toMatch(/\/forgot-password\n/)
    expect(mail).not.toContain('Sabah')
  })

  it('returns a field error for a common new password', async () => {
    const couple = await registerCouple(server)
    const body = { currentPassword: PASSWORD, newPassword: 'P@ssw0rd' }
    expect(Object.keys(getFieldErrors(await couple.call('POST', 'users/change-password', { body })))).toEqual([
      'newPassword',
    ])
  })

  it('returns a field error for a wrong current password', async () => {
    const couple = await registerCouple(server)
    const body = { currentPassword: 'Wrong#2027', newPassword: 'Sabah#2028' }
    const response = await couple.call('POST', 'users/change-password', { body })
    expect(response.status).toBe(400)
    expect(getFieldErrors(response)).toEqual({ currentPassword: 'The current password is incorrect.' })
  })
})
