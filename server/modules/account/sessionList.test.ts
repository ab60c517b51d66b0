import { userAgents } from '../../../tests/userAgents.ts'
import { PASSWORD, registerCouple, signIn, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const list = async (couple: Couple) =>
  (await couple.call('GET', 'users/sessions')).body.items as Record<string, unknown>[]

async function signInWith(userAgent: string, email: string): Promise<void> {
  await server.call('POST', 'identity/login', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  })
}

describe('the list of sessions', () => {
  it('has browser, operating system and device type, with the current session first', async () => {
    const couple = await registerCouple(server)
    await signInWith(userAgents.iphone.plain, couple.email)
    server.advance(60)
    await signInWith(userAgents.desktop.plain, couple.email)
    const items = await list(couple)
    expect(items).toMatchObject([
      { current: true, remembered: true },
      { current: false, remembered: false, device: 'desktop' },
      { current: false, browser: 'Safari', os: 'iOS', device: 'phone' },
    ])
    expect(Date.parse(String(items[1]!.createdAt)) - Date.parse(String(items[2]!.createdAt))).toBe(60_000)
  })

  it('stores only known names of a user agent', async () => {
    const couple = await registerCouple(server)
    await signInWith('<script>laila@example.com</script>/1 ', couple.email)
    const [, item] = await list(couple)
    expect(Object.keys(item!).toSorted()).toEqual(['createdAt', 'current', 'id', 'lastUsedAt', 'remembered'])
  })

  it('shows the time of the last refresh and omits expired sessions', async () => {
    const couple = await registerCouple(server)
    await signInWith(userAgents.desktop.plain, couple.email)
    server.advance(24 * 3600 + 1)
    const renewed = await server.call('POST', 'identity/refresh-token', { cookie: couple.cookie })
    const { body } = await server.call('GET', 'users/sessions', { token: renewed.body.token })
    expect(body.items).toHaveLength(1)
    expect(Date.parse(body.items[0].lastUsedAt)).toBe(server.now())
  })

  it('holds at most 30 sessions and ends the least recently used one', async () => {
    const couple = await registerCouple(server)
    for (let nth = 0; nth < 30; nth += 1) {
      server.advance(1)
      await signInWith(userAgents.desktop.plain, couple.email)
    }
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    expect(await list(await signIn(server, couple.email))).toHaveLength(30)
  })
})

describe('ending sessions', () => {
  it('ends one session immediately', async () => {
    const currentSession = await registerCouple(server)
    const otherSession = await signIn(server, currentSession.email)
    const other = (await list(currentSession)).find(({ current }) => !current)
    expect((await currentSession.call('DELETE', `users/sessions/${String(other!.id)}`)).status).toBe(204)
    expect((await otherSession.call('GET', 'users/profile')).status).toBe(401)
    expect((await server.call('POST', 'identity/refresh-token', { cookie: otherSession.cookie })).status).toBe(401)
    expect(await list(currentSession)).toHaveLength(1)
    expect((await currentSession.call('DELETE', `users/sessions/${String(other!.id)}`)).status).toBe(404)
  })

  it('ends all sessions except the current one', async () => {
    const currentSession = await registerCouple(server)
    const others = [await signIn(server, currentSession.email), await signIn(server, currentSession.email)]
    expect((await currentSession.call('DELETE', 'users/sessions')).status).toBe(204)
    for (const other of others) expect((await other.call('GET', 'users/profile')).status).toBe(401)
    expect(await list(currentSession)).toMatchObject([{ current: true }])
  })

  it("returns 404 for another account's session and keeps it open", async () => {
    const [one, other] = [await registerCouple(server), await registerCouple(server)]
    const [session] = await list(other)
    expect((await one.call('DELETE', `users/sessions/${String(session!.id)}`)).status).toBe(404)
    await one.call('DELETE', 'users/sessions')
    expect((await other.call('GET', 'users/profile')).status).toBe(200)
  })
})
