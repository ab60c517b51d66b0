import type { AddressInfo } from 'node:net'
import { sendRaw } from '../testing/rawHttp.ts'
import { startTestServer } from '../testing/server.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = server.app.server.address() as AddressInfo)
})
afterAll(() => server.close())

const ask = (url: string, headers: [string, string][] = []) => sendRaw(port, { method: 'GET', url, headers, body: Buffer.alloc(0) })

it.each<[string, string, [string, string][]]>([
  ['an address with a byte that none may hold', '/api/v1/items/\xe9', []],
  ['a head without end', '/api/v1/items', [['x-long', 'x'.repeat(20_000)]]],
  ['a header without a name', '/api/v1/items', [['', 'x']]],
])('%s is refused in the shape of every error', async (_, url, headers) => {
  const answer = await ask(url, headers)
  expect(answer).toMatchObject({ status: 400, headers: { 'content-type': 'application/json; charset=utf-8', connection: 'close' } })
  expect(JSON.parse(answer.body.toString())).toEqual({
    message: 'The request could not be read. Please try again.',
    code: 'malformed_body',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

it('is answered once where the head alone could be read', async () => {
  const answer = await ask('/api/v1/items/%zz', [['transfer-encoding', 'nonsense']])
  expect(answer.status).toBe(400)
  expect(answer.body.toString().match(/requestId/g)).toHaveLength(1)
})

it('an expectation that nobody knows is no reason to refuse', async () => {
  expect((await ask('/api/v1/items', [['expect', 'the-unexpected']])).status).toBe(200)
})
