import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { invitationInput, newCouple, startBuiltServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

let server: TestServer
let paths: Record<string, string>

beforeAll(async () => {
  server = await startBuiltServer({ ANALYTICS_GTM_ID: 'GTM-A', METRICS_PORT: undefined })
  const couple = await newCouple(server)
  const { slug, shortCode } = (await couple.call('POST', 'invitations', { body: invitationInput() })).body as Record<
    string,
    string
  >
  const own = encodeURIComponent(slug!)
  paths = {
    'a page': '/support',
    'a page that is not there': '/nothing',
    'an invitation': `/Invitations/Invitation?slug=${own}`,
    'an invitation that is not there': '/Invitations/Invitation?slug=nobody',
    'a short link': `/dl/${shortCode}`,
    'a file': '/static/js/guest.js',
    'a file that is not there': '/static/js/nothing.js',
    'what the API answers': '/api/v1/items',
    'what the API refuses': '/api/v1/users/profile',
    'a picture of an invitation': `/api/v1/invitations/slug/${own}/qr.svg`,
    health: '/health/ready',
  }
})
afterAll(() => server.close())

const kinds = [
  'a page',
  'a page that is not there',
  'an invitation',
  'an invitation that is not there',
  'a short link',
  'a file',
  'a file that is not there',
  'what the API answers',
  'what the API refuses',
  'a picture of an invitation',
  'health',
]
const get = (kind: string) => server.call('GET', paths[kind]!, { headers: { accept: 'text/html,*/*' } })

describe.each(kinds)('the headers of %s', (kind) => {
  it('let no page frame it, no inline script run in it, and nothing it is not be made of it', async () => {
    const { headers } = await get(kind)
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((rule) => rule.trim().split(/ (.*)/, 2)),
    ) as Record<string, string>
    expect(policy['frame-ancestors']).toBe("'none'")
    const scripts = policy['script-src'] ?? policy['default-src']
    expect(scripts).toBeDefined()
    expect(scripts).not.toMatch(/unsafe|\*|data:|blob:|http:/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
  })

  it('bind the browser to https, and give up what no page of ours asks for', async () => {
    const { headers } = await get(kind)
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(String(headers['permissions-policy']).split(', ')).toEqual(
      expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
    )
    expect(headers['server']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })
})

describe('a request that is too large', () => {
  /** Sends raw bytes on a connection, because HTTP clients refuse to send such a request. */
  async function raw(request: string): Promise<string> {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.end(request)
    return (await text(socket)).split('\r\n')[0] ?? ''
  }

  it('is refused by its head alone: 16 KiB hold any address and any cookie of ours', async () => {
    expect(await raw(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: zaffa.example\r\n\r\n`)).toContain(' 400 ')
    expect(await raw(`GET / HTTP/1.1\r\nHost: zaffa.example\r\nCookie: a=${'b'.repeat(20_000)}\r\n\r\n`)).toContain(
      ' 400 ',
    )
  })

  it('is refused by the length that it declares, before it is sent', async () => {
    const head = `POST /api/v1/identity/login HTTP/1.1\r\nHost: zaffa.example\r\nContent-Type: application/json\r\nContent-Length: 70000\r\n\r\n`
    expect(await raw(head)).toContain(' 413 ')
  })

  it('cannot hold a connection for ever', () => {
    expect(server.app.server.headersTimeout).toBe(20_000)
    expect(server.app.server.requestTimeout).toBe(180_000)
    expect(server.app.server.timeout).toBe(60_000)
  })
})
