import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { publishInvitation } from '../../tests/server/support/invitations.ts'
import { PASSWORD, registerCouple, startBuiltServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

const PROXY = '10.1.2.3'
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startBuiltServer({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1', LOG_LEVEL: 'info' })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** Requests an unknown item. @returns the id in the body of the error */
async function fetchRequestId(id: string | string[], address = PROXY): Promise<string> {
  const headers = { 'x-request-id': id as string }
  const response = await server.call('GET', 'items/storage-99', { address, headers })
  expect(response.headers['x-request-id']).toBeUndefined()
  return response.body.requestId as string
}

interface LogLine {
  msg: string
  event?: string
  requestId?: string
}
/** Runs `work`. @returns the log lines that it caused */
async function collectLines(work: () => Promise<unknown>): Promise<LogLine[]> {
  const before = server.getLog().length
  await work()
  const lines = server.getLog().slice(before).trim().split('\n')
  return lines.map((line) => JSON.parse(line) as LogLine)
}

it.each([
  '4f2a9c0e7b6d4d5f8a1b2c3d4e5f6071',
  '0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10',
  '7F000001:8296_7F00001E:1F90',
  'x'.repeat(128),
])('keeps the id %s of a trusted proxy', async (id) => expect(await fetchRequestId(id)).toBe(id))

it.each<[string, string | string[]]>([
  ['empty', ''],
  ['too short', 'x'.repeat(7)],
  ['too long', 'x'.repeat(129)],
  ['with a space', 'aaaa bbbb'],
  ['with a quotation mark', 'aaaabbbb"'],
  ['like an e-mail address', 'laila@example.com'],
  ['sent twice', ['aaaabbbb', 'ccccdddd']],
])('replaces an id that is %s', async (_what, id) => expect(await fetchRequestId(id)).toMatch(UUID))

it('ignores the id of a peer that is no trusted proxy', async () => {
  expect(await fetchRequestId('4f2a9c0e7b6d4d5f8a1b2c3d4e5f6071', '203.0.113.7')).toMatch(UUID)
})

it('trusts no peer without TRUST_PROXY', async () => {
  const other = await startBuiltServer()
  const headers = { 'x-request-id': '4f2a9c0e7b6d4d5f8a1b2c3d4e5f6071' }
  expect((await other.call('GET', 'items/storage-99', { headers })).body.requestId).toMatch(UUID)
  await other.close()
})

describe('log lines of a request', () => {
  const id = 'from-the-proxy-1'
  const options = { address: PROXY, headers: { 'x-request-id': id } }

  /** Signs in over a connection on which the body arrives after the head: its events come from outside of the request. */
  async function signInSlowly(email: string): Promise<void> {
    const body = JSON.stringify({ email, password: PASSWORD })
    const headers = { ...options.headers, 'content-type': 'application/json', 'content-length': body.length }
    const login = request(`${origin}/api/v1/identity/login`, { method: 'POST', headers })
    login.flushHeaders()
    await (await fetch(`${origin}/health/live`, { headers: options.headers })).text()
    login.end(body)
    const [response] = (await once(login, 'response')) as [IncomingMessage]
    await text(response)
    expect(response.statusCode).toBe(200)
  }

  it('have its id, also those of modules, of guest pages and after a body', async () => {
    const couple = await registerCouple(server, 'ids@example.com')
    const { slug } = await publishInvitation(couple)
    // Waits for the mail of the registration, which writes a log line.
    await server.readMails()
    const lines = await collectLines(async () => {
      await signInSlowly(couple.email)
      await server.call('GET', `/Invitations/Invitation?slug=${encodeURIComponent(slug)}`, options)
      await server.app.context.db.schema.alterTable('households').renameTo('hidden').execute()
      await server.call('GET', `/g/${'x'.repeat(26)}`, { ...options, mayFail: true })
      await server.app.context.db.schema.alterTable('hidden').renameTo('households').execute()
    })
    expect(lines.map(({ msg, event }) => event ?? msg)).toEqual([
      'response sent',
      'signed_in',
      'response sent',
      'response sent',
      'a personal page could not be loaded or rendered',
      'response sent',
    ])
    expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set([id]))
  })

  it('have one id each while requests overlap', async () => {
    const ids = Array.from({ length: 20 }, (_, nth) => `overlapping-${nth}`)
    const lines = await collectLines(() =>
      Promise.all(
        ids.map((own) =>
          server.call('POST', 'identity/login', {
            address: PROXY,
            headers: { 'x-request-id': own },
            body: { email: `${own}@example.com`, password: PASSWORD },
          }),
        ),
      ),
    )
    for (const own of ids)
      expect(lines.filter(({ requestId }) => requestId === own).map(({ msg }) => msg)).toEqual([
        'security event',
        'response sent',
      ])
  })

  it('name the id once', async () => {
    const before = server.getLog().length
    await server.call('GET', 'items', options)
    server.app.log.error('outside of a request')
    const [line, outside] = server.getLog().slice(before).trim().split('\n')
    expect(line!.match(/requestId/g)).toHaveLength(1)
    expect(line).not.toContain('reqId')
    expect(outside).not.toContain('requestId')
  })
})
