import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { DocumentedOperation } from '../openapi/document.ts'
import { API_PREFIX, operations } from '../openapi/operations.ts'

const root = join(import.meta.dirname, '..')
const HOOK = /^use(?:Lazy)?([A-Z]\w*)(?:Query|Mutation)$/
const ids = new Set(operations.map(({ operationId }) => operationId))
/** Stands for each substitution of a template string; no address contains it. */
const PLACEHOLDER = '\u0000'

/** Excludes tests and generated code. Tags need no exception: an endpoint that is only named as a key counts as unused. */
const isSiteCode = (file: string): boolean => !/\.test\.tsx?$|^src\/api\/generated\//.test(file)

/** A substitution stands for a parameter or, in links, for the name of a file. */
const matchesSegment = ({ method }: DocumentedOperation, name: string, segment: string | undefined): boolean =>
  segment === PLACEHOLDER ? name.startsWith('{') || method === 'GET' : name === segment

/** @returns the operations whose address is in a string of the source; only `src/api` leaves out the API's prefix */
function findByAddress(text: string, insideApi: boolean): string[] {
  const [address = ''] = text.split(/[?#]/)
  const prefixed = address.startsWith(API_PREFIX)
  // The transport adds the prefix itself.
  if (
    insideApi ? address === API_PREFIX || address === API_PREFIX + PLACEHOLDER || !address.startsWith('/') : !prefixed
  )
    return []
  const path = prefixed ? address.slice(API_PREFIX.length) : address
  const segments = path.split('/')
  const found = operations.filter((operation) => {
    const documented = operation.path.split('/')
    return (
      documented.length === segments.length &&
      documented.every((name, index) => matchesSegment(operation, name, segments[index]))
    )
  })
  if (found.length === 0)
    throw new Error(`${path.replaceAll(PLACEHOLDER, '${…}')} is not an address of the OpenAPI document`)
  return found.map(({ operationId }) => operationId)
}

const getText = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => PLACEHOLDER + literal.text).join('')
  return null
}

/** @returns the endpoints that code takes from `….endpoints`. @throws Error when they cannot be determined */
function findTakenEndpoints(endpoints: ts.PropertyAccessExpression): string[] {
  const { parent } = endpoints
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text]
  if (ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(parent.argumentExpression))
    return [parent.argumentExpression.text]
  if (
    ts.isVariableDeclaration(parent) &&
    ts.isObjectBindingPattern(parent.name) &&
    parent.name.elements.every((element) => !element.dotDotDotToken)
  ) {
    return parent.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
  }
  throw new Error(`cannot tell which endpoints are used in: ${parent.getText()}`)
}

/** @returns the operations that a file uses by hook, endpoint or address */
export function findOperations(file: string, source: string): Set<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const [, name] = HOOK.exec(node.text) ?? []
      const operation = name && name[0]!.toLowerCase() + name.slice(1)
      if (operation && ids.has(operation)) found.add(operation)
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'endpoints')
      // Others are those of the device itself (src/lib/offline/offlineApi.ts).
      for (const name of findTakenEndpoints(node)) if (ids.has(name)) found.add(name)
    if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === 'endpoints') {
      throw new Error(`cannot tell which endpoints are used in: ${node.parent.parent.getText()}`)
    }
    const text = getText(node)
    if (text !== null && !ts.isImportDeclaration(node.parent)) {
      for (const operation of findByAddress(text, file.startsWith('src/api/'))) found.add(operation)
    }
    ts.forEachChild(node, visit)
  }
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  try {
    visit(tree)
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
  return found
}

/** @returns every operation that the code in `src/` and `shared/routes.ts` calls or links to */
export const findUsedOperations = (): Set<string> =>
  new Set(
    globSync(['src/**/*.{ts,tsx}', 'shared/routes.ts'], { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isSiteCode)
      .flatMap((file) => [...findOperations(file, readFileSync(join(root, file), 'utf8'))]),
  )
