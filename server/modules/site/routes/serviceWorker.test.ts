import { startBuiltServer } from '../../../../tests/server/support/server.ts'
import type { TestServer } from '../../../../tests/server/support/server.ts'

const servers: TestServer[] = []
async function start(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await startBuiltServer(environment)
  servers.push(server)
  return server
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function readRevision(server: TestServer): Promise<string> {
  const { text } = await server.call('GET', '/service-worker.js')
  return /precache\('([\w-]+)'\)/.exec(text)![1]!
}

describe('the service worker', () => {
  it('is revalidated at each check, and names the revision of the shell', async () => {
    const server = await start()
    const response = await server.call('GET', '/service-worker.js')
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(await readRevision(server)).toMatch(/^[\w-]{22}$/)
  })

  it('finds the shell under its revision, with the policy of its page', async () => {
    const server = await start()
    const shell = await server.call('GET', `/app.html?revision=${await readRevision(server)}`)
    expect(shell.status).toBe(200)
    expect(shell.text).toContain('id="zaffa-config"')
    expect(shell.headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('finds no shell of another release or configuration', async () => {
    const [one, other] = [await start(), await start({ PLAY_STORE_URL: 'https://play.example/app' })]
    const revision = await readRevision(one)
    expect(await readRevision(other)).not.toBe(revision)
    const refused = await other.call('GET', `/app.html?revision=${revision}`)
    expect([refused.status, refused.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('is one that removes itself when it is off', async () => {
    const server = await start({ SERVICE_WORKER: 'off' })
    const { text } = await server.call('GET', '/service-worker.js')
    expect(text).toContain('registration.unregister()')
    expect(text).not.toContain('precache')
  })
})
