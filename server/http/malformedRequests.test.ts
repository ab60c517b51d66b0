import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { getMessages } from '../messages/index.ts'
import { sendRaw } from '../../tests/server/support/rawHttp.ts'
import { startTestServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = server.app.server.address() as AddressInfo)
})
afterAll(() => server.close())

const send = (url: string, headers: [string, string][] = []) =>
  sendRaw(port, { method: 'GET', url, headers, body: Buffer.alloc(0) })

it.each<[string, string, [string, string][]]>([
  ['a request target with an invalid byte', '/api/v1/items/\xe9', []],
  ['a head that is too large', '/api/v1/items', [['x-long', 'x'.repeat(20_000)]]],
  ['a header without a name', '/api/v1/items', [['', 'x']]],
])('%s is rejected with the documented error shape', async (_, url, headers) => {
  const response = await send(url, headers)
  expect(response).toMatchObject({
    status: 400,
    headers: { 'content-type': 'application/json; charset=utf-8', connection: 'close' },
  })
  expect(JSON.parse(response.body.toString())).toEqual({
    message: getMessages('ar').error.malformed_body,
    code: 'malformed_body',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

it('sends one response when only the head can be parsed', async () => {
  const response = await send('/api/v1/items/%zz', [['transfer-encoding', 'nonsense']])
  expect(response.status).toBe(400)
  expect(response.body.toString().match(/requestId/g)).toHaveLength(1)
})

it('closes a connection without a response when no request arrives in time', async () => {
  const accepted = once(server.app.server, 'connection') as Promise<[Socket]>
  const client = connect(port, '127.0.0.1')
  const [socket] = await accepted
  // Node checks the time limits of connections every 30 s.
  const timeout = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.app.server.emit('clientError', timeout, socket)
  expect(await text(client)).toBe('')
})

it('ignores an unknown Expect header', async () => {
  expect((await send('/api/v1/items', [['expect', 'the-unexpected']])).status).toBe(200)
})

/** Sends the header lines unchanged; `sendRaw` would add a Host header. */
async function sendHead(...lines: string[]): Promise<{ status: number; head: string; code: string | undefined }> {
  const socket = connect(port, '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const isJson = head.includes('application/json')
  return {
    status: Number(head.split(' ')[1]),
    head,
    code: isJson ? (JSON.parse(body) as { code?: string }).code : undefined,
  }
}

describe('the Host of a request (RFC 9112, 3.2)', () => {
  it.each([
    ['two Host lines', ['GET /api/v1/items HTTP/1.1', 'Host: zaffa.example', 'hOST: evil.example']],
    [
      'two equal Host lines',
      ['GET /Invitations/Invitation?slug=x HTTP/1.1', 'Host: zaffa.example', 'Host: zaffa.example'],
    ],
    [
      'two Host lines and an Expect header',
      ['GET /api/v1/items HTTP/1.1', 'Expect: nonsense', 'Host: zaffa.example', 'Host: evil.example'],
    ],
    ['no Host line in HTTP/1.1', ['GET /api/v1/items HTTP/1.1']],
  ])('is rejected with %s', async (_, lines) => {
    expect(await sendHead(...lines)).toMatchObject({ status: 400, code: 'malformed_body' })
  })

  it.each([
    ['one Host line', ['GET /health/live HTTP/1.1', 'Host: zaffa.example']],
    ['no Host line in HTTP/1.0', ['GET /health/live HTTP/1.0']],
  ])('is accepted with %s', async (_, lines) => {
    expect((await sendHead(...lines)).status).toBe(200)
  })
})

it.each([
  ['a head that cannot be parsed', ['GET /\xe9 HTTP/1.1', 'Host: zaffa.example']],
  ['two Host lines', ['GET / HTTP/1.1', 'Host: zaffa.example', 'Host: evil.example']],
  ['an address that cannot be decoded', ['GET /api/v1/items/%zz HTTP/1.1', 'Host: zaffa.example']],
])('sends the security headers when it rejects %s', async (_, lines) => {
  const { status, head } = await sendHead(...lines)
  expect(status).toBe(400)
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'x-frame-options',
  ]) {
    expect(head.toLowerCase()).toContain(`\n${name}: `)
  }
})
