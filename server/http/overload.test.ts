import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { OVERLOAD_DELAY_MS } from '../config/limits.ts'
import { registerErrorHandler } from './errorResponses.ts'
import { createOverloadHooks } from './overload.ts'

let app: FastifyInstance
/** Ends the waiting requests. */
let release: () => void

/** Starts a server whose `/slow` waits, with a limit of requests in progress. */
async function startServer(maxRequests: number): Promise<void> {
  const waiting = new Promise<void>((resolve) => (release = resolve))
  app = Fastify()
  registerErrorHandler(app)
  const overload = createOverloadHooks(maxRequests)
  app.addHook('onRequest', overload.onRequest).addHook('preHandler', overload.preHandler)
  app.get('/slow', async () => (await waiting, 'done'))
  app.get('/health/ready', async () => 'done')
  await app.ready()
}
afterEach(() => app.close())

/** Sends the request immediately: `inject` alone sends it only when its response is awaited. */
const get = async (url: string) => app.inject({ url })
const getStatuses = async (responses: Array<ReturnType<typeof get>>) =>
  (await Promise.all(responses)).map(({ statusCode }) => statusCode)

it('returns 503 with Retry-After while the limit is reached, except to health checks, and accepts the next request afterwards', async () => {
  await startServer(3)
  const waiting = [get('/slow'), get('/slow'), get('/slow')]
  const refused = await get('/slow')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({ code: 'unavailable' })
  expect((await get('/health/ready')).statusCode).toBe(200)
  release()
  expect(await getStatuses(waiting)).toEqual([200, 200, 200])
  expect((await get('/slow')).statusCode).toBe(200)
})

it('delays a 503, so that clients that retry at once do not saturate the server', async () => {
  await startServer(1)
  const waiting = get('/slow')
  const startedAt = performance.now()
  expect((await get('/slow')).statusCode).toBe(503)
  // Timers may fire a fraction of a millisecond early.
  expect(performance.now() - startedAt).toBeGreaterThan(OVERLOAD_DELAY_MS - 2)
  release()
  expect((await waiting).statusCode).toBe(200)
})

it('does not count clients that have disconnected before their response', async () => {
  await startServer(1)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const abort = new AbortController()
  const received = once(app.server, 'request')
  const aborted = fetch(`${address}/slow`, { signal: abort.signal }).catch((error: Error) => error.name)
  const [, response] = (await received) as [unknown, ServerResponse]
  const closed = once(response, 'close')
  abort.abort()
  expect(await aborted).toBe('AbortError')
  await closed
  const next = get('/slow')
  release()
  expect((await next).statusCode).toBe(200)
})
