import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifySchema } from 'fastify'
import type { MemberRole } from '../lib/weddingView.ts'
import type { Operation } from './handlerTypes.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: object
}
interface Media {
  content?: Record<string, { schema?: object }>
}
interface OperationObject {
  operationId: Operation
  security?: Array<Record<string, string[]>>
  /** The roles that may call an operation on a wedding. */
  'x-roles'?: MemberRole[]
  parameters?: Parameter[]
  requestBody?: Media
  responses: Record<string, Media>
}
interface OpenApiDocument {
  paths: Record<string, Record<string, OperationObject>>
}

/** An operation of the OpenAPI document with what its route needs. */
export interface DocumentedOperation extends OperationObject {
  method: string
  /** With parameters in braces, without the server's prefix. */
  path: string
}

const documentFile = join(import.meta.dirname, '../../openapi/generated/document.json')

/** @returns the OpenAPI document, with each reference replaced by what it refers to */
export const readDocument = async (): Promise<OpenApiDocument> =>
  dereference(JSON.parse(await readFile(documentFile, 'utf8')) as OpenApiDocument)

/** @returns the operations of the OpenAPI document without references */
export async function readOperations(): Promise<DocumentedOperation[]> {
  const document = await readDocument()
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
}

/** Replaces the references of a document to its own parts (JSON pointers, RFC 6901). No schema of the document contains itself. */
function dereference<T extends object>(document: T): T {
  const targets = new Map<string, unknown>()
  const find = (reference: string): unknown =>
    decodeURIComponent(reference.slice('#/'.length))
      .split('/')
      .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], document)
  const resolveReference = (reference: string): unknown => {
    if (!targets.has(reference)) targets.set(reference, resolve(find(reference)))
    return targets.get(reference)
  }
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value && typeof value.$ref === 'string') return resolveReference(value.$ref)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]))
  }
  return resolve(document) as T
}

/** @returns the schemas by which Fastify validates the requests of an operation and serializes its responses */
export function buildSchema({ parameters = [], requestBody, responses }: DocumentedOperation): FastifySchema {
  const select = (place: Parameter['in']) => buildParametersSchema(parameters.filter((item) => item.in === place))
  const withContent = Object.entries(responses).filter(([, { content }]) => content)
  const schemas = {
    params: select('path'),
    querystring: select('query'),
    headers: select('header'),
    // The handler reads and validates a multipart body.
    body: requestBody?.content?.['multipart/form-data'] ? undefined : requestBody,
    response: Object.fromEntries(withContent.map(([status, { content }]) => [status, { content }])),
  }
  return Object.fromEntries(Object.entries(schemas).filter(([, schema]) => schema !== undefined))
}

function buildParametersSchema(parameters: Parameter[]): object | undefined {
  if (parameters.length === 0) return undefined
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}
