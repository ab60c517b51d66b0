import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.ts'

/** The rows of SECURITY.md: threat, mitigation, and the file and name of a test. */
const rows = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| threat'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, threat = '', , test = '']) => ({ threat, test }))

it('SECURITY.md lists more than 30 threats', () => expect(rows.length).toBeGreaterThan(30))

it.each(rows)('$threat: the file contains the test', ({ test }) => {
  const [, file, words] = /^`([^`]+)` › (.+)$/.exec(test) ?? []
  expect(file).toBeDefined()
  expect(readFileSync(join(root, file!), 'utf8')).toContain(words)
})
