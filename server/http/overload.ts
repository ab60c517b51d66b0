import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import { TooBusy } from '../errors.ts'
import { API_UNDER_WAY, TURN_CALLS, TURN_MS } from '../config/limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler itself reads the body, which may arrive slowly. */
    readsBody?: boolean
  }
}

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
 * Turns requests away with 503 and Retry-After, after TURNED_AWAY_MS, when they would have to wait long for their answer.
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
    if (turn.calls > turnCalls && now() - turn.since > turnMs && !isHealth(request.url)) throw new TooBusy()
  })
  const line = lineOf(most)
  app.addHook('onRequest', line.onRequest)
  app.addHook('preHandler', line.preHandler)
}

/** A line of requests that handlers work on at once. */
export interface Line {
  /** Turns away, before the body is read, who comes to a full line. */
  onRequest: onRequestAsyncHookHandler
  /** Takes a place when the body is there, since one that arrives slowly costs nothing; who reads it in the handler sees to a line there. */
  preHandler: preHandlerAsyncHookHandler
}

/** A line with so many places. */
export function lineOf(most: number): Line {
  let underWay = 0
  const refuseWhenFull = ({ url }: FastifyRequest) => {
    if (underWay >= most && !isHealth(url)) throw new TooBusy()
  }
  return {
    onRequest: async (request) => refuseWhenFull(request),
    preHandler: async (request, reply) => {
      if (request.routeOptions.config.readsBody) return
      refuseWhenFull(request)
      underWay += 1
      // The framework's hook for ends hears nothing of a client that has left before.
      finished(reply.raw, () => (underWay -= 1))
    },
  }
}

/** Whoever watches the server must hear of it also when it is busy. */
const isHealth = (url: string): boolean => url.startsWith('/health/')
