/** Validates requests of the contract against the OpenAPI document. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { DocumentedOperation, Schema } from '../openapi/document.ts'
import { toPathPattern } from '../openapi/operations.ts'

export interface ContractRequest {
  query: Record<string, string[]>
  /** Names are in lower case. */
  headers: Record<string, string>
  mediaType?: string
  /** Parsed JSON, undefined for anything else. */
  body?: unknown
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
/** For query, headers and path, whose values are strings. */
const coercingAjv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true })
addFormats.default(coercingAjv)

function findValueProblem(schema: Schema, value: unknown, validator = ajv): string | null {
  return validator.validate(schema, value) ? null : validator.errorsText()
}

function findParameterProblems(
  operation: DocumentedOperation,
  address: string,
  { query, headers }: ContractRequest,
): string[] {
  const { path, parameters } = operation
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const pathValues = toPathPattern(operation).exec(address)!.slice(1)
  const documentedQuery = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name))
  const undocumented = Object.keys(query).filter((name) => !documentedQuery.has(name))
  const invalid = parameters.flatMap(({ name, in: place, schema, required }) => {
    const value = {
      path: pathValues[names.indexOf(name)] || undefined,
      query: query[name]?.[0],
      header: headers[name.toLowerCase()],
    }[place]
    if (value === undefined) return required ? [`${place} ${name} is missing`] : []
    const problem = findValueProblem(schema, decodeURIComponent(value), coercingAjv)
    return problem ? [`${place} ${name}: ${problem}`] : []
  })
  return [...undocumented.map((name) => `query ${name} is not documented`), ...invalid]
}

function findBodyProblems(
  { bodies, requiresBody }: DocumentedOperation,
  { mediaType, body }: ContractRequest,
): string[] {
  if (!mediaType) return requiresBody ? ['the body is missing'] : []
  if (Object.keys(bodies).length === 0) return ['no body is documented']
  const schema = bodies[mediaType]
  if (!schema) return [`a body of ${mediaType} is not documented`]
  const problem = mediaType === 'application/json' ? findValueProblem(schema, body) : null
  return problem ? [`body: ${problem}`] : []
}

/** @returns how a request differs from the document; empty when it is valid. */
export const findRequestProblems = (
  operation: DocumentedOperation,
  address: string,
  request: ContractRequest,
): string[] => [...findParameterProblems(operation, address, request), ...findBodyProblems(operation, request)]
