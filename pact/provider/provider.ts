import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { API_PREFIX, operations } from '../../openapi/operations.ts'
import { readConfig } from '../../server/config/config.ts'
import { buildApp } from '../../server/app.ts'
import type { AppContext } from '../../server/context.ts'
import type { GuessTarget } from '../../server/modules/identity/guessLimits.ts'
import { TooManyRequests } from '../../server/errors.ts'
import { validateResponses } from '../../tests/server/support/watch.ts'
import { couple, operator, states, type StateName } from '../states.ts'
import type { Credentials } from './stateHandlers.ts'
import { deleteAllData, createStateHandlers } from './states.ts'

/** A server against which the contract can be verified. */
export interface Provider {
  baseUrl: string
  /** Takes `{ state, params, action }` and returns the values of the state, as Pact's verifiers expect. */
  statesUrl: string
  /** @throws Error when a response was not documented */
  close: () => Promise<void>
}

export interface ProviderOptions {
  /** Ports of the server and of its states; free ones by default. */
  port?: number
  statesPort?: number
}

/** Far above every rate limit. */
const MAX_CALLS = 1000
/** High enough to replay the contract several times. */
const RATE_LIMIT_SCALE = '10'
const LOOPBACK = '127.0.0.1'

/**
 * Starts our own server with an address for its states, as a backend team does for theirs. Every interaction comes from
 * another IP address, so that interactions do not share rate limits.
 */
export async function startProvider({ port = 0, statesPort = 0 }: ProviderOptions = {}): Promise<Provider> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zaffa-pact-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: LOOPBACK, RATE_LIMIT_SCALE })
  const app = await buildApp({ config, distDir: join(dataDir, 'no-build') })
  // The contract contains what the site needs; the rest of the responses must be documented too.
  const endWatch = validateResponses(app.server)
  let visitors = 1
  // As a load balancer does.
  app.server.prependListener('request', (request: IncomingMessage) => {
    request.headers['x-forwarded-for'] = `10.0.${visitors >> 8}.${visitors & 255}`
  })
  await app.listen({ port, host: LOOPBACK })
  const baseUrl = toUrl(app.server.address())
  const handlers = createStateHandlers(app, (operation) =>
    operation in guessLimited ? exceedGuessLimit(app.context, operation) : exceedLimit(baseUrl, operation),
  )

  const reset = async (): Promise<Credentials> => {
    visitors += 1
    await deleteAllData(app)
    return {}
  }
  const setUp = (state: unknown, params: unknown): Promise<Credentials> => {
    // Pact's own verifiers send an empty name for an interaction without states.
    if (state === 'reset' || state === '') return reset()
    if (!Object.values<unknown>(states).includes(state)) throw new Error(`There is no state "${String(state)}".`)
    return handlers[state as StateName](params as never)
  }

  const statesServer = createServer((request, response) => {
    const respond = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    json(request)
      .then((message) => {
        const { state, params = {}, action = 'setup' } = message as Record<string, unknown>
        return action === 'teardown' ? reset() : setUp(state, params)
      })
      .then(
        (credentials) => respond(200, credentials),
        (error: unknown) => respond(500, { message: String(error) }),
      )
  }).listen(statesPort, LOOPBACK)
  await once(statesServer, 'listening')

  return {
    baseUrl,
    statesUrl: toUrl(statesServer.address()),
    close: async () => {
      statesServer.close()
      await app.close()
      await rm(dataDir, { recursive: true })
      endWatch()
    },
  }
}

const toUrl = (address: AddressInfo | string | null): string => `http://${LOOPBACK}:${(address as AddressInfo).port}`

/** Operations that limit wrong passwords and codes of an account instead of requests of an address. */
const guessLimited: Record<string, { kind: GuessTarget['kind']; name: string }> = {
  login: { kind: 'account', name: couple.email },
  deleteAccount: { kind: 'account', name: couple.email },
  changePassword: { kind: 'user', name: couple.id },
  updateProfile: { kind: 'user', name: couple.id },
  signInOperator: { kind: 'account', name: operator.email },
  deleteAccountOfOwner: { kind: 'user', name: operator.id },
}

/** Counts wrong passwords or codes until the limit is exceeded. */
async function exceedGuessLimit({ guesses }: AppContext, operation: string): Promise<void> {
  const target = { ...guessLimited[operation]!, address: LOOPBACK, network: null }
  try {
    for (let calls = 0; calls < MAX_CALLS; calls += 1) await guesses.attempt(target, async () => null)
  } catch (error) {
    if (error instanceof TooManyRequests) return
    throw error
  }
  throw new Error(`${operation} took ${MAX_CALLS} wrong passwords.`)
}

/** Calls an operation until its limit is exceeded. The request may be invalid, because the limit is checked first. */
async function exceedLimit(baseUrl: string, operation: string): Promise<void> {
  const called = operations.find(({ operationId }) => operationId === operation)
  if (!called) throw new Error(`The document has no operation ${operation}.`)
  const { method, path } = called
  for (let calls = 0; calls < MAX_CALLS; calls += 1) {
    const { status } = await fetch(`${baseUrl}${API_PREFIX}${path}`, { method })
    if (status === 429) return
  }
  throw new Error(`${operation} was called ${MAX_CALLS} times without exceeding a limit.`)
}
