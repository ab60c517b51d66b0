import { configureStore } from '@reduxjs/toolkit'
import { MatchersV3, type V3MockServer } from '@pact-foundation/pact'
import { operatorBaseApi, type ApiExtra } from '@/api/operator'
import { consoleEntries, couple, operator, placeholders, states } from '../states.ts'
import type { Call } from './calls.ts'
import { matchStateValue, verifyExchange, type ExchangeRequest, type ExchangeResponse, type Given } from './contract.ts'

const { regex } = MatchersV3

/** The store of the console, without what only its pages need. */
function createConsoleStore(apiHost: string) {
  const extra: ApiExtra = { apiHost }
  return configureStore({
    reducer: { [operatorBaseApi.reducerPath]: operatorBaseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(operatorBaseApi.middleware),
  })
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>

/** A valid call of the console. */
export interface ConsoleCall extends Omit<Call, 'run'> {
  run: (store: ConsoleStore) => ReturnType<Call['run']>
}

export const operatorSignedIn = [states.operatorSignedIn, operator] as const
export const consoleFilled = [states.consoleFilled, consoleEntries] as const
/** The owner of another account. */
export const ownerExists = [states.accountExists, couple] as const

const { operatorToken, operatorCode } = placeholders

/** Header with the operator's session that the state returned. */
const sessionCookie = {
  Cookie: matchStateValue('^zaffa_operator=.+$', 'zaffa_operator=${operatorToken}', `zaffa_operator=${operatorToken}`),
}

/** A code of the second factor that the state returned. */
export const currentCode = matchStateValue('^[0-9]{6}$', '${operatorCode}', operatorCode)

/** @returns a matcher for null, or a value of this pattern, or an object when the pattern allows its JSON */
export const matchNullOr = (pattern: string) => ({
  // Pact's own `regex` takes no null as an example.
  ...regex(`^(null|${pattern})$`, 'null'),
  value: null,
})

type Content = Pick<ExchangeRequest, 'query' | 'body'>

/** @returns a request without a session */
export const buildEntryRequest = (method: ExchangeRequest['method'], path: string, content: Content = {}) => ({
  method,
  path: `/operator/${path}`,
  ...content,
})

/** @returns a request of a signed-in operator */
export const buildConsoleRequest = (...request: Parameters<typeof buildEntryRequest>): ExchangeRequest => ({
  ...buildEntryRequest(...request),
  headers: sessionCookie,
})

/** @returns the same call without a session */
export function withoutSession<One extends Pick<ConsoleCall, 'request'>>(call: One): One {
  const { headers: _cookie, ...request } = call.request
  return { ...call, request }
}

/** Runs with the cookie of the operator's session in every request, because Node has no cookie jar. */
async function withSessionCookie(run: () => Promise<void>): Promise<void> {
  const nodeFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('Cookie', `zaffa_operator=${operatorToken}`)
    return nodeFetch(request)
  }
  try {
    await run()
  } finally {
    globalThis.fetch = nodeFetch
  }
}

interface Answer {
  given?: readonly Given[]
  /** Completes the description of the call. */
  when?: string
  response: ExchangeResponse
}

/** Adds a request of the console to the contract. @param run makes it */
export const verifyConsoleRequest = (
  { receiving, request }: Pick<ConsoleCall, 'receiving' | 'request'>,
  { given = [], when, response }: Answer,
  run: (server: V3MockServer) => Promise<void>,
): Promise<void> =>
  verifyExchange(
    { given, receiving: when === undefined ? receiving : `${receiving} ${when}`, request, response },
    (server) => (request.headers ? withSessionCookie(() => run(server)) : run(server)),
  )

/** Adds a call of the console to the contract. @returns what the page gets */
export async function verifyConsoleCall(
  call: ConsoleCall,
  answer: Answer,
): Promise<{ data?: unknown; error?: unknown }> {
  let result: Awaited<ReturnType<Call['run']>> = {}
  await verifyConsoleRequest(call, answer, async (server) => {
    const store = createConsoleStore(server.url)
    const { data, error } = await call.run(store)
    result = { data, error }
    store.dispatch(operatorBaseApi.util.resetApiState())
  })
  return result
}
