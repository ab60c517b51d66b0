import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '../config/config.ts'
import { phoneKey } from '../lib/phone.ts'
import { emailKey } from '../../shared/text.ts'
import { TooManyRequests } from '../errors.ts'
import type { Operation } from './operations.ts'
import {
  NETWORK_FACTOR,
  accountLimits,
  addressLimits,
  crowdLimits,
  generalLimit,
  unlimited,
} from '../config/rateLimits.ts'
import type { AccountLimit, RateLimit } from '../config/rateLimits.ts'
import { createCallCounters } from './callCounters.ts'
import { clientAddress, clientNetwork } from './clientNetwork.ts'

/** The hooks that limit one operation. */
export interface OperationLimits {
  /** Before the body is read: per client address, by the operation's own limit or the general one. */
  onRequest: onRequestAsyncHookHandler[]
  /** After the body is parsed: per account that it names. */
  preHandler: onRequestAsyncHookHandler[]
}
export type GetLimits = (operation: Operation) => OperationLimits

/** Rate limits per address and per account; in this process, or in Redis with REDIS_URL. */
export async function createRateLimits(app: FastifyInstance, config: Config): Promise<GetLimits> {
  const counter = await createCallCounters(app, config)
  const limited = (
    { calls, seconds }: RateLimit,
    keyOf: (request: FastifyRequest) => string,
  ): onRequestAsyncHookHandler => {
    const count = counter({ calls: Math.max(1, Math.round(calls * config.rateLimitScale)), seconds }, keyOf)
    return async (request) => {
      const wait = await count(request)
      if (wait !== null) throw new TooManyRequests(wait)
    }
  }
  /** The network is counted first: one with many addresses must not evict the counters of others (5,000 in memory). */
  const byAddress = (name: string, limit: RateLimit): onRequestAsyncHookHandler[] => {
    const ofNetwork = { ...limit, calls: limit.calls * NETWORK_FACTOR }
    const countNetwork = limited(ofNetwork, (request) => `${name}-net-${clientNetwork(request.ip)}`)
    return [
      async function limitNetwork(request, reply) {
        if (clientNetwork(request.ip) !== null) await countNetwork.call(this, request, reply)
      },
      limited(limit, (request) => `${name}-${clientAddress(request.ip)}`),
    ]
  }
  const byAccount = (limit: AccountLimit) => limited(limit, (request) => accountKey(request, limit))
  const general = byAddress('all', generalLimit)
  const accountHooks = new Map([...new Set(Object.values(accountLimits))].map((limit) => [limit, byAccount(limit)]))
  return (operation) => {
    const ofAddress = addressLimits[operation] ?? crowdLimits[operation]
    const ofAccount = accountLimits[operation]
    return {
      onRequest: unlimited.has(operation) ? [] : ofAddress ? byAddress(operation, ofAddress) : general,
      preHandler: ofAccount ? [accountHooks.get(ofAccount)!] : [],
    }
  }
}

/** Hashed, so that neither memory nor Redis contains e-mail addresses or phones. */
function accountKey(request: FastifyRequest, { counter, fields }: AccountLimit): string {
  const body = request.body as Record<string, string | undefined>
  const named =
    (fields ? fields.map((field) => body[field]).find((value) => value !== undefined) : request.subject?.userId) ?? ''
  const hash = createHash('sha256')
    .update(phoneKey(named) ?? emailKey(named))
    .digest('base64url')
  return `account-${counter}-${hash}`
}
