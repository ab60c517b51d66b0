import { finished } from 'node:stream'
import type { FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import { createConcurrencyLimiter } from '../lib/concurrencyLimiter.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler itself reads the body, which may arrive slowly. */
    readsBody?: boolean
  }
}

/** Hooks that respond 503 with Retry-After while too many requests are in progress. */
export interface OverloadHooks {
  /** Refuses before the body is read. */
  onRequest: onRequestAsyncHookHandler
  /** Counts the request once its body is there: a body that arrives slowly occupies no place. */
  preHandler: preHandlerAsyncHookHandler
}

/** @param maxRequests requests in handlers at the same time; health checks are not counted */
export function createOverloadHooks(maxRequests: number): OverloadHooks {
  const limiter = createConcurrencyLimiter(maxRequests)
  return {
    onRequest: async ({ url }) => {
      if (!isHealthCheck(url)) limiter.checkCapacity()
    },
    preHandler: async (request: FastifyRequest, reply) => {
      if (request.routeOptions.config.readsBody || isHealthCheck(request.url)) return
      // Fastify's onResponse is not called for a client that has disconnected before.
      finished(reply.raw, limiter.acquire())
    },
  }
}

/** A load balancer must get its response from a busy server too. */
const isHealthCheck = (url: string): boolean => url.startsWith('/health/')
