import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

/**
 * Holds every answer that a test gets against the document: an undeclared status, a missing field or a wrong type
 * fails the test, whatever it was looking at.
 */
interface Reference {
  $ref: string
}
interface Answer {
  content?: Record<string, { schema: object }>
}
interface Operation {
  responses: Record<string, Answer | Reference>
}
type Paths = Record<string, Record<string, Operation>>

const file = join(import.meta.dirname, '../../openapi/zaffa.v1.yaml')
const document = parse(readFileSync(file, 'utf8')) as { paths: Paths; components: { responses: Record<string, Answer> } }
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'document')

const patterns = Object.entries(document.paths).map(([path, operations]) => ({
  path,
  operations,
  pattern: new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

const pointer = (...parts: string[]): string =>
  `document#/${parts.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`

/** @throws Error saying how the answer differs from the document; answers of unknown addresses are not looked at. */
export function expectDocumented(method: string, url: string, status: number, type: string, body: () => unknown): void {
  const path = url.split('?')[0] ?? url
  // A fixed path such as /items/category wins over a parameter, as it does in the router.
  const found = patterns
    .filter(({ pattern, operations }) => pattern.test(path) && operations[method.toLowerCase()])
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
  const responses = found?.operations[method.toLowerCase()]?.responses
  if (!found || !responses) return
  const key = String(status) in responses ? String(status) : 'default'
  if (key === 'default' && status < 400) throw new Error(`${method} ${found.path} does not declare ${status}`)
  const answer = responses[key]!
  const name = '$ref' in answer ? answer.$ref.split('/').pop()! : null
  const content = (name ? document.components.responses[name] : (answer as Answer))?.content
  if (!content) return
  const media = type.split(';')[0] ?? ''
  if (!(media in content)) throw new Error(`${method} ${found.path} ${status} answers ${media || 'nothing'}`)
  if (media !== 'application/json') return
  const place = name ? ['components', 'responses', name] : ['paths', found.path, method.toLowerCase(), 'responses', key]
  const validate = ajv.getSchema(pointer(...place, 'content', media, 'schema'))
  if (!validate?.(body())) {
    throw new Error(`${method} ${found.path} ${status} is not as documented: ${ajv.errorsText(validate?.errors)}`)
  }
}
