import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import { operations } from '../../../openapi/operations.ts'
import { expectDocumented } from '../support/document.ts'
import { runs, seed } from '../support/conformanceRuns.ts'
import { sendRaw } from '../support/rawHttp.ts'
import { startTestServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

jest.setTimeout(60_000 + runs * 1000)

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'error' } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = server.app.server.address() as AddressInfo)
})
afterAll(() => server.close())

const methods = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'BREW',
)
const parts = fc.oneof(
  fc.constantFrom(...operations.flatMap(({ path }) => path.split('/'))),
  fc.constantFrom('', '.', '..', '%', '%2F', '%zz', '%00', '\xff', ' ', '\t', '#', '?', '\\', '*', 'a'.repeat(9000)),
  fc.webSegment(),
)
const targets = fc.oneof(
  { weight: 9, arbitrary: fc.array(parts, { maxLength: 5 }).map((path) => `/api/v1/${path.join('/')}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/api',
      '/api/',
      '/api/v2/items',
      '/api?x',
      '/api/v1',
      'http://elsewhere.example/api/v1/items',
    ),
  },
)
const headers = fc.constantFrom<[string, string][]>(
  [],
  [['x-long', 'x'.repeat(20_000)]],
  [['bad name', 'x']],
  [['content-length', 'x']],
  [['transfer-encoding', 'nonsense']],
  [['host', 'a b']],
  [['expect', 'nonsense']],
)

it('returns a documented response or error for any method at any address', async () => {
  const property = fc.asyncProperty(methods, targets, headers, async (method, url, more) => {
    const response = await sendRaw(port, { method, url, headers: more, body: Buffer.alloc(0) })
    expect(() => expectDocumented(response)).not.toThrow()
  })
  await fc.assert(property, { seed, numRuns: runs * 3, path: process.env['FAST_CHECK_PATH'] })
})
