import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parseTables } from './lib/markdown.ts'
import { root } from './lib/run.ts'

interface RejectedName {
  words: string[]
  /** Rejected only when the name consists of it. */
  isWhole: boolean
  instead: string
}

interface Name {
  text: string
  /** File, and line where it is declared. */
  place: string
}

/** @returns the words of a name in any notation, in lower case: `toHTMLText` and `to-html-text` have three */
const splitWords = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

const isSameWord = (word: string, rejected: string): boolean => word === rejected || word === `${rejected}s`

function hasRejected(name: string, { words, isWhole }: RejectedName): boolean {
  const own = splitWords(name)
  const hasAt = (start: number) =>
    words.every((word, index) =>
      index < words.length - 1 ? own[start + index] === word : isSameWord(own[start + index] ?? '', word),
    )
  return isWhole ? own.join() === words.join() : own.some((_word, start) => hasAt(start))
}

const rejected: RejectedName[] = parseTables(readFileSync(join(root, 'docs/glossary.md'), 'utf8')).flatMap(
  ({ name: instead = '', 'not in names': names = '' }) =>
    names
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => ({ words: splitWords(entry), isWhole: entry === entry.toLowerCase(), instead })),
)

/** The names of properties in object literals, imports and uses belong to somebody else: a library, a standard, or a declaration elsewhere. */
const isDeclared = ({ parent }: ts.Identifier): boolean =>
  ts.isVariableDeclaration(parent) ||
  ts.isParameter(parent) ||
  ts.isBindingElement(parent) ||
  ts.isFunctionDeclaration(parent) ||
  ts.isClassElement(parent) ||
  ts.isTypeElement(parent) ||
  ts.isClassDeclaration(parent) ||
  ts.isInterfaceDeclaration(parent) ||
  ts.isTypeAliasDeclaration(parent) ||
  ts.isEnumDeclaration(parent) ||
  ts.isEnumMember(parent) ||
  ts.isTypeParameterDeclaration(parent)

function listDeclaredNames(file: string, source: string): Name[] {
  const names: Name[] = []
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isDeclared(node) && (node.parent as ts.NamedDeclaration).name === node) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      names.push({ text: node.text, place: `${file}:${line + 1}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

const findFaults = (names: Name[]): string[] =>
  names.flatMap(({ text, place }) =>
    rejected
      .filter((name) => hasRejected(text, name))
      .map(({ instead }) => `${place} ${text}: see "${instead}" in docs/glossary.md`),
  )

const listPathNames = (file: string): Name[] =>
  file.split('/').map((part) => ({ text: part.replace(/\.\w+$/, ''), place: file }))

const files = globSync('{lab,pact,scripts,server,shared,src,tests}/**/*', { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  .filter((file) => !file.startsWith('src/api/generated/'))
  .sort()

it('finds rejected names by word, or as a whole', () => {
  expect(rejected.length).toBeGreaterThan(20)
  const source = 'const openSlips = (least: number) => expectAtLeast({ slip: least }); interface Slippers {}'
  expect(findFaults(listDeclaredNames('a.ts', source))).toEqual([
    'a.ts:1 openSlips: see "PrintedCard" in docs/glossary.md',
    'a.ts:1 openSlips: see "UndoableChange" in docs/glossary.md',
    'a.ts:1 least: see "min, max" in docs/glossary.md',
  ])
  expect(findFaults(listPathNames('src/door-list/DateMedallion.tsx'))).toEqual([
    'src/door-list/DateMedallion.tsx door-list: see "hall list" in docs/glossary.md',
    'src/door-list/DateMedallion.tsx DateMedallion: see "DateBadge" in docs/glossary.md',
  ])
})

it('no file has a rejected name', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(findFaults(files.flatMap(listPathNames))).toEqual([])
})

it('no declaration has a rejected name', () => {
  // Parsing all files takes several seconds more.
  const suspicious = new RegExp(rejected.map(({ words }) => words.join('_?')).join('|'), 'i')
  const sources = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(({ source }) => suspicious.test(source))
  expect(findFaults(sources.flatMap(({ file, source }) => listDeclaredNames(file, source)))).toEqual([])
})
