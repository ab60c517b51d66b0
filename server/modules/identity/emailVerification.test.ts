import { VERIFICATION_TOKEN_S } from '../../config/limits.ts'
import {
  PASSWORD,
  getFieldErrors,
  findVerificationToken,
  registerCouple,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const verify = (couple: Couple, token: string) => couple.call('POST', 'users/verify-email', { body: { token } })
const isVerified = async (couple: Couple) => (await couple.call('GET', 'users/profile')).body.emailVerified as boolean
const REFUSED = {
  token: 'This link was already used, has expired, or belongs to another account. Please ask for a new one.',
}

it('mails a link at registration that verifies the signed-in account and can be opened again', async () => {
  const couple = await registerCouple(server)
  expect(await isVerified(couple)).toBe(false)
  const token = await findVerificationToken(server, couple.email)
  expect((await verify(couple, token)).body).toEqual({ message: 'success' })
  expect(await isVerified(couple)).toBe(true)
  expect((await verify(couple, token)).status).toBe(200)
  expect(
    await server.app.context.db
      .selectFrom('email_verifications')
      .selectAll()
      .where('user_id', '=', couple.userId)
      .execute(),
  ).toEqual([])
})

it('stores only the hash of the token', async () => {
  const couple = await registerCouple(server)
  const token = await findVerificationToken(server, couple.email)
  expect(
    JSON.stringify(await server.app.context.db.selectFrom('email_verifications').selectAll().execute()),
  ).not.toContain(token)
})

it('returns 400 for the link of another account and 401 without a session', async () => {
  const [owner, stranger] = [await registerCouple(server), await registerCouple(server)]
  const token = await findVerificationToken(server, owner.email)
  const response = await verify(stranger, token)
  expect([response.status, getFieldErrors(response)]).toEqual([400, REFUSED])
  expect((await server.call('POST', 'users/verify-email', { body: { token } })).status).toBe(401)
  expect([await isVerified(owner), await isVerified(stranger)]).toEqual([false, false])
  expect((await verify(owner, token)).status).toBe(200)
})

it('rejects an expired link, and mails a new one in the requested language', async () => {
  const own = await startTestServer()
  const couple = await registerCouple(own)
  const token = await findVerificationToken(own, couple.email)
  own.advance(VERIFICATION_TOKEN_S)
  const { token: bearer } = (
    await own.call('POST', 'identity/login', { body: { email: couple.email, password: PASSWORD } })
  ).body
  const lateResponse = await own.call('POST', 'users/verify-email', { token: bearer, body: { token } })
  expect([lateResponse.status, getFieldErrors(lateResponse)]).toEqual([400, REFUSED])
  expect(
    (await own.call('POST', 'users/resend-verification', { token: bearer, headers: { 'accept-language': 'ar' } })).body,
  ).toEqual({ message: 'success' })
  const fresh = await findVerificationToken(own, couple.email)
  expect((await own.readMails()).pop()).toContain('٣ أيام')
  expect((await own.call('POST', 'users/verify-email', { token: bearer, body: { token: fresh } })).status).toBe(200)
  const before = (await own.readMails()).length
  await own.call('POST', 'users/resend-verification', { token: bearer })
  expect(await own.readMails()).toHaveLength(before)
  await own.close()
})

it('mails at most five links an hour to one account', async () => {
  const own = await startTestServer({ environment: { RATE_LIMIT_SCALE: '1' } })
  const couple = await registerCouple(own)
  const statuses: number[] = []
  for (let call = 0; call < 6; call += 1)
    statuses.push((await couple.call('POST', 'users/resend-verification', { address: `203.0.113.${call}` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await own.close()
})

it('verifies the address when the password is reset by a mailed link', async () => {
  const couple = await registerCouple(server)
  await server.call('POST', 'identity/forgot-password', { body: { email: couple.email } })
  const mail = (await server.readMails()).filter((text) => text.includes(`To: ${couple.email}\n`)).pop()!
  const token = /reset-password\?token=([\w-]+)/.exec(mail)![1]
  await server.call('POST', 'identity/reset-password', { body: { token, newPassword: 'Sabah#2028' } })
  const row = await server.app.context.db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', couple.userId)
    .executeTakeFirstOrThrow()
  expect(row.email_verified_at).not.toBeNull()
})
