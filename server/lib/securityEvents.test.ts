import { PASSWORD, getCookie, registerCouple, signIn, startTestServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

let server: TestServer
afterEach(() => server.close())

interface Line {
  event?: string
  userId?: string
}
const readEvents = () =>
  server
    .getLog()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event !== undefined)
    .map(({ event, userId }) => [event, userId])

it('records the events of an account with its id and no other data', async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'warn' } })
  const couple = await registerCouple(server, 'private.person@example.com')
  const { userId: id, email } = couple
  await server.call('POST', 'identity/login', { body: { email, password: 'Wrong#2027' }, address: '203.0.113.77' })
  await server.call('POST', 'identity/login', { body: { email: 'nobody@example.com', password: PASSWORD } })
  await couple.call('PUT', 'users/profile', { body: { phone: '01012345678', currentPassword: PASSWORD, version: 1 } })
  const change = { currentPassword: PASSWORD, newPassword: 'Sabah#2028' }
  await couple.call('POST', 'users/change-password', { body: { ...change, currentPassword: 'Wrong#2027' } })
  const changed = await couple.call('POST', 'users/change-password', { body: change })
  const refresh = (cookie: string | null) => server.call('POST', 'identity/refresh-token', { cookie })
  await refresh(getCookie(await refresh(getCookie(changed))))
  await refresh(getCookie(changed))
  const again = await signIn(server, email, 'Sabah#2028')
  await again.call('DELETE', 'users/sessions')
  await server.call('POST', 'identity/delete', { body: { emailOrPhone: email, password: 'Sabah#2028' } })
  await server.readMails()
  expect(readEvents()).toEqual([
    ['signed_in', id],
    ['sign_in_failed', id],
    ['sign_in_failed', undefined],
    ['phone_changed', id],
    ['password_wrong', id],
    ['password_changed', id],
    ['refresh_token_reused', id],
    ['signed_in', id],
    ['sessions_ended', id],
    ['account_deleted', id],
  ])
  for (const secret of ['private.person', '203.0.113.77', '1012345678', 'Wrong#', 'Sabah#', PASSWORD])
    expect(server.getLog()).not.toContain(secret)
})

it('records one line for many rejected guesses, and nothing at LOG_LEVEL silent', async () => {
  server = await startTestServer({ environment: { RATE_LIMIT_SCALE: '0.05' } })
  const guess = () =>
    server.call('POST', 'identity/login', { body: { email: 'nobody@example.com', password: 'Wrong#2027' } })
  expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([200, 429, 429])
  expect(readEvents()).toEqual([
    ['sign_in_failed', undefined],
    ['password_guesses_refused', undefined],
  ])
  await server.close()
  server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } })
  await registerCouple(server)
  expect(server.getLog()).toBe('')
})
