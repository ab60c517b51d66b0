/** Types of the OpenAPI document for tests, and its operations. */
/** The part of JSON Schema (2020-12) that the document uses. */
export interface Schema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  unevaluatedProperties?: boolean
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}
export interface Response {
  headers?: Record<string, { required?: boolean }>
  content?: Record<string, { schema: Schema }>
  /** The error codes that the `default` response covers. */
  'x-codes'?: string[]
}
interface OperationObject {
  operationId: string
  tags?: string[]
  security?: Record<string, unknown>[]
  /** The roles that may call an operation on a wedding. */
  'x-roles'?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, Response>
}
export interface OpenApiDocument {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, Schema> }
}
export interface DocumentedOperation extends Omit<OperationObject, 'requestBody'> {
  /** In upper case. */
  method: string
  /** With parameters in braces, without the server's prefix. */
  path: string
  parameters: Parameter[]
  /** Schemas of the body by media type; empty for an operation without a body. */
  bodies: Record<string, Schema>
  requiresBody: boolean
}

/** @returns every operation of an OpenAPI document without references, in the document's order */
export function listOperations({ paths }: OpenApiDocument): DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, parameters = [], ...rest }]) => ({
      ...rest,
      method: method.toUpperCase(),
      path,
      parameters,
      requiresBody: requestBody?.required ?? false,
      bodies: Object.fromEntries(
        Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
      ),
    })),
  )
}
