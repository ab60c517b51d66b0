/** OpenTelemetry traces of the real server process, received as a collector receives them (docs/decisions/0071-metrics-and-traces.md). */
import { jest } from '@jest/globals'
import { callRemote, registerRemotely } from './support/client.ts'
import { findFreePort } from './support/freePort.ts'
import { createInstallation } from './support/installation.ts'
import type { Installation } from './support/installation.ts'
import { onPostgres } from './support/onDatabase.ts'
import { startOtlpReceiver } from './support/otlpReceiver.ts'
import type { OtlpReceiver } from './support/otlpReceiver.ts'
import { startProcess } from './support/process.ts'
import { PASSWORD, createInvitationInput } from './support/server.ts'

jest.setTimeout(60_000)

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT_ID = '00f067aa0ba902b7'
const traceparent = `00-${TRACE_ID}-${PARENT_ID}-01`

let installation: Installation
let receiver: OtlpReceiver
beforeEach(async () => {
  installation = await createInstallation()
  receiver = await startOtlpReceiver()
})
afterEach(async () => {
  await installation.remove()
  await receiver.close()
})

/** Starts the server, sends requests and stops it, which exports the spans. @returns its output */
async function runServer(environment: Record<string, string>, work: () => Promise<unknown>): Promise<string> {
  const server = await startProcess({
    ...installation.environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    NODE_OPTIONS: '--import ./tests/server/support/reportImports.ts',
    ...environment,
  })
  await work()
  expect(await server.end('SIGTERM')).toBe(0)
  return server.getOutput()
}

const callItems = () => callRemote(installation.url, 'GET', 'items', undefined, '', { traceparent })
const getItemsSpan = () => receiver.listSpans().find(({ name }) => name === 'GET /api/v1/items')!

it('exports spans of requests by route, without personal data', async () => {
  const secrets: string[] = ['laila', PASSWORD, 'gmail', 'query-secret', '127.0.0.1', 'node']
  await runServer({}, async () => {
    const couple = await registerRemotely(installation.url, 'laila@gmail.com')
    const published = await couple.call('POST', 'invitations', createInvitationInput())
    const { slug } = (await published.json()) as { slug: string }
    await callRemote(installation.url, 'GET', `invitations/slug/${encodeURIComponent(slug)}?x=query-secret`)
    await fetch(`${installation.url}/Invitations/Invitation?slug=${encodeURIComponent(slug)}`)
    await fetch(`${installation.url}/g/query-secret`)
    secrets.push(slug, encodeURIComponent(slug), couple.token, couple.userId)
  })
  const spans = receiver.listSpans()
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /api/v1/identity/register',
      'POST /api/v1/invitations',
      'GET /api/v1/invitations/slug/:slug',
      'GET /Invitations/Invitation',
    ]),
  )
  expect(spans.find(({ name }) => name === 'POST /api/v1/invitations')!.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/v1/invitations',
    'http.response.status_code': '201',
    'zaffa.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(receiver.getBodies()).toContain('"stringValue":"zaffa"')
  for (const secret of secrets) expect(receiver.getBodies()).not.toContain(secret)
})

onPostgres.it('exports statements below their request, without values', async () => {
  await runServer({}, () => registerRemotely(installation.url, 'laila@gmail.com'))
  const spans = receiver.listSpans()
  const register = spans.find(({ name }) => name === 'POST /api/v1/identity/register')!
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === register.spanId)
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'INSERT users', 'COMMIT']))
  const insert = statements.find(({ name }) => name === 'INSERT users')!
  expect(insert.traceId).toBe(register.traceId)
  expect(insert.attributes['db.query.text']).toMatch(/^insert into "users" \(.*\) values \(\$1, \$2/)
  // Statements of jobs belong to no request.
  const ids = new Set(spans.map(({ spanId }) => spanId))
  for (const { attributes, parentSpanId } of spans)
    expect('http.route' in attributes || ids.has(parentSpanId ?? '')).toBe(true)
})

it('continues the trace of a trusted proxy, and names it in the log', async () => {
  const output = await runServer({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' }, callItems)
  expect(getItemsSpan()).toMatchObject({ traceId: TRACE_ID, parentSpanId: PARENT_ID })
  const line = output.split('\n').find((text) => text.includes('/api/v1/items'))!
  expect(JSON.parse(line)).toMatchObject({
    traceId: TRACE_ID,
    requestId: getItemsSpan().attributes['zaffa.request_id'],
  })
})

it('starts a new trace for a peer that is no trusted proxy', async () => {
  await runServer({}, callItems)
  expect(getItemsSpan().traceId).not.toBe(TRACE_ID)
  expect(getItemsSpan().parentSpanId).toBeUndefined()
})

it('samples a share of the requests', async () => {
  await runServer({ OTEL_TRACES_SAMPLER_ARG: '0' }, callItems)
  expect(receiver.listSpans()).toEqual([])
})

it('serves requests and stops in time when the collector is away', async () => {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await findFreePort()}` }
  let status = 0
  await runServer(environment, async () => (status = (await callItems()).status))
  expect(status).toBe(200)
})

it('loads the SDK only with OTEL_EXPORTER_OTLP_ENDPOINT', async () => {
  expect(await runServer({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, callItems)).not.toContain('imported')
  expect(receiver.getBodies()).toBe('')
  expect(await runServer({}, callItems)).toContain('imported @opentelemetry/sdk-trace')
})
