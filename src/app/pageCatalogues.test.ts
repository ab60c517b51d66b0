import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const src = join(process.cwd(), 'src')
/** Loaded in the languages of the households, whatever the language of the page (useMessageIntls.ts). */
const LOADED_APART = ['deskTemplates']
const PAGE = /create(?:Lazy|Plain)Page\(\s*\(\) => import\([^']*'\.\.\/(pages\/\w+)'\),?([^)]*)\)/g
/** Imports of values; types need no messages. */
const IMPORT = /(?:import|export)\s+(?!type\s)(?:[^'"]*?from\s+)?'([^']+)'|import\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g

function findFile(importer: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? join(src, specifier.slice(2))
    : specifier.startsWith('.') && join(dirname(importer), specifier)
  return path ? [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => existsSync(file)) : undefined
}

/** @returns the catalogues whose messages a file and what it imports use, each with one of the files */
function findCatalogues(file: string, visited = new Set<string>()): Map<string, string> {
  const found = new Map<string, string>()
  if (visited.has(file)) return found
  visited.add(file)
  for (const [, direct, lazy] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const specifier = (direct ?? lazy)!
    const catalogue = /i18n\/messages\/(\w+)$/.exec(specifier)?.[1]
    const imported = catalogue === undefined ? findFile(file, specifier) : undefined
    if (catalogue !== undefined) found.set(catalogue, relative(src, file))
    if (imported) for (const [name, user] of findCatalogues(imported, visited)) found.set(name, user)
  }
  return found
}

const pages = ['app/routes.tsx', 'app/weddingPages.ts', 'app/ownProviderPages.ts'].flatMap((file) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(PAGE)].map(([, page, catalogues]) => ({
    name: page!,
    file: join(src, `${page}.tsx`),
    loaded: [...catalogues!.matchAll(/'(\w+)'/g)].map(([, catalogue]) => catalogue!),
  })),
)

it.each(pages)('$name loads every catalogue that it uses', ({ file, loaded }) => {
  const all = ['site', ...LOADED_APART, ...loaded]
  const missing = [...findCatalogues(file)].filter(([catalogue]) => !all.includes(catalogue))
  expect(missing).toEqual([])
})

it('the console loads every catalogue that it uses', () => {
  const loaded = [...readFileSync(join(src, 'i18n/operatorMessages.ts'), 'utf8').matchAll(/compiled\/(\w+)[.]ar/g)]
  const names = loaded.map(([, name]) => name)
  const missing = [...findCatalogues(join(src, 'app/operator/main.tsx'))].filter(([name]) => !names.includes(name))
  expect(missing).toEqual([])
})
