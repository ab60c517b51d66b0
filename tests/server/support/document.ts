import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { DocumentedOperation, Response, Schema } from '../../../openapi/document.ts'
import { operationAt, operations } from '../../../openapi/operations.ts'
import { statusOf } from '../../../server/errors.ts'
import type { ErrorCode } from '../../../server/errors.ts'

/** An answer as it went over the wire. */
export interface Sent {
  method: string
  url: string
  status: number
  /** By names in small letters. */
  headers: Record<string, string | string[] | number | undefined>
  body: Buffer
}

/** Of HTTP itself, and of every answer of the server: security, how long a copy holds. */
const COMMON_HEADERS = new Set([
  'connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding', 'cache-control', 'vary',
  'content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'origin-agent-cluster',
  'permissions-policy', 'referrer-policy', 'strict-transport-security', 'x-content-type-options', 'x-frame-options', 'x-robots-tag',
])
/** How the content of files begins. */
const BEGINNINGS: Record<string, RegExp> = {
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/svg+xml': /^<svg /,
  'text/calendar': /^BEGIN:VCALENDAR\r\n/,
}
/** An error that has no description of its own: what any operation may answer, and what an address that none answers is told. */
const failure = operations[0]!.responses.default!
const elsewhere: Response = { ...failure, 'x-codes': [...failure['x-codes']!, 'not_found'] }

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

/** The schema without room for fields that it does not name: what an answer says beyond the document is a leak until it is documented. */
function closed(schema: Schema): Schema {
  const isObject = schema.properties !== undefined || schema.allOf !== undefined
  return isObject ? { ...closedWithin(schema), unevaluatedProperties: false } : closedWithin(schema)
}

function closedWithin(schema: Schema): Schema {
  const { properties, items, allOf } = schema
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, closed(value)])) } : {}),
    ...(items ? { items: closed(items) } : {}),
    ...(allOf ? { allOf: allOf.map(closedWithin) } : {}),
  }
}

const compiled = new Map<Schema, ValidateFunction>()

function problemsOf(schema: Schema, value: unknown): string | null {
  const validate = compiled.get(schema) ?? ajv.compile(closed(schema))
  compiled.set(schema, validate)
  return validate(value) ? null : ajv.errorsText(validate.errors)
}

/** The response that the document gives for a status, or undefined. */
function responseOf(operation: DocumentedOperation | undefined, status: number): Response | undefined {
  const { [status]: own, default: fallback } = operation?.responses ?? { default: elsewhere }
  const spokenFor = fallback?.['x-codes']?.some((code) => statusOf[code as ErrorCode] === status)
  return own ?? (spokenFor ? fallback : undefined)
}

function headerProblem({ headers = {} }: Response, sent: Sent): string | null {
  const declared = Object.keys(headers).map((name) => name.toLowerCase())
  const undeclared = Object.keys(sent.headers).find((name) => !COMMON_HEADERS.has(name) && !declared.includes(name))
  if (undeclared) return `sends the header ${undeclared}, which it does not declare`
  const missing = Object.keys(headers).find((name) => headers[name]!.required && sent.headers[name.toLowerCase()] === undefined)
  return missing ? `sends no ${missing}` : null
}

function contentProblem(response: Response, sent: Sent): string | null {
  const { content } = response
  const media = String(sent.headers['content-type'] ?? '').split(';')[0]!
  if (!content) return sent.body.length > 0 || media ? `sends ${media || 'content'}, where there is none` : null
  if (!(media in content)) return `answers ${media || 'nothing'}`
  if (sent.method === 'HEAD') return null
  if (media !== 'application/json') return BEGINNINGS[media]?.test(sent.body.toString('latin1', 0, 40)) ? null : `is no ${media}`
  const body: unknown = JSON.parse(new TextDecoder('utf8', { fatal: true }).decode(sent.body))
  return problemsOf(content[media]!.schema, body) ?? (sent.status < 400 ? null : codeProblem(response, body as { code: ErrorCode }, sent.status))
}

/** An error's code and its status say the same, and the response speaks for the code. */
function codeProblem({ 'x-codes': codes }: Response, { code }: { code: ErrorCode }, status: number): string | null {
  return statusOf[code] === status && (codes?.includes(code) ?? true) ? null : `has the code ${code}`
}

/**
 * Holds an answer of the API against the document: status, headers, media type, and content to the last field; addresses outside of
 * the API are not looked at.
 * @param mayFail whether the test breaks the server on purpose; without it 500 is a fault, though the document knows it
 * @throws Error saying how the answer differs
 */
export function expectDocumented(sent: Sent, { mayFail = false } = {}): void {
  const { method, url, status } = sent
  if (!/^\/api(\/|\?|$)/.test(url)) return
  const operation = operationAt(method, url)
  const name = `${method} ${operation?.path ?? '(unknown address)'} ${status}`
  if (status >= 500 && status !== 503 && !mayFail) throw new Error(`${name} is a fault of the server`)
  const response = responseOf(operation, status)
  if (!response) throw new Error(`${name} is a status that the document does not declare`)
  const problem = headerProblem(response, sent) ?? contentProblem(response, sent)
  if (problem) throw new Error(`${name} ${problem}`)
}
