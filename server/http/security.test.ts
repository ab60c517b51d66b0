import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { publishInvitation } from '../../tests/server/support/invitations.ts'
import { registerCouple, startBuiltServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

let server: TestServer
let paths: Record<string, string>

beforeAll(async () => {
  server = await startBuiltServer({ ANALYTICS_GTM_ID: 'GTM-A', METRICS_PORT: undefined })
  const couple = await registerCouple(server)
  const { slug, shortCode } = await publishInvitation(couple)
  const own = encodeURIComponent(slug)
  paths = {
    'a page': '/support',
    'an unknown page': '/nothing',
    'an invitation': `/Invitations/Invitation?slug=${own}`,
    'an unknown invitation': '/Invitations/Invitation?slug=nobody',
    'a short link': `/dl/${shortCode}`,
    'a file': '/static/js/guest.js',
    'an unknown file': '/static/js/nothing.js',
    'a successful API response': '/api/v1/items',
    'an API error': '/api/v1/users/profile',
    'a picture of an invitation': `/api/v1/invitations/slug/${own}/qr.svg`,
    health: '/health/ready',
  }
})
afterAll(() => server.close())

const kinds = [
  'a page',
  'an unknown page',
  'an invitation',
  'an unknown invitation',
  'a short link',
  'a file',
  'an unknown file',
  'a successful API response',
  'an API error',
  'a picture of an invitation',
  'health',
]
const get = (kind: string) => server.call('GET', paths[kind]!, { headers: { accept: 'text/html,*/*' } })

describe.each(kinds)('the headers of %s', (kind) => {
  it('forbid frames, inline scripts and MIME sniffing', async () => {
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

  it('require https and disable unused browser features', async () => {
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
  async function sendRaw(request: string): Promise<string> {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.end(request)
    return (await text(socket)).split('\r\n')[0] ?? ''
  }

  it('is rejected when its head exceeds 16 KiB', async () => {
    expect(await sendRaw(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: zaffa.example\r\n\r\n`)).toContain(' 400 ')
    expect(await sendRaw(`GET / HTTP/1.1\r\nHost: zaffa.example\r\nCookie: a=${'b'.repeat(20_000)}\r\n\r\n`)).toContain(
      ' 400 ',
    )
  })

  it('is rejected by its Content-Length before the body is sent', async () => {
    const head = `POST /api/v1/identity/login HTTP/1.1\r\nHost: zaffa.example\r\nContent-Type: application/json\r\nContent-Length: 70000\r\n\r\n`
    expect(await sendRaw(head)).toContain(' 413 ')
  })

  it('cannot keep a connection open without end', () => {
    expect(server.app.server.headersTimeout).toBe(20_000)
    expect(server.app.server.requestTimeout).toBe(180_000)
    expect(server.app.server.timeout).toBe(60_000)
  })
})
