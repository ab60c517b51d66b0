import { readFile } from 'node:fs/promises'
import { buildEnvExample, envExampleFile } from './envExample.ts'

it('equals the committed .env.example (run `npm run env` after a change of the schema)', async () => {
  expect(await readFile(envExampleFile, 'utf8')).toBe(buildEnvExample())
})
