/** Reads zaffa.v1.yaml for whoever holds requests and answers against it: the contract with the backend team. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

/** Where the API stands on every server. */
export const API_PREFIX = '/api/v1'

interface Reference {
  $ref: string
}
interface Answer {
  content?: Record<string, { schema: object }>
}
interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: object
}
interface OperationObject {
  operationId: string
  security?: Record<string, unknown>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, Answer | Reference>
}
interface Document {
  paths: Record<string, Record<string, OperationObject>>
  components: { responses: Record<string, Answer>; parameters: Record<string, Parameter> }
}

/** One operation of the document, and where it stands there. */
export interface DocumentedOperation extends OperationObject {
  method: string
  /** As the document writes it, without the prefix. */
  path: string
}

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

const document = parse(readFileSync(join(import.meta.dirname, 'zaffa.v1.yaml'), 'utf8')) as Document
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'document')
/** Query, headers and path are texts on the wire. */
const texts = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true })
addFormats.default(texts)
texts.addSchema(document, 'document')

const pointer = (...parts: string[]): string =>
  `document#/${parts.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`

/** Every operation, in the document's order. */
export const operations: DocumentedOperation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
)

const patternOf = (path: string): RegExp => new RegExp(`^${API_PREFIX}${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`)

/** The operation that answers this address, or undefined. A fixed path wins over a parameter, as it does in a router. */
export const operationAt = (method: string, address: string): DocumentedOperation | undefined =>
  operations
    .filter((operation) => operation.method === method && patternOf(operation.path).test(address))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]

const parametersOf = ({ method, path, parameters = [] }: DocumentedOperation) =>
  parameters.map((parameter, index) => {
    if (!('$ref' in parameter)) return { ...parameter, place: ['paths', path, method.toLowerCase(), 'parameters', String(index), 'schema'] }
    const name = parameter.$ref.split('/').pop()!
    return { ...document.components.parameters[name]!, place: ['components', 'parameters', name, 'schema'] }
  })

/** What is wrong with the address, the query and the headers; nothing when all is as documented. */
function parameterProblems(operation: DocumentedOperation, address: string, { query, headers }: WireRequest): string[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const inPath = patternOf(operation.path).exec(address)!.slice(1)
  const parameters = parametersOf(operation)
  const known = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name))
  const unknown = Object.keys(query).filter((name) => !known.has(name))
  const wrong = parameters.flatMap((parameter) => {
    const { name, place, required } = parameter
    const given = { path: inPath[names.indexOf(name)], query: query[name]?.[0], header: headers[name.toLowerCase()] }[parameter.in]
    if (given === undefined) return required ? [`${parameter.in} ${name} is missing`] : []
    const validate = texts.getSchema(pointer(...place))!
    return validate(decodeURIComponent(given)) ? [] : [`${parameter.in} ${name}: ${texts.errorsText(validate.errors)}`]
  })
  return [...unknown.map((name) => `query ${name} is not documented`), ...wrong]
}

function bodyProblems({ method, path, requestBody }: DocumentedOperation, { mediaType, body }: WireRequest): string[] {
  if (!requestBody) return mediaType ? ['no body is documented'] : []
  if (!mediaType) return requestBody.required ? ['the body is missing'] : []
  if (!(mediaType in requestBody.content)) return [`a body of ${mediaType} is not documented`]
  if (mediaType !== 'application/json') return []
  const validate = ajv.getSchema(pointer('paths', path, method.toLowerCase(), 'requestBody', 'content', mediaType, 'schema'))!
  return validate(body) ? [] : [`body: ${ajv.errorsText(validate.errors)}`]
}

/** In what a request differs from the document; nothing when it is valid. */
export const requestProblems = (operation: DocumentedOperation, address: string, request: WireRequest): string[] => [
  ...parameterProblems(operation, address, request),
  ...bodyProblems(operation, request),
]

/** In what an answer differs from the document; nothing when it is as documented. `default` stands for errors alone. */
export function answerProblems({ method, path, responses }: DocumentedOperation, { status, mediaType, body }: WireAnswer): string[] {
  const key = String(status) in responses ? String(status) : 'default'
  if (!(key in responses) || (key === 'default' && status < 400)) return [`status ${status} is not documented`]
  const answer = responses[key]!
  const name = '$ref' in answer ? answer.$ref.split('/').pop()! : null
  const { content } = name ? document.components.responses[name]! : (answer as Answer)
  if (!content) return mediaType ? [`status ${status} has no documented body`] : []
  if (!mediaType || !(mediaType in content)) return [`status ${status} with ${mediaType ?? 'no body'} is not documented`]
  if (mediaType !== 'application/json') return []
  const place = name ? ['components', 'responses', name] : ['paths', path, method.toLowerCase(), 'responses', key]
  const validate = ajv.getSchema(pointer(...place, 'content', mediaType, 'schema'))!
  return validate(body) ? [] : [`answer: ${ajv.errorsText(validate.errors)}`]
}
