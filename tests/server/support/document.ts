import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { DocumentedOperation, Response, Schema } from '../../../openapi/document.ts'
import { findOperation, operations } from '../../../openapi/operations.ts'
import { STATUS_CODES } from '../../../server/errors.ts'
import type { ErrorCode } from '../../../server/errors.ts'

/** A response of the API as it was sent. */
export interface Sent {
  method: string
  url: string
  status: number
  /** Names are in lower case. */
  headers: Record<string, string | string[] | number | undefined>
  body: Buffer
}

/** Headers of HTTP and of every response: security, caching. */
const COMMON_HEADERS = new Set([
  'connection',
  'content-length',
  'content-encoding',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'cache-control',
  'vary',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
])
/** First bytes of each file type. */
const FILE_SIGNATURES: Record<string, RegExp> = {
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/svg+xml': /^<svg /,
  'text/calendar': /^BEGIN:VCALENDAR\r\n/,
  // The byte order mark of UTF-8, read as Latin-1.
  'text/csv': /^\xef\xbb\xbf/,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': /^PK/,
}
/** Errors without a description of their own: those of any operation, and those of addresses without an operation. */
const failure = operations[0]!.responses.default!
const responseWithoutOperation: Response = { ...failure, 'x-codes': [...failure['x-codes']!, 'not_found'] }

// `npm run api:lint` validates the schemas.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
addFormats.default(ajv)

/** Rejects fields that the schema does not name: an undocumented field in a response is a leak until it is documented. */
function forbidExtraFields(schema: Schema): Schema {
  const isObject = schema.properties !== undefined || schema.allOf !== undefined
  return isObject
    ? { ...forbidNestedExtraFields(schema), unevaluatedProperties: false }
    : forbidNestedExtraFields(schema)
}

function forbidNestedExtraFields(schema: Schema): Schema {
  const { properties, items, allOf } = schema
  return {
    ...schema,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, value]) => [name, forbidExtraFields(value)]),
          ),
        }
      : {}),
    ...(items ? { items: forbidExtraFields(items) } : {}),
    ...(allOf ? { allOf: allOf.map(forbidNestedExtraFields) } : {}),
  }
}

const compiled = new Map<Schema, ValidateFunction>()

function findBodyProblem(schema: Schema, value: unknown): string | null {
  const validate = compiled.get(schema) ?? ajv.compile(forbidExtraFields(schema))
  compiled.set(schema, validate)
  return validate(value) ? null : ajv.errorsText(validate.errors)
}

/** @returns the documented response for a status, or undefined. `default` covers the statuses of its error codes. */
function findResponse(operation: DocumentedOperation | undefined, status: number): Response | undefined {
  const { [status]: own, default: fallback } = operation?.responses ?? { default: responseWithoutOperation }
  const isCovered = fallback?.['x-codes']?.some((code) => STATUS_CODES[code as ErrorCode] === status)
  return own ?? (isCovered ? fallback : undefined)
}

function findHeaderProblem({ headers = {} }: Response, sent: Sent, isExample: boolean): string | null {
  const declared = Object.keys(headers).map((name) => name.toLowerCase())
  const undeclared = Object.keys(sent.headers).find((name) => !COMMON_HEADERS.has(name) && !declared.includes(name))
  if (undeclared) return `sends the header ${undeclared}, which it does not declare`
  const missing = Object.keys(headers).find(
    (name) => headers[name]!.required && sent.headers[name.toLowerCase()] === undefined,
  )
  return missing && !isExample ? `sends no ${missing}` : null
}

/** @returns the content of a response */
function decompress({ headers, body }: Sent): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

function findContentProblem(response: Response, sent: Sent, isExample: boolean): string | null {
  const { content } = response
  const media = String(sent.headers['content-type'] ?? '').split(';')[0]!
  if (!content) return sent.body.length > 0 || media ? `sends ${media || 'content'}, where there is none` : null
  if (!(media in content)) return `responds ${media || 'nothing'}`
  if (sent.method === 'HEAD') return null
  if (media !== 'application/json')
    return isExample || FILE_SIGNATURES[media]?.test(sent.body.toString('latin1', 0, 40)) ? null : `is no ${media}`
  const body: unknown = JSON.parse(new TextDecoder('utf8', { fatal: true }).decode(decompress(sent)))
  return (
    findBodyProblem(content[media]!.schema, body) ??
    (sent.status < 400 ? null : findCodeProblem(response, body as { code: ErrorCode }, sent.status))
  )
}

/** Checks that an error's code belongs to its status and is documented for the response. */
function findCodeProblem({ 'x-codes': codes }: Response, { code }: { code: ErrorCode }, status: number): string | null {
  return STATUS_CODES[code] === status && (codes?.includes(code) ?? true) ? null : `has the code ${code}`
}

const formatResponseName = ({ method, url, status }: Sent): string =>
  `${method} ${findOperation(method, url)?.path ?? '(unknown address)'} ${status}`

/**
 * Validates a response of the API against the OpenAPI document: status, headers, media type and every field of the body.
 * @param isExample whether it is an example of a contract, which may leave out headers and the content of files
 * @returns how the response differs from the document, or null
 */
export function findResponseProblem(sent: Sent, { isExample = false } = {}): string | null {
  const response = findResponse(findOperation(sent.method, sent.url), sent.status)
  const problem = response
    ? (findHeaderProblem(response, sent, isExample) ?? findContentProblem(response, sent, isExample))
    : 'is a status that the document does not declare'
  return problem && `${formatResponseName(sent)} ${problem}`
}

/**
 * Validates a response of the server. Addresses outside the API are ignored.
 * @param mayFail whether the test breaks the server on purpose; otherwise a 500 is an error, although it is documented
 * @throws Error that says how the response differs from the document
 */
export function expectDocumented(sent: Sent, { mayFail = false } = {}): void {
  const { url, status } = sent
  if (!/^\/api(\/|\?|$)/.test(url)) return
  const isFault = status >= 500 && status !== 503 && !mayFail
  const problem = isFault ? `${formatResponseName(sent)} is a fault of the server` : findResponseProblem(sent)
  if (problem) throw new Error(problem)
}
