import { API_PREFIX } from '../../../shared/limits.ts'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { DocumentedOperation, Parameter } from '../../../openapi/document.ts'
import { createValues, insertHostile } from './arbitraries.ts'
import type { KnownValues } from './arbitraries.ts'
import { createBrokenBodies, encodeBody, createValidBodies } from './bodies.ts'
import type { JsonBody } from './bodies.ts'
import { authorizations, cookies, getKnownBodyValues, getKnownValues } from './knownValues.ts'
import type { RawRequest } from './rawHttp.ts'
import { encodeForm, createUploadForms } from './uploads.ts'
import type { UploadForm } from './uploads.ts'

/** A request of one operation in a form that makes failures readable, with placeholders for values that differ between runs (placeholders.ts). */
export interface GeneratedRequest {
  authorization: string | null
  cookie: string | null
  /** Values of the path parameters, in order; `raw` ones are sent without encoding. */
  path: { value: string; raw: boolean }[]
  query: string[]
  headers: [string, string][]
  json: JsonBody | null
  form: UploadForm | null
  /** Sends the request on a new connection instead of injecting it, which is faster. */
  overNetwork: boolean
}

const PATHS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2F',
  '%',
  '%zz',
  '%E0%A4',
  '%C0%AF',
  '%00',
  '%0d%0a',
  '%F0%9F%92%8D',
  "'",
  '*',
  '-1',
  'null',
  'constructor',
  ';a=b',
  '\xe9',
  '%25zz',
  '1e9',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(1500),
  '%D8%B9'.repeat(300),
]
const QUERIES = [
  'v=0',
  'v=x',
  'page=-1',
  'page=1e3',
  'page=0x10',
  'page=',
  'page=1&page=2',
  'page[]=1',
  'pageSize=51',
  'pageSize=99999999999999999999',
  'q=%',
  'q=%zz',
  'q=%00',
  'q=\\',
  'q=_%25',
  'q=%F0%9F%92%8D',
  'category=none',
  'category=dj&category=dj',
  '__proto__=1',
  '__proto__[a]=1',
  'constructor=1',
  '&&==',
  '%',
  `q=${'a'.repeat(5000)}`,
]
const HEADERS: [string, string][] = [
  ...['ar', 'en;q=0.5,ar', '*', ';;q=,,', 'x'.repeat(500), '\xe9'].map((value): [string, string] => [
    'accept-language',
    value,
  ]),
  ...['*', '"a"', 'W/"a"', '"', ',,,', 'x'.repeat(3000)].map((value): [string, string] => ['if-none-match', value]),
  ...['bytes=0-1', 'bytes=5-1', 'bytes=-', 'x'].map((value): [string, string] => ['range', value]),
  ...['gzip', 'br', 'nonsense'].map((value): [string, string] => ['content-encoding', value]),
  ...['100-continue', 'more'].map((value): [string, string] => ['expect', value]),
  ['accept', 'image/avif'],
  ['x-forwarded-for', '203.0.113.7, x'],
  ['x-http-method-override', 'DELETE'],
  ['origin', 'https://elsewhere.example'],
  ['upgrade', 'websocket'],
  ['x-referral-code', '\xd9\x84'],
  ['x-referral-source', '__proto__'],
  ['idempotency-key', 'no-uuid'],
  ['cookie', 'a'.repeat(4000)],
]

const toText = (value: unknown): string => String(value)

/** @returns the text percent-encoded in UTF-8; a lone surrogate becomes three bytes that are not valid UTF-8 */
export const encodeText = (text: string): string =>
  [...text]
    .map((character) =>
      !/\p{Cs}/u.test(character) ? encodeURIComponent(character) : `%ED%${character < '\udc00' ? 'A0' : 'B0'}%80`,
    )
    .join('')

/** @returns documented values, some of them with a hostile character */
function createParameterTexts({ name, schema }: Parameter, knownValues: KnownValues): Arbitrary<string> {
  const valid = createValues(schema, knownValues, name).map(toText)
  return fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: insertHostile(valid) })
}

/** @returns some of the operation's query parameters, valid or invalid */
function createQueries(parameters: Parameter[], knownValues: KnownValues): Arbitrary<string[]> {
  const documented = parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) =>
      createParameterTexts(parameter, knownValues).map((value) => `${parameter.name}=${encodeText(value)}`),
    )
  const unexpected = fc.constantFrom(...QUERIES)
  const one =
    documented.length > 0
      ? fc.oneof({ weight: 5, arbitrary: fc.oneof(...documented) }, { weight: 1, arbitrary: unexpected })
      : unexpected
  // For an operation without query parameters, most requests have no query.
  const none = fc.constant<string[]>([])
  return fc.oneof(
    { weight: documented.length > 0 ? 1 : 8, arbitrary: none },
    { weight: 2, arbitrary: fc.array(one, { maxLength: 3 }) },
  )
}

