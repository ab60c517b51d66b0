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
import type { AppContext } from '../../server/app.ts'
import type { GuessTarget } from '../../server/modules/identity/guessLimits.ts'
import { TooManyRequests } from '../../server/errors.ts'
import { holdToDocument } from '../../tests/server/support/watch.ts'
import { couple, states, type StateName } from '../states.ts'
import { forgetEverything, ownStates, type Credentials } from './states.ts'

/** A server that the contract can be verified against. */
export interface Provider {
  baseUrl: string
  /** Takes `{ state, params, action }` and answers what the state has to give: the protocol of Pact's verifiers. */
  statesUrl: string
  /** @throws Error when an answer was not as documented */
  close: () => Promise<void>
}

export interface ProviderOptions {
  /** Where the server listens, and where states are set up; any free ports by default. */
  port?: number
  statesPort?: number
}

/** Far above every limit of calls. */
const MOST_CALLS = 1000
/** The limits are real, and wide enough for the contract to be replayed again and again. */
const RATE_LIMIT_SCALE = '10'
const LOOPBACK = '127.0.0.1'

/**
 * Our own server with an address for its states: what a backend team builds beside theirs. Every interaction comes from
 * a visitor of its own, so that none meets the limit that another has used up.
 */
export async function startProvider({ port = 0, statesPort = 0 }: ProviderOptions = {}): Promise<Provider> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zaffa-pact-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: LOOPBACK, RATE_LIMIT_SCALE })
  const app = await buildApp({ config, distDir: join(dataDir, 'no-build') })
  // The contract names what the site needs; all else in the answers must be as documented too.
  const endWatch = holdToDocument(app.server)
  let visitors = 1
  // As a balancer in front would say whose call it is.
  app.server.prependListener('request', (request: IncomingMessage) => {
    request.headers['x-forwarded-for'] = `10.0.${visitors >> 8}.${visitors & 255}`
  })
  await app.listen({ port, host: LOOPBACK })
  const baseUrl = addressOf(app.server.address())
  const handlers = ownStates(app, (operation) => (operation in guessing ? exhaustGuesses(app.context, operation) : exhaust(baseUrl, operation)))

  const reset = async (): Promise<Credentials> => {
    visitors += 1
    await forgetEverything(app)
    return {}
  }
  const setUp = (state: unknown, params: unknown): Promise<Credentials> => {
    // Pact's own verifiers tell of an interaction without states by an empty name.
    if (state === 'reset' || state === '') return reset()
    if (!Object.values<unknown>(states).includes(state)) throw new Error(`There is no state "${String(state)}".`)
    return handlers[state as StateName](params as never)
  }

  const door = createServer((request, response) => {
    const answer = (status: number, body: object) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    json(request)
      .then((asked) => {
        const { state, params = {}, action = 'setup' } = asked as Record<string, unknown>
        return action === 'teardown' ? reset() : setUp(state, params)
      })
      .then(
        (credentials) => answer(200, credentials),
        (error: unknown) => answer(500, { message: String(error) }),
      )
  }).listen(statesPort, LOOPBACK)
  await once(door, 'listening')

  return {
    baseUrl,
    statesUrl: addressOf(door.address()),
    close: async () => {
      door.close()
      await app.close()
      await rm(dataDir, { recursive: true })
      endWatch()
    },
  }
}

const addressOf = (address: AddressInfo | string | null): string => `http://${LOOPBACK}:${(address as AddressInfo).port}`

/** Operations that limit wrong passwords of the contract's couple, not calls. */
const guessing: Record<string, { kind: GuessTarget['kind']; name: string }> = {
  login: { kind: 'account', name: couple.email },
  deleteAccount: { kind: 'account', name: couple.email },
  changePassword: { kind: 'user', name: couple.id },
  updateProfile: { kind: 'user', name: couple.id },
}

/** Counts wrong passwords until more are refused. */
async function exhaustGuesses({ guesses }: AppContext, operation: string): Promise<void> {
  const target = { ...guessing[operation]!, address: LOOPBACK, network: null }
  try {
    for (let calls = 0; calls < MOST_CALLS; calls += 1) await guesses.attempt(target, async () => null)
  } catch (error) {
    if (error instanceof TooManyRequests) return
    throw error
  }
  throw new Error(`${operation} took ${MOST_CALLS} wrong passwords.`)
}

/** Calls an operation until its limit refuses. What is sent does not matter: the limit comes first. */
async function exhaust(baseUrl: string, operation: string): Promise<void> {
  const called = operations.find(({ operationId }) => operationId === operation)
  if (!called) throw new Error(`The document has no operation ${operation}.`)
  const { method, path } = called
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const { status } = await fetch(`${baseUrl}${API_PREFIX}${path}`, { method })
    if (status === 429) return
  }
  throw new Error(`${operation} was called ${MOST_CALLS} times without meeting a limit.`)
}
