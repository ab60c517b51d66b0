import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { MatchersV3, PactV4, type V3MockServer } from '@pact-foundation/pact'
import { CONTRACT_PARTS_FOLDER } from '../../scripts/lib/contractFile.ts'
import { root } from '../../scripts/lib/run.ts'
import { baseApi, sessionRenewed, type ErrorCode } from '@/api'
import { createStore, type AppStore } from '@/store/createStore'
import { couple, placeholders, states, type StateName, type StateParameters } from '../states.ts'

const { eachLike, regex, string } = MatchersV3

const contract = new PactV4({
  consumer: 'zaffa-web',
  provider: 'zaffa-api',
  // A part for each file of tests: Pact reads and writes the whole file for each interaction, which took most of the time of the tests.
  dir: join(root, CONTRACT_PARTS_FOLDER, randomUUID()),
  logLevel: 'error',
})

type RequestBuilder = Parameters<
  NonNullable<Parameters<ReturnType<typeof contract.addInteraction>['withRequest']>[2]>
>[0]
type Headers = Record<string, string | MatchersV3.Matcher<string>>

/** A provider state with its parameters. */
export type Given = { [Name in StateName]: readonly [name: Name, parameters: StateParameters[Name]] }[StateName]

export interface ExchangeRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under /api/v1. */
  path: string
  query?: Record<string, string | MatchersV3.Matcher<string>>
  headers?: Headers
  body?: unknown
  /** For what the fields above cannot express, such as a multipart body. */
  build?: (request: RequestBuilder) => void
}

export interface ExchangeResponse {
  status: number
  headers?: Headers
  body?: unknown
  /** Media type of a file; the content is not compared. */
  file?: string
}

export interface Exchange {
  given: readonly Given[]
  receiving: string
  request: ExchangeRequest
  response: ExchangeResponse
}

function addToContract({ given, receiving, request, response }: Exchange) {
  const interaction = contract.addInteraction()
  for (const [name, parameters] of given) interaction.given(name, parameters)
  return interaction
    .uponReceiving(receiving)
    .withRequest(request.method, `/api/v1${request.path}`, (builder) => {
      builder.query(request.query ?? {})
      builder.headers(request.headers ?? {})
      if (request.body !== undefined) builder.jsonBody(request.body)
      request.build?.(builder)
    })
    .willRespondWith(response.status, (builder) => {
      builder.headers({
        ...response.headers,
        ...(response.file ? { 'Content-Type': matchMediaType(response.file) } : {}),
      })
      if (response.body !== undefined) builder.jsonBody(response.body)
    })
}

const escapePattern = (text: string): string => text.replace(/[.+]/g, '\\$&')

/** A media type, with or without a charset. */
const matchMediaType = (type: string) => regex(`^${escapePattern(type)}(;.*)?$`, type)

/** Adds exchanges to the contract and proves that the run of the client makes exactly these requests. */
export async function verifyExchange(
  expected: Exchange | Exchange[],
  run: (server: V3MockServer) => Promise<void>,
): Promise<void> {
  const added = [expected].flat().map(addToContract)
  await added.at(-1)!.executeTest(run)
}

/** Runs with the site's own store and the mock server. @param token access token of a signed-in couple */
export async function withStore(
  server: V3MockServer,
  token: string | null,
  run: (store: AppStore) => Promise<void>,
): Promise<void> {
  const store = createStore({ apiHost: server.url })
  if (token) store.dispatch(sessionRenewed({ token }))
  try {
    await run(store)
  } finally {
    store.dispatch(baseApi.util.resetApiState())
  }
}

/** The state of the contract's couple, signed in. */
export const createSignedInState = (profileVersion = 1) =>
  [states.signedIn, { id: couple.id, email: couple.email, profileVersion }] as const

/** A string in which Pact's verifier replaces `${name}` by a value that the state returned. */
export function matchStateValue(pattern: string, expression: string, example: string): MatchersV3.Matcher<string> {
  // Pact's own `fromProviderState` would accept any string from the site.
  const generator = { 'pact:generator:type': 'ProviderState', expression }
  return { ...regex(pattern, example), ...generator }
}

/** Header with the access token that the state returned. */
export const bearer = {
  Authorization: matchStateValue('^Bearer .+$', 'Bearer ${accessToken}', `Bearer ${placeholders.accessToken}`),
}

/** Header with the refresh token that the state returned. */
export const cookie = {
  Cookie: matchStateValue(
    '^zaffa_refresh=.+$',
    'zaffa_refresh=${refreshToken}',
    `zaffa_refresh=${placeholders.refreshToken}`,
  ),
}

/** The body of an error. @param field the only invalid field, in a validation error */
export const matchErrorBody = (code: ErrorCode, message: string, field?: string) => ({
  message: string(message),
  code,
  requestId: string('req-1f'),
  ...(field === undefined
    ? {}
    : { errors: eachLike({ field: regex(`^${escapePattern(field)}$`, field), message: string(message) }) }),
})

/** Response to a request with one invalid field. */
export const createFieldError = (field: string, message = 'Please check your input and try again') => ({
  status: 400,
  body: matchErrorBody('validation_failed', message, field),
})

/** The site's error for `refused`. */
export const createBadRequest = (field: string) => ({
  kind: 'badRequest',
  message: expect.any(String),
  fields: [{ field, message: expect.any(String) }],
})

/** Response to a missing, invalid or expired access token. */
export const unauthorized = {
  status: 401,
  body: matchErrorBody('unauthorized', 'You are not authorized to perform this action.'),
}

/** Response for a resource that does not exist or belongs to another account. */
export const notFound = { status: 404, body: matchErrorBody('not_found', 'The requested resource was not found.') }

/** Response to an update of a stale version. */
export const staleVersion = {
  status: 409,
  body: matchErrorBody('version_conflict', 'This was changed somewhere else. Reload it before you save.'),
}

/** Response when the account has reached a limit. */
export const limitReached = {
  status: 409,
  body: matchErrorBody(
    'limit_reached',
    'You have reached the limit. Delete something you no longer need, then try again.',
  ),
}

/** Response when a rate limit is exceeded. */
export const tooManyRequests = {
  status: 429,
  headers: { 'Retry-After': regex('^[0-9]+$', '60') },
  body: matchErrorBody('too_many_requests', 'Too many attempts. Please wait a little, then try again.'),
}

/** An instant in UTC as the API writes it. */
export const matchInstant = (example: string) =>
  regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$', example)

/** A calendar date, YYYY-MM-DD. */
export const matchCalendarDate = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example)

/** Code of a short link or a referral code. */
export const matchCode = (example: string) => regex('^[A-Za-z0-9_-]{1,40}$', example)
