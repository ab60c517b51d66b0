import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Config } from '../config/config.ts'
import { toPhoneKey } from '../lib/phone.ts'
import { toEmailKey } from '../../shared/text.ts'
import { TooManyRequests } from '../errors.ts'
import type { Operation } from './handlerTypes.ts'
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
import { getClientAddress, getClientNetwork } from './clientNetwork.ts'

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
  const createLimitHook = (
    { calls, seconds }: RateLimit,
    getKey: (request: FastifyRequest) => string,
  ): onRequestAsyncHookHandler => {
    const count = counter({ calls: Math.max(1, Math.round(calls * config.rateLimitScale)), seconds }, getKey)
    return async (request) => {
      const wait = await count(request)
      if (wait !== null) throw new TooManyRequests(wait)
    }
  }
  /** The network is counted first: one with many addresses must not evict the counters of others (5,000 in memory). */
  const createAddressLimits = (name: string, limit: RateLimit): onRequestAsyncHookHandler[] => {
    const ofNetwork = { ...limit, calls: limit.calls * NETWORK_FACTOR }
    const countNetwork = createLimitHook(ofNetwork, (request) => `${name}-net-${getClientNetwork(request.ip)}`)
    return [
      async function limitNetwork(request, reply) {
        if (getClientNetwork(request.ip) !== null) await countNetwork.call(this, request, reply)
      },
      createLimitHook(limit, (request) => `${name}-${getClientAddress(request.ip)}`),
    ]
  }
  const createAccountLimit = (limit: AccountLimit): onRequestAsyncHookHandler => {
    const count = createLimitHook(limit, (request) => getAccountKey(request, limit))
    return async function limitAccount(request, reply) {
      // Visitors without an account must not share one counter.
      if (getAccountName(request, limit) !== undefined) await count.call(this, request, reply)
    }
  }
  const general = createAddressLimits('all', generalLimit)
  const accountHooks = new Map(
    [...new Set(Object.values(accountLimits))].map((limit) => [limit, createAccountLimit(limit)]),
  )
  return (operation) => {
    const ofAddress = addressLimits[operation] ?? crowdLimits[operation]
    const ofAccount = accountLimits[operation]
    return {
      onRequest: unlimited.has(operation) ? [] : ofAddress ? createAddressLimits(operation, ofAddress) : general,
      preHandler: ofAccount ? [accountHooks.get(ofAccount)!] : [],
    }
  }
}

/** Hashed, so that neither memory nor Redis contains e-mail addresses, phones or the tokens of personal links. */
function getAccountKey(request: FastifyRequest, limit: AccountLimit): string {
  const accountName = getAccountName(request, limit) ?? ''
  const hash = createHash('sha256')
    .update(toPhoneKey(accountName) ?? toEmailKey(accountName))
    .digest('base64url')
  return `account-${limit.counter}-${hash}`
}

function getAccountName(request: FastifyRequest, { fields, parameter }: AccountLimit): string | undefined {
  if (parameter !== undefined) return (request.params as Record<string, string>)[parameter]
  if (fields === undefined) return request.subject?.userId
  const body = request.body as Record<string, string | undefined>
  return fields.map((field) => body[field]).find((value) => value !== undefined)
}
