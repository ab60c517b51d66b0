/** The OpenAPI document without references, and the operation that an address belongs to, for tests of the server and of the contract. */
import { join } from 'node:path'
import { dereference } from '@apidevtools/json-schema-ref-parser'
import { API_PREFIX } from '../shared/limits.ts'
import { documentedOperations, type DocumentedOperation, type OpenApiDocument } from './document.ts'

/** Where the API stands on every server. */
export { API_PREFIX }

export const openApiDocument = await dereference<OpenApiDocument>(join(import.meta.dirname, 'zaffa.v1.yaml'))

/** Every operation, in the document's order. */
export const operations = documentedOperations(openApiDocument)

/** What an operation's address looks like, its parameters in groups. */
export const patternOf = ({ path }: DocumentedOperation): RegExp =>
  new RegExp(`^${API_PREFIX}${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]*)')}$`)

const patterns = operations.map((operation) => ({ operation, pattern: patternOf(operation) }))

/**
 * The operation that answers this address, or undefined. A fixed path such as /items/category wins over a parameter, as it
 * does in a router; HEAD is answered as GET is.
 * @param address with or without a query
 */
export function operationAt(method: string, address: string): DocumentedOperation | undefined {
  const path = address.split('?')[0] ?? address
  const asked = method === 'HEAD' ? 'GET' : method
  return patterns
    .filter(({ operation, pattern }) => operation.method === asked && pattern.test(path))
    .sort((a, b) => a.operation.path.split('{').length - b.operation.path.split('{').length)[0]?.operation
}
