import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors.ts'
import { API_UNDER_WAY, TURN_CALLS, TURN_MS } from '../limits.ts'

export interface LoadBounds {
  /** Requests that handlers work on at the same time, most of them waiting for the database. */
  underWay: number
  /** In one turn of the event loop so many requests are begun in any case, */
  turnCalls: number
  /** and more of them only for so long, in ms of the monotonic clock. */
  turnMs: number
}
const bounds: LoadBounds = { underWay: API_UNDER_WAY, turnCalls: TURN_CALLS, turnMs: TURN_MS }

/**
 * Turns requests away with 503 and Retry-After, at once, when they would have to wait long for their answer.
 * A database in the process answers within the turn of the event loop, and requests wait for the turn: it is bounded.
 * A database elsewhere answers later, and requests wait for it: those under way are bounded.
 * @param now in ms; tests move it
 */
export function shedLoad(app: FastifyInstance, { underWay: most, turnCalls, turnMs }: LoadBounds = bounds, now = () => performance.now()): void {
  let turn: { since: number; calls: number } | null = null
  app.addHook('onRequest', async (request) => {
    if (!turn) {
      turn = { since: now(), calls: 0 }
      setImmediate(() => (turn = null))
    }
    turn.calls += 1
    if (turn.calls > turnCalls && now() - turn.since > turnMs && !isHealth(request.url)) throw new ApiError('unavailable')
  })

  /** A body that arrives slowly costs nothing; so a request counts from its handler on. */
  const underWay = new WeakSet<object>()
  let count = 0
  app.addHook('preHandler', async (request) => {
    if (count >= most && !isHealth(request.url)) throw new ApiError('unavailable')
    count += 1
    underWay.add(request)
  })
  app.addHook('onResponse', async (request) => {
    if (underWay.delete(request)) count -= 1
  })
}

/** Whoever watches the server must hear of it also when it is busy. */
const isHealth = (url: string): boolean => url.startsWith('/health/')
