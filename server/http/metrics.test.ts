import { findFreePort } from '../../tests/server/support/freePort.ts'
import { publishInvitation } from '../../tests/server/support/invitations.ts'
import { registerCouple, startBuiltServer } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  port = await findFreePort()
  server = await startBuiltServer({ METRICS_PORT: String(port) })
})
afterAll(() => server.close())

const scrape = (path = '/metrics', options = {}) => fetch(`http://127.0.0.1:${port}${path}`, options)

it('counts requests by method, route and status, without personal data', async () => {
  const couple = await registerCouple(server, 'laila@example.com')
  const { slug } = await publishInvitation(couple)
  await server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)
  await server.call('GET', `/wp-login.php?email=laila@example.com`)
  const response = await scrape()
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  const text = await response.text()
  expect(text).toContain(
    'zaffa_http_request_duration_seconds_count{method="POST",route="/api/v1/identity/register",status="200"} 1',
  )
  expect(text).toContain(
    'zaffa_http_request_duration_seconds_count{method="GET",route="/api/v1/invitations/slug/:slug",status="200"} 1',
  )
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  for (const secret of ['laila', encodeURIComponent(slug), slug, couple.userId, 'wp-login'])
    expect(text).not.toContain(secret)
})

it('serves /metrics, and nothing else, only on the metrics port', async () => {
  expect((await server.call('GET', '/metrics')).status).toBe(404)
  expect((await scrape('/')).status).toBe(404)
  expect((await scrape('/metrics', { method: 'POST' })).status).toBe(405)
})

it('closes the metrics port with the server', async () => {
  const other = await startBuiltServer()
  await other.close()
  await server.close()
  await expect(scrape()).rejects.toThrow('fetch failed')
  server = await startBuiltServer()
})
