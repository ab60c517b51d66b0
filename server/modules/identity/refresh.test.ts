import { getCookie, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
beforeEach(async () => void (server = await startTestServer()))
afterEach(() => server.close())

const refresh = (cookie: string | null) => server.call('POST', 'identity/refresh-token', { cookie })

it('returns a new access token and cookie in the response of login', async () => {
  const couple = await registerCouple(server)
  const response = await refresh(couple.cookie)
  expect(response.body).toMatchObject({ message: 'success', expiresIn: 900, user: { id: couple.userId } })
  expect(getCookie(response)).not.toBe(couple.cookie)
  const profile = await server.call('GET', 'users/profile', { token: response.body.token })
  expect(profile.body.email).toBe(couple.email)
})

it('returns the same successor to 20 concurrent calls', async () => {
  const couple = await registerCouple(server)
  const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(couple.cookie)))
  expect(responses.map((a) => a.status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(responses.map(getCookie)).size).toBe(1)
  const tokens = await server.app.context.db.selectFrom('refresh_tokens').selectAll().execute()
  expect([tokens.length, tokens.filter((row) => row.used_at !== null).length]).toEqual([2, 1])
  expect(await server.app.context.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  expect((await refresh(getCookie(responses[7]!))).status).toBe(200)
})

it('returns the same successor again while it is unused', async () => {
  const couple = await registerCouple(server)
  const lostResponse = await refresh(couple.cookie)
  server.advance(31)
  const repeated = await refresh(couple.cookie)
  expect([repeated.status, getCookie(repeated)]).toEqual([200, getCookie(lostResponse)])
  expect((await server.call('GET', 'users/profile', { token: repeated.body.token })).status).toBe(200)
  expect((await refresh(getCookie(repeated))).status).toBe(200)
})

it('ends the session when a cookie is sent again after its successor was used', async () => {
  const couple = await registerCouple(server)
  const next = await refresh(couple.cookie)
  const last = await refresh(getCookie(next))
  expect((await refresh(couple.cookie)).status).toBe(401)
  expect((await refresh(getCookie(last))).status).toBe(401)
  expect((await couple.call('GET', 'users/profile')).status).toBe(401)
  expect((await server.call('GET', 'users/profile', { token: last.body.token })).status).toBe(401)
})

it('keeps the other sessions of the account when one session ends', async () => {
  const thief = await registerCouple(server)
  const login = await server.call('POST', 'identity/login', { body: { email: thief.email, password: 'Farah#2027' } })
  await refresh(getCookie(await refresh(thief.cookie)))
  expect((await refresh(thief.cookie)).status).toBe(401)
  expect((await refresh(getCookie(login))).status).toBe(200)
})

it('extends the session to 30 days after the last use with rememberMe, and to one day without', async () => {
  const couple = await registerCouple(server)
  server.advance(29 * 24 * 3600)
  const renewed = await refresh(couple.cookie)
  expect(renewed.status).toBe(200)
  server.advance(29 * 24 * 3600)
  expect((await refresh(getCookie(renewed))).status).toBe(200)
  const body = { email: couple.email, password: 'Farah#2027' }
  const session = await server.call('POST', 'identity/login', { body })
  server.advance(24 * 3600 + 1)
  expect((await refresh(getCookie(session))).status).toBe(401)
})

it('ends the session 90 days after sign-in, however often it is used', async () => {
  const couple = await registerCouple(server)
  let cookie: string | null = couple.cookie
  for (let day = 0; day < 89; day += 1) {
    server.advance(24 * 3600)
    cookie = getCookie(await refresh(cookie))
  }
  const last = await refresh(cookie)
  expect(last.status).toBe(200)
  server.advance(24 * 3600)
  expect((await server.call('GET', 'users/profile', { token: last.body.token })).status).toBe(401)
  expect((await refresh(getCookie(last))).status).toBe(401)
})

it.each([
  ['no cookie', null],
  ['an unknown cookie', 'zaffa_refresh=unknown'],
])('rejects %s', async (_what, cookie) => {
  expect(await refresh(cookie)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
})

it('stores only hashes of tokens', async () => {
  const couple = await registerCouple(server)
  const token = couple.cookie.split('=')[1]
  const [row] = await server.app.context.db.selectFrom('refresh_tokens').selectAll().execute()
  expect(row!.token_hash).not.toBe(token)
})
