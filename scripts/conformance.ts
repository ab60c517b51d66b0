/**
 * `npm run test:conformance`: sends generated requests to every operation of the real server, and validates the responses against the OpenAPI
 * document. `-- --runs 2000` for a long run, `--seed 7` to repeat the requests of an earlier run, `--operation login` for one operation; with
 * a seed, `--path 4:0:1` goes directly to the request that failed. A failed run prints seed and path.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './lib/run.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { runs: text, seed: text, path: text, operation: text } })
/** All files of a run use the same seed. */
const seed = values.seed ?? String(Date.now() % 2 ** 31)
const env = { CONFORMANCE_RUNS: values.runs, CONFORMANCE_SEED: seed, FAST_CHECK_PATH: values.path }
const environmentVariables = Object.fromEntries(
  Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
)

const jest = join(root, 'node_modules/jest/bin/jest.js')
const flags = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  jest,
  '--selectProjects',
  'server',
  '--verbose=false',
]
const only = values.operation ? ['--testNamePattern', `^${values.operation} `] : []
const { code } = await run(
  process.execPath,
  [...flags, '--testPathPatterns', 'tests/server/conformance', ...only],
  environmentVariables,
)
process.exit(code)
