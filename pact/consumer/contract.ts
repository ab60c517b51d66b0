import { join } from 'node:path'
import { MatchersV3, PactV4, type V3MockServer } from '@pact-foundation/pact'
import { baseApi, sessionRenewed, type ErrorCode } from '../../src/api'
import { makeStore, type AppStore } from '../../src/store/makeStore'
import { placeholders, type StateName, type StateParameters } from '../states.ts'

const { eachLike, regex, string } = MatchersV3

const contract = new PactV4({
  consumer: 'zaffa-web',
  provider: 'zaffa-api',
  dir: join(import.meta.dirname, '../pacts'),
  logLevel: 'error',
})

type RequestBuilder = Parameters<NonNullable<Parameters<ReturnType<typeof contract.addInteraction>['withRequest']>[2]>>[0]

/** One provider state with what it takes. */
export type Given = { [Name in StateName]: readonly [name: Name, parameters: StateParameters[Name]] }[StateName]

export interface Exchange {
  given: Given[]
  receiving: string
  request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    /** Under /api/v1. */
    path: string
    query?: Record<string, string>
    headers?: Record<string, string | MatchersV3.Matcher<string>>
    body?: unknown
    /** Anything that the fields above cannot say, a multipart body for one. */
    build?: (request: RequestBuilder) => void
  }
  response: { status: number; headers?: Record<string, string | MatchersV3.Matcher<string>>; body?: unknown }
}

/** Adds one exchange to the contract and proves that the run of the client makes exactly this request. */
export async function exchange({ given, receiving, request, response }: Exchange, run: (server: V3MockServer) => Promise<void>): Promise<void> {
  const interaction = contract.addInteraction()
  for (const [name, parameters] of given) interaction.given(name, parameters)
  await interaction
    .uponReceiving(receiving)
    .withRequest(request.method, `/api/v1${request.path}`, (builder) => {
      builder.query(request.query ?? {})
      builder.headers(request.headers ?? {})
      if (request.body !== undefined) builder.jsonBody(request.body)
      request.build?.(builder)
    })
    .willRespondWith(response.status, (builder) => {
      builder.headers(response.headers ?? {})
      if (response.body !== undefined) builder.jsonBody(response.body)
    })
    .executeTest(run)
}

/** Runs with the app's own store, connected to the contract's server. `token` is the access token of a signed-in couple. */
export async function withStore(server: V3MockServer, token: string | null, run: (store: AppStore) => Promise<void>): Promise<void> {
  const store = makeStore({ apiHost: server.url })
  if (token) store.dispatch(sessionRenewed({ token }))
  try {
    await run(store)
  } finally {
    store.dispatch(baseApi.util.resetApiState())
  }
}

/** The header of a signed-in couple; the provider's side puts a real token in. */
export const bearer = { Authorization: regex('^Bearer .+$', `Bearer ${placeholders.accessToken}`) }

/** The body of an error (decisions, "The API"). With `field`, the fields at fault are named. */
export const errorBody = (code: ErrorCode, message: string, field?: string) => ({
  message: string(message),
  code,
  requestId: string('req-1f'),
  ...(field ? { errors: eachLike({ field: string(field), message: string(message) }) } : {}),
})

/** How every call answers whose token is missing, wrong or expired. */
export const unauthorized = { status: 401, body: errorBody('unauthorized', 'You are not authorized to perform this action.') }

/** An instant in UTC as the API writes it. */
export const instant = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$', example)

/** A calendar date, YYYY-MM-DD. */
export const calendarDate = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example)

/** A code of a short link or of a couple, as an address carries it. */
export const code = (example: string) => regex('^[A-Za-z0-9_-]{1,40}$', example)
