import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '../config.ts'
import { ApiError } from '../errors.ts'
import type { Operation } from '../handlers/types.ts'
import { generalLimit, tightLimits } from '../rateLimits.ts'
import type { RateLimit } from '../rateLimits.ts'

const REDIS_RETRY_MS = 30_000

/** Gives the hook that limits an operation: its own limit, else the general one that the others share. */
export type LimitOf = (operation: Operation) => onRequestAsyncHookHandler

/** Limits for each address; in this process, or shared through Redis with REDIS_URL. */
export async function limitRates(app: FastifyInstance, config: Config): Promise<LimitOf> {
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, app) : undefined
  await app.register(rateLimit, {
    global: false,
    redis,
    nameSpace: 'zaffa-rate-',
    // Without Redis for a moment the service goes on, unlimited, rather than stopping.
    skipOnError: true,
    errorResponseBuilder: () => new ApiError('too_many_requests'),
  })
  const limiter = (name: string, { calls, seconds }: RateLimit): onRequestAsyncHookHandler =>
    app.rateLimit({
      max: Math.max(1, Math.round(calls * config.rateLimitScale)),
      timeWindow: seconds * 1000,
      keyGenerator: (request) => `${name}-${normalizeIP(request.ip)}`,
    })
  const general = limiter('all', generalLimit)
  return (operation) => {
    const own = tightLimits[operation]
    return own ? limiter(operation, own) : general
  }
}

async function connectRedis(url: string, app: FastifyInstance) {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 500, REDIS_RETRY_MS),
  })
  redis.on('error', (error: Error) => app.log.error({ err: error }, 'Redis cannot be reached'))
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}
