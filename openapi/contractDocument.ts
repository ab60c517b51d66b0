/** Holds requests and answers against zaffa.v1.yaml, for the contract with the backend team. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { DocumentedOperation, Schema } from './document.ts'
import { patternOf } from './operations.ts'

/** A request or an answer as it is on the wire; `body` is parsed JSON, undefined for anything else. */
export interface WireRequest {
  query: Record<string, string[]>
  /** Names in small letters. */
  headers: Record<string, string>
  mediaType?: string
  body?: unknown
}
export interface WireAnswer {
  status: number
  mediaType?: string
  body?: unknown
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
/** Query, headers and path are texts on the wire. */
const texts = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true })
addFormats.default(texts)

/** In what a value differs from its schema; null when it does not. */
function problem(schema: Schema, value: unknown, validator = ajv): string | null {
  return validator.validate(schema, value) ? null : validator.errorsText()
}

/** What is wrong with the address, the query and the headers; nothing when all is as documented. */
function parameterProblems(operation: DocumentedOperation, address: string, { query, headers }: WireRequest): string[] {
  const { path, parameters } = operation
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const inPath = patternOf(operation).exec(address)!.slice(1)
  const known = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name))
  const unknown = Object.keys(query).filter((name) => !known.has(name))
  const wrong = parameters.flatMap(({ name, in: where, schema, required }) => {
    const given = { path: inPath[names.indexOf(name)] || undefined, query: query[name]?.[0], header: headers[name.toLowerCase()] }[where]
    if (given === undefined) return required ? [`${where} ${name} is missing`] : []
    const found = problem(schema, decodeURIComponent(given), texts)
    return found ? [`${where} ${name}: ${found}`] : []
  })
  return [...unknown.map((name) => `query ${name} is not documented`), ...wrong]
}

function bodyProblems({ bodies, requiresBody }: DocumentedOperation, { mediaType, body }: WireRequest): string[] {
  if (!mediaType) return requiresBody ? ['the body is missing'] : []
  if (Object.keys(bodies).length === 0) return ['no body is documented']
  const schema = bodies[mediaType]
  if (!schema) return [`a body of ${mediaType} is not documented`]
  const found = mediaType === 'application/json' ? problem(schema, body) : null
  return found ? [`body: ${found}`] : []
}

/** In what a request differs from the document; nothing when it is valid. */
export const requestProblems = (operation: DocumentedOperation, address: string, request: WireRequest): string[] => [
  ...parameterProblems(operation, address, request),
  ...bodyProblems(operation, request),
]

/** In what an answer differs from the document; nothing when it is as documented. `default` stands for errors alone. */
export function answerProblems({ responses }: DocumentedOperation, { status, mediaType, body }: WireAnswer): string[] {
  const response = responses[status] ?? (status >= 400 ? responses['default'] : undefined)
  if (!response) return [`status ${status} is not documented`]
  if (!response.content) return mediaType ? [`status ${status} has no documented body`] : []
  const documented = mediaType ? response.content[mediaType] : undefined
  if (!documented) return [`status ${status} with ${mediaType ?? 'no body'} is not documented`]
  const found = mediaType === 'application/json' ? problem(documented.schema, body) : null
  return found ? [`answer: ${found}`] : []
}
