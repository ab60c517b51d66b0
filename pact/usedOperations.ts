import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { API_PREFIX, operations } from '../openapi/operations.ts'

const root = join(import.meta.dirname, '..')
const HOOK = /^use(?:Lazy)?([A-Z]\w*)(?:Query|Mutation)$/
const ids = new Set(operations.map(({ operationId }) => operationId))
/** One for each substitution of a template; no address holds it. */
const HOLE = '\u0000'

/** What the browser's own code is: neither made from the document, nor about all of it, nor tests. */
const isCode = (file: string): boolean => !/\.test\.tsx?$|^src\/api\/(generated|tags)\//.test(file)

/** The operations whose address a text of the source writes out, with or without the API's prefix (`src/api` alone leaves it out). */
function addressed(text: string, insideApi: boolean): string[] {
  const [address = ''] = text.split(/[?#]/)
  const prefixed = address.startsWith(API_PREFIX)
  // The transport itself, which puts the prefix before what it is given.
  if (insideApi ? address === API_PREFIX || address === API_PREFIX + HOLE || !address.startsWith('/') : !prefixed) return []
  const path = prefixed ? address.slice(API_PREFIX.length) : address
  const segments = path.split('/')
  const found = operations.filter((operation) => {
    const documented = operation.path.split('/')
    return documented.length === segments.length && documented.every((name, index) => segments[index] === HOLE || name === segments[index])
  })
  if (found.length === 0) throw new Error(`${path.replaceAll(HOLE, '${…}')} is no address of the document`)
  return found.map(({ operationId }) => operationId)
}

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('')
  return null
}

/** The endpoints that `….endpoints`, or what stands around it, takes. @throws Error where they cannot be told */
function taken(endpoints: ts.PropertyAccessExpression): string[] {
  const { parent } = endpoints
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text]
  if (ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(parent.argumentExpression)) return [parent.argumentExpression.text]
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name) && parent.name.elements.every((element) => !element.dotDotDotToken)) {
    return parent.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
  }
  throw new Error(`cannot tell which endpoints are used in: ${parent.getText()}`)
}

/** Operations that one file names: by hook, by endpoint, or by address. */
export function operationsIn(file: string, source: string): Set<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const [, name] = HOOK.exec(node.text) ?? []
      const operation = name && name[0]!.toLowerCase() + name.slice(1)
      if (operation && ids.has(operation)) found.add(operation)
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'endpoints') for (const name of taken(node)) found.add(name)
    if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === 'endpoints') {
      throw new Error(`cannot tell which endpoints are used in: ${node.parent.parent.getText()}`)
    }
    const text = textOf(node)
    if (text !== null && !ts.isImportDeclaration(node.parent)) {
      for (const operation of addressed(text, file.startsWith('src/api/'))) found.add(operation)
    }
    ts.forEachChild(node, visit)
  }
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  try {
    visit(tree)
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
  return found
}

/** Every operation that the site's code in `src/` calls or links to, found in the code itself. */
export const usedOperations = (): Set<string> =>
  new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isCode)
      .flatMap((file) => [...operationsIn(file, readFileSync(join(root, file), 'utf8'))]),
  )
