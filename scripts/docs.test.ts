import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parseHeadings, parseRelativeLinks } from './lib/markdown.ts'
import { specs } from '../tests/e2e/suites.ts'
import { root } from './lib/run.ts'

const SPECIFICATION = 'docs/specification.md'
const DECISIONS = 'docs/decisions'
const TEXT_FILE = /\.(ts|tsx|mjs|js|json|yaml|yml|md|css|html|sh)$/
/** Generated or written by tools; this test file contains invalid references on purpose. */
const NOT_READ = /^(package-lock\.json|(openapi|src\/api)\/generated\/|pact\/pacts\/|scripts\/docs\.test\.ts$)/

const files = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .stdout.split('\0')
  .filter((file) => TEXT_FILE.test(file) && !NOT_READ.test(file) && existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** @returns the text of a file without the markers at the start of comment lines, so that a reference may span two lines */
const readUnwrapped = (file: string) => read(file).replace(/\n\s*(\*|\/\/|#)?\s*/g, ' ')
const specification = parseHeadings(read(SPECIFICATION))

/** @returns why a path with an optional `#anchor` is invalid, or undefined when it is valid */
function findFault(path: string, anchor: string | undefined): string | undefined {
  if (!existsSync(join(root, path))) return `no file ${path}`
  if (anchor === undefined || parseHeadings(read(path)).some((heading) => heading.anchor === anchor)) return undefined
  return `no heading #${anchor} in ${path}`
}

function findLinkFaults(file: string, markdown: string): string[] {
  return parseRelativeLinks(markdown).flatMap((target) => {
    const [path = '', anchor] = target.split('#')
    return findFault(path === '' ? file : relative(root, join(root, dirname(file), path)), anchor) ?? []
  })
}

const findPathFaults = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/.-])(?:\.\.\/)*(docs\/[\w./-]*\w\/?)(?:#([\w-]+))?/g)].flatMap(
    ([, path = '', anchor]) => findFault(path, anchor) ?? [],
  )

/** Code in backticks with a path from the root, such as `server/app.ts`; patterns and placeholders are skipped. */
const findCodePathFaults = (markdown: string): string[] =>
  [...markdown.matchAll(/`((?:lab|openapi|pact|scripts|server|shared|src|tests)\/[\w./-]+)`/g)].flatMap(
    ([, path = '']) => findFault(path, undefined) ?? [],
  )

/** @returns the headings within a section such as `## 2. Screens and routes`, without its own */
function findHeadings(number: string): string[] | undefined {
  const start = specification.findIndex(({ level, text }) => level === 2 && text.startsWith(`${number}. `))
  if (start < 0) return undefined
  const rest = specification.slice(start + 1)
  const end = rest.findIndex(({ level }) => level === 2)
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text)
}

/** References are `specification §5`, `specification §2, "Routes"` or `specification, "Routes"`; several sections may follow one another. */
function findSpecificationFaults(text: string): string[] {
  const sections = [...text.matchAll(/§(\d+)(?:,? ["“]([^"”]+)["”])?/g)].flatMap(([, number = '', name]) => {
    const headings = findHeadings(number)
    if (!headings) return `no section ${number}`
    return name === undefined || headings.includes(name) ? [] : `no heading "${name}" in section ${number}`
  })
  const names = [...text.matchAll(/\bspecification,? ["“]([^"”]+)["”]/g)].flatMap(([, name = '']) =>
    specification.some((heading) => heading.text === name) ? [] : `no heading "${name}"`,
  )
  return [...sections, ...names]
}

it('finds links, paths and sections that do not exist', () => {
  expect(
    findLinkFaults(
      'README.md',
      '[a](docs/nowhere.md) [b](#nowhere) [c](README.md#backup) [d](https://example.com/docs/x) `[e](f)`',
    ),
  ).toEqual(['no file docs/nowhere.md', 'no heading #nowhere in README.md'])
  expect(
    findPathFaults('docs/nowhere.md, ../docs/glossary.md#nowhere. https://example.com/docs/x docs/glossary.md'),
  ).toEqual(['no file docs/nowhere.md', 'no heading #nowhere in docs/glossary.md'])
  expect(findCodePathFaults('`server/nowhere.ts`, `server/app.ts`, `server/*.ts`')).toEqual([
    'no file server/nowhere.ts',
  ])
  expect(
    findSpecificationFaults(
      'specification §99, §2, "Routes"; §1, "Routes"; specification, "Routes"; specification “Nowhere”',
    ),
  ).toEqual(['no section 99', 'no heading "Routes" in section 1', 'no heading "Nowhere"'])
})

it.each(files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md'))(
  '%s names code that exists',
  (file) => {
    expect(findCodePathFaults(read(file))).toEqual([])
  },
)

it.each(files.filter((file) => file.endsWith('.md')))('%s links only to existing files and headings', (file) => {
  expect(findLinkFaults(file, read(file))).toEqual([])
})

it('all files refer only to existing documentation', () => {
  expect(files.flatMap((file) => findPathFaults(read(file)).map((fault) => `${file}: ${fault}`))).toEqual([])
})

it('all files refer only to existing headings of the specification', () => {
  expect(
    files.flatMap((file) => findSpecificationFaults(readUnwrapped(file)).map((fault) => `${file}: ${fault}`)),
  ).toEqual([])
})

it('the index of the decisions lists each page once', () => {
  const pages = files
    .filter((file) => dirname(file) === DECISIONS && file !== `${DECISIONS}/README.md`)
    .map((file) => basename(file))
  expect(parseRelativeLinks(read(`${DECISIONS}/README.md`)).sort()).toEqual(pages.sort())
})

it('the README lists every suite of the end-to-end tests', () => {
  const suites = Object.values(specs).flatMap((spec) => spec.suites)
  const missing = [...new Set(suites)].filter((suite) => !read('README.md').includes(`\`${suite}\``))
  expect(missing).toEqual([])
})
