import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { once } from 'node:events'
import { startTestServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

const redisUrl = process.env.TEST_REDIS_URL
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const startServer = async (url: string | undefined, scale = '1'): Promise<TestServer> => {
  const server = await startTestServer({ environment: { REDIS_URL: url, RATE_LIMIT_SCALE: scale } })
  servers.push(server)
  return server
}

/** Each test has its own address, because counters in Redis remain after it. */
const createAddress = () =>
  `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
const createEmail = () => `${crypto.randomUUID()}@example.com`
const requestReset = (server: TestServer, address: string, email = createEmail()) =>
  server.call('POST', 'identity/forgot-password', { body: { email }, address })

/** Skipped without Redis; `npm run test:pg` starts one. */
;(redisUrl ? describe : describe.skip)('two processes with one Redis', () => {
  it('share the counters of one address', async () => {
    const [first, second] = [await startServer(redisUrl), await startServer(redisUrl)]
    const address = createAddress()
    const statuses = []
    for (const server of [first, second, first, second, first])
      statuses.push((await requestReset(server, address)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    const refused = await requestReset(second, address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('share the counters of one account, without its e-mail address in Redis', async () => {
    const [first, second] = [await startServer(redisUrl), await startServer(redisUrl)]
    const email = createEmail()
    for (const server of [first, second, first, second, first])
      expect((await requestReset(server, createAddress(), email)).status).toBe(200)
    expect((await requestReset(second, createAddress(), email)).status).toBe(429)
    const { Redis } = await import('ioredis')
    const redis = new Redis(redisUrl!)
    const keys = await redis.keys('*')
    redis.disconnect()
    expect(keys.join()).toContain('account-forgot-')
    expect(keys.join()).not.toContain(email)
  })
})

/** Responds to the handshake of Redis, and to no other command. */
function greet(socket: Socket, text: string): void {
  for (const command of text.split('*').slice(1)) {
    if (/\r\nhello\r\n/i.test(command)) socket.write('%1\r\n$5\r\nproto\r\n:3\r\n')
    if (/\r\ninfo\r\n/i.test(command)) socket.write('$17\r\nredis_version:7\r\n\r\n')
    if (/\r\nclient\r\n/i.test(command)) socket.write('+OK\r\n')
  }
}

describe.each<[string, (socket: Socket, text: string) => void]>([
  ['that never responds', () => undefined],
  ['that stops responding after the handshake', greet],
])('with a Redis server %s', (_what, onData) => {
  it('each process counts in memory, and later calls do not wait for Redis', async () => {
    const sockets = new Set<Socket>()
    let commands = 0
    const redis = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined))
      socket.on('data', (text) => {
        if (/eval/i.test(String(text))) commands += 1
        onData(socket, String(text))
      })
    }).listen(0, '127.0.0.1')
    await once(redis, 'listening')
    const server = await startServer(`redis://127.0.0.1:${(redis.address() as AddressInfo).port}`, '0.2')
    const address = createAddress()
    expect([(await requestReset(server, address)).status, (await requestReset(server, address)).status]).toEqual([
      200, 429,
    ])
    const before = commands
    for (let call = 0; call < 5; call += 1) await requestReset(server, createAddress())
    expect(commands).toBe(before)
    await servers.pop()?.close()
    for (const socket of sockets) socket.destroy()
    redis.close()
    await once(redis, 'close')
    // Without a completed handshake, no command is sent.
    expect(server.getLog().match(/Redis does not respond/g) ?? []).toHaveLength(Math.min(commands, 1))
  })
})
