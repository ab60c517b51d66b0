import { setupServer } from 'msw/node'

const API = 'http://localhost/api/v1'
const calls: { path: string; body: unknown; key: string | null }[] = []

/** @returns the full address of a path of the API */
export const api = (path: string): string => `${API}${path}`

/** @returns the JSON bodies that were sent to a path, in order; null for calls without one. */
export const getSentBodies = (path: string): unknown[] =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

/** @returns the `Idempotency-Key` of each call of a path, in order */
export const getSentKeys = (path: string): (string | null)[] =>
  calls.filter((call) => call.path === path).map(({ key }) => key)

/** Starts a mock server for a test file; a request without a handler fails the test. */
export function apiServer() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => {
    calls.length = 0
    server.resetHandlers()
    server.events.removeAllListeners()
    const record = async (request: Request) => {
      const path = new URL(request.url).pathname.replace('/api/v1', '')
      const call = { path, body: null as unknown, key: request.headers.get('idempotency-key') }
      calls.push(call)
      const text = await request.clone().text()
      call.body = request.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text || null
    }
    server.events.on('request:start', ({ request }) => void record(request))
  })
  return server
}
