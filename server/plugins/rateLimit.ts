import { createHash } from 'node:crypto'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import type { Config } from '../config.ts'
import { phoneKey } from '../domain/phone.ts'
import { emailKey } from '../domain/text.ts'
import { ApiError } from '../errors.ts'
import type { Operation } from '../handlers/types.ts'
import { accountLimits, addressLimits, generalLimit, unlimited } from '../rateLimits.ts'
import type { AccountLimit, RateLimit } from '../rateLimits.ts'

const REDIS_RETRY_MS = 30_000

/** The hooks that limit one operation. */
export interface OperationLimits {
  /** Before anything is read: for the visitor's address, by the operation's own limit or by the one that all others share. */
  onRequest: onRequestAsyncHookHandler[]
  /** Once the body is known: for the account that it names. */
  preHandler: preHandlerAsyncHookHandler[]
}
export type LimitsOf = (operation: Operation) => OperationLimits

/** Limits for each address and each account; in this process, or shared through Redis with REDIS_URL. */
export async function limitRates(app: FastifyInstance, config: Config): Promise<LimitsOf> {
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, app) : undefined
  await app.register(rateLimit, {
    global: false,
    redis,
    nameSpace: 'zaffa-rate-',
    // Without Redis for a moment the service goes on, unlimited, rather than stopping.
    skipOnError: true,
    errorResponseBuilder: () => new ApiError('too_many_requests'),
  })
  const within = ({ calls, seconds }: RateLimit) => ({ max: Math.max(1, Math.round(calls * config.rateLimitScale)), timeWindow: seconds * 1000 })
  const byAddress = (name: string, limit: RateLimit): onRequestAsyncHookHandler =>
    app.rateLimit({ ...within(limit), keyGenerator: (request) => `${name}-${normalizeIP(request.ip)}` })
  /** The package's own hook runs once for each request, and has: this one asks its counter directly. */
  const byAccount = (limit: AccountLimit): preHandlerAsyncHookHandler => {
    const count = app.createRateLimit({ ...within(limit), keyGenerator: (request) => accountKey(request, limit) })
    return async (request, reply) => {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      void reply.header('Retry-After', counted.ttlInSeconds)
      throw new ApiError('too_many_requests')
    }
  }
  const general = byAddress('all', generalLimit)
  const accountHooks = new Map([...new Set(Object.values(accountLimits))].map((limit) => [limit, byAccount(limit)]))
  return (operation) => {
    const ofAddress = addressLimits[operation]
    const ofAccount = accountLimits[operation]
    return {
      onRequest: unlimited.has(operation) ? [] : [ofAddress ? byAddress(operation, ofAddress) : general],
      preHandler: ofAccount ? [accountHooks.get(ofAccount)!] : [],
    }
  }
}

/** Hashed: the addresses of people stand neither in our memory nor in Redis. */
function accountKey(request: FastifyRequest, { counter, fields }: AccountLimit): string {
  const body = request.body as Record<string, string | undefined>
  const named = fields ? fields.map((field) => body[field]).find((value) => typeof value === 'string') : request.subject?.userId
  const hash = createHash('sha256').update(phoneKey(named ?? '') ?? emailKey(named ?? '')).digest('base64url')
  return `account-${counter}-${hash}`
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
