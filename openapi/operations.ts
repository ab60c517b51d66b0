/** The OpenAPI document without references, and the operation of an address, for tests of the server and of the contract. */
import { readDocument } from '../server/http/documentedOperations.ts'
import { API_PREFIX } from '../shared/limits.ts'
import { listOperations, type DocumentedOperation, type OpenApiDocument } from './document.ts'

/** Path prefix of the API on every server. */
export { API_PREFIX }

// The server's type names only what the server uses of the document.
export const openApiDocument = (await readDocument()) as unknown as OpenApiDocument

/** Every operation, in the document's order. */
export const operations = listOperations(openApiDocument)

/** @returns a pattern of an operation's addresses, with a group for each parameter */
export const toPathPattern = ({ path }: DocumentedOperation): RegExp =>
  new RegExp(`^${API_PREFIX}${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]*)')}$`)

const patterns = operations.map((operation) => ({ operation, pattern: toPathPattern(operation) }))

/**
 * Finds the operation of an address. As in a router, a fixed path such as /items/category takes precedence over a parameter; HEAD is handled
 * as GET.
 * @param address with or without a query
 */
export function findOperation(method: string, address: string): DocumentedOperation | undefined {
  const path = address.split('?')[0] ?? address
  const documentedMethod = method === 'HEAD' ? 'GET' : method
  return patterns
    .filter(({ operation, pattern }) => operation.method === documentedMethod && pattern.test(path))
    .sort((a, b) => a.operation.path.split('{').length - b.operation.path.split('{').length)[0]?.operation
}
