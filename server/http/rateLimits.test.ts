import { publishInvitation } from '../../tests/server/support/invitations.ts'
import { countCallsBefore429 } from '../../tests/server/support/countCalls.ts'
import { registerCouple, startBuiltServer, startTestServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

let server: TestServer
afterEach(() => server.close())

/** @returns the number of calls before the first refused one; checks its response */
const startLimitedServer = async (scale = '1') =>
  void (server = await startTestServer({ environment: { RATE_LIMIT_SCALE: scale } }))

const provider = {
  fullName: 'Mona Adel',
  contactNumber: '01012345678',
  serviceClasses: ['photographer'],
  websiteOrSocialMedia: 'https://example.com/adasa',
}
const password = 'Farah#2027'

describe('calls from one address', () => {
  it.each<[string, number, (nth: number) => object]>([
    ['identity/register', 20, (nth) => ({ email: `couple${nth}@example.com`, password })],
    ['identity/forgot-password', 5, (nth) => ({ email: `couple${nth}@example.com` })],
    ['identity/landing-signin', 20, (nth) => ({ email: `couple${nth}@example.com`, phone: '01012345678' })],
    ['identity/reset-password', 10, (nth) => ({ token: `a-token-that-is-guessed-${nth}`, newPassword: password })],
    ['contact', 10, (nth) => ({ email: `couple${nth}@example.com`, name: 'Laila', message: 'Hello' })],
    ['services/providers/registration', 10, (nth) => ({ ...provider, emailAddress: `mona${nth}@example.com` })],
  ])(
    'return 429 with Retry-After at %s after %i calls, unlike calls from another address',
    async (path, calls, body) => {
      await startLimitedServer()
      const call = (nth: number, address: string) => server.call('POST', path, { body: body(nth), address })
      expect(await countCallsBefore429((nth) => call(nth, '10.0.0.1'))).toBe(calls)
      expect((await call(99, '10.0.0.2')).status).not.toBe(429)
      // Each operation has its own counter.
      expect((await server.call('GET', 'items', { address: '10.0.0.1' })).status).toBe(200)
    },
  )

  it('are counted by /64 network for IPv6', async () => {
    await startLimitedServer()
    const requestReset = (nth: number) =>
      server.call('POST', 'identity/forgot-password', {
        body: { email: `c${nth}@example.com` },
        address: `2001:db8:1:2::${nth + 1}`,
      })
    expect(await countCallsBefore429(requestReset)).toBe(5)
  })

  it('return 429 for the whole /48 network after ten times as many calls', async () => {
    await startLimitedServer()
    const requestReset = (nth: number) =>
      server.call('POST', 'identity/forgot-password', {
        body: { email: `c${nth}@example.com` },
        address: `2001:db8:1:${nth.toString(16)}::1`,
      })
    expect(await countCallsBefore429(requestReset)).toBe(50)
    const elsewhere = { body: { email: 'c@example.com' }, address: '2001:db8:2::1' }
    expect((await server.call('POST', 'identity/forgot-password', elsewhere)).status).toBe(200)
  })

  it('share one limit for all other operations', async () => {
    await startLimitedServer('0.1')
    const paths = ['items', 'services', 'providers']
    expect(await countCallsBefore429((nth) => server.call('GET', paths[nth % 3]!))).toBe(30)
  })
})

describe('calls about one account from many addresses', () => {
  const toAddress = (nth: number) => `10.1.${nth}.1`

  it.each<[string, number, object]>([
    ['identity/login', 20, { email: 'Laila@example.com', password }],
    ['identity/register', 10, { email: 'Laila@example.com', password }],
    ['identity/forgot-password', 5, { email: 'Laila@example.com' }],
    ['identity/landing-signin', 10, { email: 'Laila@example.com', phone: '01012345678' }],
    ['identity/delete', 20, { emailOrPhone: 'Laila@example.com', password }],
    ['contact', 10, { email: 'Laila@example.com', name: 'Laila', message: 'Hello' }],
    ['services/providers/registration', 10, { ...provider, emailAddress: 'Laila@example.com' }],
  ])('return 429 at %s after %i calls, unlike calls about another account', async (path, calls, body) => {
    await startLimitedServer()
    expect(await countCallsBefore429((nth) => server.call('POST', path, { body, address: toAddress(nth) }))).toBe(calls)
    const inSmallLetters = JSON.parse(JSON.stringify(body).replace('Laila@', 'laila@')) as object
    expect((await server.call('POST', path, { body: inSmallLetters, address: toAddress(200) })).status).toBe(429)
    const ofAnother = JSON.parse(JSON.stringify(body).replace('Laila@', 'sara@')) as object
    expect((await server.call('POST', path, { body: ofAnother, address: toAddress(200) })).status).toBeLessThan(300)
  })

  it('share one limit of wrong passwords for sign-in and deletion', async () => {
    await startLimitedServer()
    const guess = (nth: number) =>
      nth % 2 === 0
        ? server.call('POST', 'identity/login', {
            body: { email: 'laila@example.com', password },
            address: toAddress(nth),
          })
        : server.call('POST', 'identity/delete', {
            body: { emailOrPhone: 'laila@example.com', password: 'x' },
            address: toAddress(nth),
          })
    expect(await countCallsBefore429(guess)).toBe(20)
  })

  it('share one limit of wrong passwords when sent with a stolen token', async () => {
    await startLimitedServer()
    const couple = await registerCouple(server)
    const other = await registerCouple(server)
    const body = { currentPassword: 'Other#2027', newPassword: 'Farah#2028' }
    const change = (nth: number) => couple.call('POST', 'users/change-password', { body, address: toAddress(nth) })
    expect(await countCallsBefore429(change)).toBe(10)
    expect((await other.call('POST', 'users/change-password', { body })).status).toBe(400)
  })
})

describe('guests of one invitation behind one address', () => {
  it('are never limited when they load page, pictures, calendar, codes and short link', async () => {
    server = await startBuiltServer({ RATE_LIMIT_SCALE: '0.02' })
    const couple = await registerCouple(server)
    const { slug, shortCode } = await publishInvitation(couple)
    const own = `/api/v1/invitations/slug/${encodeURIComponent(slug)}`
    const files = ['', '/preview.png', '/picture.png', '/calendar.ics', '/qr.png', '/qr.svg']
    const paths = [
      `/Invitations/Invitation?slug=${encodeURIComponent(slug)}`,
      `/dl/${shortCode}`,
      `/api/v1/deep-links/${shortCode}`,
      ...files.map((file) => own + file),
    ]
    for (let guest = 0; guest < 12; guest += 1) {
      for (const path of paths) expect([path, (await server.call('GET', path)).status]).toEqual([path, 200])
    }
    expect(await countCallsBefore429(() => server.call('GET', 'items'))).toBeLessThan(12)
  })
})
