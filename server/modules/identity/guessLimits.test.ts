import { Writable } from 'node:stream'
import { buildApp } from '../../app.ts'
import { createGuessLimiter } from './guessLimits.ts'
import { purgeExpired } from '../retention/purge.ts'
import { countCallsBefore429 } from '../../../tests/server/support/countCalls.ts'
import { PASSWORD, getCookie, registerCouple, signIn, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
afterEach(() => server.close())

/** RATE_LIMIT_SCALE 0.1 allows 2 failures per account, 20 per address and 60 per network. */
const startLimitedServer = async (scale = '0.1') =>
  void (server = await startTestServer({ environment: { RATE_LIMIT_SCALE: scale } }))
const login = (email: string, address: string, password = 'Other#2027') =>
  server.call('POST', 'identity/login', { body: { email, password }, address })

describe('wrong passwords', () => {
  it('from one address block sign-in from it, but not the refresh of sessions', async () => {
    await startLimitedServer()
    const couple = await registerCouple(server)
    const address = '10.0.0.1'
    expect(await countCallsBefore429((nth) => login(`made-up${nth}@example.com`, address))).toBe(20)
    const refused = await login(couple.email, address, PASSWORD)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect((await server.call('POST', 'identity/refresh-token', { cookie: couple.cookie, address })).status).toBe(200)
    expect((await login(couple.email, '10.0.0.2', PASSWORD)).body.token).toBeDefined()
    server.advance(15 * 60)
    expect((await login(couple.email, address, PASSWORD)).body.token).toBeDefined()
  })

  it('from one IPv6 /48 network are limited together', async () => {
    await startLimitedServer()
    const loginFromNetwork = (nth: number) => login(`made-up${nth}@example.com`, `2001:db8:1:${nth.toString(16)}::1`)
    expect(await countCallsBefore429(loginFromNetwork)).toBe(60)
    expect((await login('made-up@example.com', '2001:db8:2::1')).status).toBe(200)
  })

  it('are counted for deletion by phone number in any notation', async () => {
    await startLimitedServer()
    const remove = (emailOrPhone: string) =>
      server.call('POST', 'identity/delete', { body: { emailOrPhone, password: 'Other#2027' } })
    expect((await remove('01012345678')).status).toBe(200)
    expect((await remove('+20 101 234 5678')).status).toBe(200)
    expect((await remove('٠١٠١٢٣٤٥٦٧٨')).status).toBe(429)
  })

  it('sent concurrently do not exceed the limit', async () => {
    await startLimitedServer('1')
    const couple = await registerCouple(server)
    const responses = await Promise.all(Array.from({ length: 40 }, (_, nth) => login(couple.email, `10.0.${nth}.1`)))
    const compared = responses.filter(({ status }) => status === 200).length
    expect(compared).toBeLessThanOrEqual(20)
    // A comparison that has just failed may count twice, as a failure and as one in progress, so that others are refused early.
    expect(compared).toBeGreaterThan(0)
  })
})

describe('correct passwords', () => {
  it('are not limited, so that many visitors behind one address can sign in and refresh', async () => {
    await startLimitedServer('1')
    const address = '10.0.0.1'
    const couples = []
    for (let nth = 0; nth < 5; nth += 1) couples.push(await registerCouple(server))
    for (let nth = 0; nth < 250; nth += 1) {
      expect((await login(couples[nth % 5]!.email, address, PASSWORD)).body.message).toBe('success')
    }
    let { cookie } = await signIn(server, couples[0]!.email)
    for (let nth = 0; nth < 350; nth += 1) {
      const response = await server.call('POST', 'identity/refresh-token', { cookie, address })
      expect(response.status).toBe(200)
      cookie = getCookie(response)!
    }
    expect(await server.app.context.db.selectFrom('guess_failures').selectAll().execute()).toEqual([])
  }, 60_000)
})

describe('the failure counters', () => {
  it('keep their values after 5,000 invented sign-ins from one network', async () => {
    await startLimitedServer()
    const { email } = await registerCouple(server)
    expect(await countCallsBefore429((nth) => login(email, `10.0.0.${nth}`))).toBe(2)
    const loginFromNetwork = (nth: number) => login(`made-up${nth}@example.com`, `2001:db8:1:${nth.toString(16)}::1`)
    let compared = 0
    for (let nth = 0; nth < 5000; nth += 1) compared += (await loginFromNetwork(nth)).status === 200 ? 1 : 0
    expect(compared).toBe(60)
    expect((await login(email, '10.9.9.9', PASSWORD)).status).toBe(429)
  }, 120_000)

  it('are shared by all processes of a database', async () => {
    await startLimitedServer()
    const { email } = await registerCouple(server)
    for (let nth = 0; nth < 2; nth += 1) await login(email, `10.0.0.${nth}`)
    const { config, clock } = server.app.context
    const other = await buildApp({
      config,
      clock,
      distDir: server.dataDir,
      logStream: new Writable({ write: (_chunk, _encoding, done) => done() }),
    })
    const response = await other.inject({
      method: 'POST',
      url: '/api/v1/identity/login',
      payload: { email, password: PASSWORD },
    })
    await other.close()
    expect(response.statusCode).toBe(429)
  })

  it('contain no personal data, are bounded in number and are deleted after they expire', async () => {
    await startLimitedServer()
    const { db, clock, config, recordSecurityEvent } = server.app.context
    const limiter = createGuessLimiter(
      { db, clock, recordSecurityEvent, config: { ...config, rateLimitScale: 1e6 } },
      Buffer.alloc(32),
    )
    const createTarget = (nth: number) =>
      ({ kind: 'account', name: `laila${nth}@example.com`, address: `10.0.0.${nth}`, network: null }) as const
    for (let nth = 0; nth < 50; nth += 1) await limiter.attempt(createTarget(nth), async () => null)
    const rows = await db.selectFrom('guess_failures').selectAll().execute()
    expect(rows.length).toBeGreaterThan(50)
    for (const { bucket } of rows) expect(bucket).toMatch(/^(account|address)-\d{1,6}$/)
    server.advance(15 * 60)
    await purgeExpired({ db, clock })
    expect(await db.selectFrom('guess_failures').selectAll().execute()).toEqual([])
  })
})
