/**
 * The document as tests read it: every operation with its references resolved. Pure, and beside the document, so that the server's
 * tests and the contract's read it the same way.
 */
import { parse } from 'yaml'

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
  /** Under `default`: the error codes that it speaks for. */
  'x-codes'?: string[]
}
interface OperationObject {
  operationId: string
  tags?: string[]
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, Response>
}
export interface DocumentedOperation extends Omit<OperationObject, 'requestBody'> {
  /** In capitals. */
  method: string
  /** With parameters in braces, without the server's prefix. */
  path: string
  parameters: Parameter[]
  /** Schemas of the body by media type; empty for an operation without a body. */
  bodies: Record<string, Schema>
  requiresBody: boolean
}

type Tree = Record<string, unknown>

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null

/** What a reference within the document (`#/components/…`) names. */
function named(document: Tree, reference: string): unknown {
  const keys = reference.split('/').slice(1).map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'))
  return keys.reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), document)
}

/** The same without references; what stands beside one wins over what it names. */
function resolved(document: Tree, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((entry) => resolved(document, entry))
  if (!isTree(node)) return node
  const { $ref, ...beside } = node
  const own = Object.fromEntries(Object.entries(beside).map(([key, value]) => [key, resolved(document, value)]))
  return typeof $ref === 'string' ? { ...(resolved(document, named(document, $ref)) as Tree), ...own } : own
}

/** Every operation of an OpenAPI document, in its order. @param text the document, in YAML */
export function documentedOperations(text: string): DocumentedOperation[] {
  const document = parse(text) as Tree
  const paths = resolved(document, document.paths) as Record<string, Record<string, OperationObject>>
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, parameters = [], ...rest }]) => ({
      ...rest,
      method: method.toUpperCase(),
      path,
      parameters,
      requiresBody: requestBody?.required ?? false,
      bodies: Object.fromEntries(Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema])),
    })),
  )
}
