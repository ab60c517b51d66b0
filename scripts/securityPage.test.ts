import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.ts'

/** The rows of SECURITY.md: threat, mitigation, and the file and name of a test. */
const rows = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| threat'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, threat = '', , test = '']) => ({ threat, test }))

it('has threats of every kind', () => expect(rows.length).toBeGreaterThan(30))

it.each(rows)('$threat: its test is where the page says', ({ test }) => {
  const [, file, words] = /^`([^`]+)` › (.+)$/.exec(test) ?? []
  expect(file).toBeDefined()
  expect(readFileSync(join(root, file!), 'utf8')).toContain(words)
})
