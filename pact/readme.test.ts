import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { readInteractions } from './committed.ts'

const readText = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** @returns the expected table rows: name, parameters and comment of each member of `StateParameters` */
function formatStateRows(): string[] {
  const tree = ts.createSourceFile('states.ts', readText('states.ts'), ts.ScriptTarget.Latest, true)
  const declared = tree.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'StateParameters',
  )
  return (declared as ts.InterfaceDeclaration).members.map((member) => {
    const { name, type } = member as ts.PropertySignature & { name: ts.StringLiteral; type: ts.TypeLiteralNode }
    const parameters = type.members.map((parameter) => `\`${parameter.name!.getText()}\``).join(', ')
    const [comment] = ts.getJSDocCommentsAndTags(member) as ts.JSDoc[]
    return `| ${name.text} | ${parameters} | ${ts.getTextOfJSDocComment(comment!.comment)} |`
  })
}

it('lists the states that states.ts declares', () => {
  const rows = readText('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| state |'))
  expect(rows).toEqual(formatStateRows())
})

it('lists the parameters that the contract uses', () => {
  const usedStates = readInteractions().flatMap(({ providerStates = [] }) => providerStates)
  const rows = formatStateRows().map((row) => row.split(' | '))
  expect(usedStates.length).toBeGreaterThan(0)
  for (const { name, params = {} } of usedStates) {
    const [, parameters = ''] = rows.find(([state]) => state === `| ${name}`) ?? []
    expect(parameters.replaceAll('`', '').split(', ').sort()).toEqual(Object.keys(params).sort())
  }
})

it('fits on one screen', () => {
  expect(readText('README.md').split('\n').length).toBeLessThanOrEqual(65)
})
