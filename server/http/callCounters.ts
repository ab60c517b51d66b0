import { setTimeout as pause } from 'node:timers/promises'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '../config/config.ts'
import type { RateLimit } from '../config/rateLimits.ts'
import { createCircuitBreaker } from '../lib/circuitBreaker.ts'
import { registerScope } from './scope.ts'

const REDIS_RETRY_MS = 30_000
/** How long the start waits for Redis; until it connects, each process counts on its own. */
const REDIS_START_MS = 1000
/** Command timeout: a hanging Redis must not delay requests. */
const REDIS_RESPONSE_MS = 500
/** After a failure Redis is not queried for this time. */
const REDIS_PAUSE_MS = 10_000
const REDIS_SILENT = `Redis does not respond: each process counts calls on its own for ${REDIS_PAUSE_MS / 1000} s`

/** Counts a call. @returns null within the limit, else the seconds until retry */
export type Count = (request: FastifyRequest) => Promise<number | null>
export type NewCounter = (limit: RateLimit, getKey: (request: FastifyRequest) => string) => Count

/**
 * Rate limit counters: in Redis for all processes with REDIS_URL; in this process without it and while Redis cannot be
 * reached.
 */
export async function createCallCounters(app: FastifyInstance, config: Config): Promise<NewCounter> {
  const own = await createCounters(app)
  if (!config.redisUrl) return own
  const redis = await connectRedis(config.redisUrl, app)
  const shared = await createCounters(app, redis)
  const breaker = createCircuitBreaker(REDIS_PAUSE_MS, (error) => app.log.error({ err: error }, REDIS_SILENT))
  return (limit, getKey) => {
    const [countShared, countOwn] = [shared(limit, getKey), own(limit, getKey)]
    return (request) =>
      redis.status === 'ready'
        ? breaker(
            () => countShared(request),
            () => countOwn(request),
          )
        : countOwn(request)
  }
}

/** In a scope of their own: the plugin decorates each scope with one store. */
async function createCounters(app: FastifyInstance, redis?: Redis): Promise<NewCounter> {
  let scope = app
  await registerScope(app, 'call counters', async (child) => {
    await child.register(rateLimit, { global: false, redis, nameSpace: 'zaffa-rate-' })
    scope = child
  })
  return ({ calls, seconds }, getKey) => {
    const count = scope.createRateLimit({ max: calls, timeWindow: seconds * 1000, keyGenerator: getKey })
    return async (request) => {
      const counted = await count(request)
      return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : null
    }
  }
}

async function connectRedis(url: string, app: FastifyInstance): Promise<Redis> {
  const { Redis: Client } = await import('ioredis')
  const redis = new Client(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: REDIS_START_MS,
    commandTimeout: REDIS_RESPONSE_MS,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 500, REDIS_RETRY_MS),
  })
  redis.on('error', (error: Error) =>
    app.log.error({ err: error }, 'Redis cannot be reached: each process counts calls on its own meanwhile'),
  )
  app.addHook('onClose', async () => redis.disconnect())
  const ready = new Promise((resolve) => redis.once('ready', resolve))
  await Promise.race([ready, pause(REDIS_START_MS, null, { ref: false })])
  return redis
}
