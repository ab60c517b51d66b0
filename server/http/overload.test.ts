import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { TURNED_AWAY_MS } from '../config/limits.ts'
import { answerErrors } from './errorResponses.ts'
import { shedLoad } from './overload.ts'
import type { LoadBounds } from './overload.ts'

let app: FastifyInstance
/** Ends the requests that wait. */
let release: () => void

/** A server whose `/slow` waits for a database elsewhere, with a clock that goes on by 100 ms each time that it is looked at. */
async function serverWithin(bounds: LoadBounds): Promise<void> {
  let now = 0
  const waiting = new Promise<void>((resolve) => (release = resolve))
  app = Fastify()
  answerErrors(app)
  shedLoad(app, bounds, () => (now += 100))
  app.get('/quick', async () => 'done')
  app.get('/slow', async () => (await waiting, 'done'))
  app.get('/health/ready', async () => 'done')
  await app.ready()
}
afterEach(() => app.close())

/** Sent at once; the framework's own chain waits for who asks for its answer. */
const get = async (url: string) => app.inject({ url })
const many = (url: string, times: number) => Array.from({ length: times }, () => get(url))
const statuses = async (answers: Array<ReturnType<typeof get>>) => (await Promise.all(answers)).map(({ statusCode }) => statusCode)
const times = (status: number, all: number[]) => all.filter((each) => each === status).length

it('turns away who comes while as many are under way as may be, says when to come again, and lets the next in', async () => {
  await serverWithin({ underWay: 3, turnCalls: 100, turnMs: 1000 })
  const waiting = many('/slow', 3)
  const refused = await get('/slow')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({ code: 'unavailable' })
  expect((await get('/health/ready')).statusCode).toBe(200)
  release()
  expect(await statuses(waiting)).toEqual([200, 200, 200])
  expect((await get('/slow')).statusCode).toBe(200)
})

it('turns away after a while, so that who comes again at once cannot keep it at turning away', async () => {
  await serverWithin({ underWay: 1, turnCalls: 100, turnMs: 1000 })
  const waiting = many('/slow', 1)
  const began = performance.now()
  expect((await get('/slow')).statusCode).toBe(503)
  // Timers may be early by a part of a millisecond.
  expect(performance.now() - began).toBeGreaterThan(TURNED_AWAY_MS - 2)
  release()
  expect(await statuses(waiting)).toEqual([200])
})

it('does not count clients that have left without waiting for their answer', async () => {
  await serverWithin({ underWay: 1, turnCalls: 100, turnMs: 1000 })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaves = new AbortController()
  const asked = once(app.server, 'request')
  const left = fetch(`${address}/slow`, { signal: leaves.signal }).catch((error: Error) => error.name)
  const [, response] = (await asked) as [unknown, ServerResponse]
  const closed = once(response, 'close')
  leaves.abort()
  expect(await left).toBe('AbortError')
  await closed
  const next = get('/slow')
  release()
  expect((await next).statusCode).toBe(200)
})

it('turns away the rest of a turn that takes too long, and begins the next one afresh', async () => {
  await serverWithin({ underWay: 100, turnCalls: 4, turnMs: 350 })
  const all = await statuses(many('/quick', 20))
  expect(times(200, all)).toBeGreaterThanOrEqual(4)
  expect(times(503, all)).toBeGreaterThan(0)
  await nextTurn()
  expect((await get('/quick')).statusCode).toBe(200)
})

it('lets many quick requests of one turn through, and few slow ones', async () => {
  await serverWithin({ underWay: 100, turnCalls: 4, turnMs: 5000 })
  expect(times(503, await statuses(many('/quick', 20)))).toBe(0)
  await app.close()
  await serverWithin({ underWay: 100, turnCalls: 20, turnMs: 350 })
  expect(times(503, await statuses(many('/quick', 20)))).toBe(0)
})