function createHeaders(parameters: Parameter[], knownValues: KnownValues): Arbitrary<[string, string][]> {
  const documented = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema }) =>
      createValues(schema, knownValues, name).map((value): [string, string] => [name, toText(value)]),
    )
  const some = documented.map((one) => fc.option(one, { nil: null }))
  const unexpected = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...HEADERS), { minLength: 1, maxLength: 2 }) },
  )
  return fc
    .tuple(fc.tuple(...some), unexpected)
    .map(([allHeaders, more]) => [...allHeaders.filter((header) => header !== null), ...more])
}

function createPaths(parameters: Parameter[], knownValues: KnownValues): Arbitrary<GeneratedRequest['path']> {
  const createPathValue = (parameter: Parameter) =>
    fc.oneof(
      { weight: 4, arbitrary: createParameterTexts(parameter, knownValues).map((value) => ({ value, raw: false })) },
      { weight: 1, arbitrary: fc.constantFrom(...PATHS).map((value) => ({ value, raw: true })) },
    )
  return fc.tuple(...parameters.filter((parameter) => parameter.in === 'path').map(createPathValue))
}

function createBodies(
  { bodies: { 'application/json': schema } }: DocumentedOperation,
  knownValues: KnownValues,
): Arbitrary<JsonBody | null> {
  // For an operation without a body, some requests have one.
  if (!schema)
    return fc.option(createBrokenBodies({ type: 'object', properties: { a: { type: 'boolean' } } }, knownValues), {
      nil: null,
      freq: 3,
    })
  return fc.oneof(
    { weight: 6, arbitrary: createValidBodies(schema, knownValues) },
    { weight: 6, arbitrary: createBrokenBodies(schema, knownValues) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

/** @returns the cookie that the operation needs, most of the time */
function createCookies({ security = [] }: DocumentedOperation): Arbitrary<string | null> {
  const some = fc.option(fc.oneof(fc.constant('§own.cookie'), fc.constantFrom(...cookies)), { nil: null })
  if (!security.some((way) => 'operatorSession' in way)) return some
  return fc.oneof({ weight: 8, arbitrary: fc.constant('§operator.cookie') }, { weight: 2, arbitrary: some })
}

/**
 * @returns valid and invalid requests of an operation
 * @param contents names of files for uploads
 */
export function createRequests(operation: DocumentedOperation, contents: string[]): Arbitrary<GeneratedRequest> {
  const { parameters } = operation
  const knownValues = getKnownValues(operation)
  const takesForm = 'multipart/form-data' in operation.bodies
  const securedWeight = operation.security?.length ? 1 : 0
  return fc.record({
    authorization: fc.oneof(
      { weight: 2 + 8 * securedWeight, arbitrary: fc.constant('§own.token') },
      { weight: 2, arbitrary: fc.constantFrom(null, ...authorizations) },
    ),
    cookie: createCookies(operation),
    path: createPaths(parameters, knownValues),
    query: createQueries(parameters, knownValues),
    headers: createHeaders(parameters, knownValues),
    json: takesForm ? fc.constant(null) : createBodies(operation, getKnownBodyValues(operation)),
    form: takesForm ? createUploadForms(contents) : fc.constant(null),
    overNetwork: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  })
}

/** Bodies of this size are injected or left out: over the network, the server may refuse one before the client has sent all of it. */
const LARGE_BODY_BYTES = 60_000

/** @returns the request to send, and whether it must go over the network, as addresses and headers do that no library accepts */
export function toWireRequest(
  operation: DocumentedOperation,
  request: GeneratedRequest,
  contents: Record<string, Buffer>,
): { raw: RawRequest; overNetwork: boolean } {
  const path = [...request.path]
  const filled = operation.path.replace(/\{\w+\}/g, () => {
    const { value, raw } = path.shift()!
    return raw ? value : encodeText(value)
  })
  const form = request.form ? encodeForm(request.form, contents) : null
  const body = form?.body ?? (request.json ? encodeBody(request.json) : Buffer.alloc(0))
  const contentType = form?.contentType ?? request.json?.contentType ?? null
  const allHeaders: [string, string | null][] = [
    ...request.headers,
    ['authorization', request.authorization],
    ['cookie', request.cookie],
    ['content-type', contentType],
  ]
  const sentHeaders = allHeaders.filter((header): header is [string, string] => header[1] !== null)
  const query = request.query.length > 0 ? `?${request.query.join('&')}` : ''
  const onlyOverNetwork = request.path.some(({ raw }) => raw) || request.query.length > 0 || request.headers.length > 0
  const overNetwork = onlyOverNetwork || (request.overNetwork && body.length < LARGE_BODY_BYTES)
  const sentBody = overNetwork && body.length >= LARGE_BODY_BYTES ? Buffer.alloc(0) : body
  return {
    raw: { method: operation.method, url: `${API_PREFIX}${filled}${query}`, headers: sentHeaders, body: sentBody },
    overNetwork,
  }
}
