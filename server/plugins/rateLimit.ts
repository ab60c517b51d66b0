import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '../config.ts'
import { phoneKey } from '../domain/phone.ts'
import { emailKey } from '../domain/text.ts'
import { ApiError } from '../errors.ts'
import type { Operation } from '../handlers/types.ts'
import { accountLimits, addressLimits, generalLimit, unlimited } from '../rateLimits.ts'
import type { AccountLimit, RateLimit } from '../rateLimits.ts'
import { callCounters } from './callCounters.ts'

/** The hooks that limit one operation. */
export interface OperationLimits {
  /** Before anything is read: for the visitor's address, by the operation's own limit or by the one that all others share. */
  onRequest: onRequestAsyncHookHandler[]
  /** Once the body is known: for the account that it names. */
  preHandler: onRequestAsyncHookHandler[]
}
export type LimitsOf = (operation: Operation) => OperationLimits

/** Limits for each address and each account; in this process, or shared through Redis with REDIS_URL. */
export async function limitRates(app: FastifyInstance, config: Config): Promise<LimitsOf> {
  const counter = await callCounters(app, config)
  const limited = ({ calls, seconds }: RateLimit, keyOf: (request: FastifyRequest) => string): onRequestAsyncHookHandler => {
    const count = counter({ calls: Math.max(1, Math.round(calls * config.rateLimitScale)), seconds }, keyOf)
    return async (request, reply) => {
      const wait = await count(request)
      if (wait === null) return
      void reply.header('Retry-After', wait)
      throw new ApiError('too_many_requests')
    }
  }
  const byAddress = (name: string, limit: RateLimit) => limited(limit, (request) => `${name}-${normalizeIP(request.ip)}`)
  const byAccount = (limit: AccountLimit) => limited(limit, (request) => accountKey(request, limit))
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
  const named = (fields ? fields.map((field) => body[field]).find((value) => value !== undefined) : request.subject?.userId) ?? ''
  const hash = createHash('sha256').update(phoneKey(named) ?? emailKey(named)).digest('base64url')
  return `account-${counter}-${hash}`
}
