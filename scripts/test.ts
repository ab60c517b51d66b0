/**
 * `npm test`: runs the checks of the project in order, also after failures. `--quick` (`npm run validate`) runs those that
 * need no server, and unit tests of changes only; `--nightly` (`npm run test:nightly`) runs what `npm test` leaves out. bootstrap.mjs
 * installs packages before.
 */
import { availableParallelism } from 'node:os'
import { audit } from './audit.ts'
import { contractSteps } from './contract.ts'
import { runEndToEnd } from './e2e.ts'
import { createCommandStep, runJest, runSteps, type Step, type Steps } from './lib/steps.ts'
import { ensurePostgres } from './lib/system.ts'

const createNpmStep = (name: string, script: string): Step => createCommandStep(name, 'npm', 'run', '--silent', script)

const staticChecks: Step[] = [
  // First, because the other steps read the compiled messages.
  createNpmStep('messages', 'i18n'),
  createNpmStep('lint and layers', 'lint'),
  createNpmStep('types', 'types'),
  createNpmStep('API document', 'api:lint'),
  createNpmStep('API client matches', 'api:check'),
]

/** Smaller numbers than those of the nightly tests, to save time. */
const FEWER_ROUNDS = { KILL_ROUNDS: '10', CONFORMANCE_RUNS: '20' }

/** @returns a step that runs the tests of Jest projects */
const createJestStep = (name: string, projects: string[], { env = {}, flags = [] as string[] } = {}): Step => ({
  name,
  check: () => runJest(projects, { env, flags }),
})

/** All unit tests take five minutes, too long before each pull request. */
const ONLY_CHANGED = ['--changedSince=main', '--passWithNoTests']

const contractDrift = createCommandStep('contract is committed', process.execPath, 'scripts/contractDrift.ts')

/** One worker more than cores, because these tests wait for the database. */
const ONE_MORE_WORKER = `--maxWorkers=${availableParallelism() + 1}`

/** @returns a step that runs a project's tests on a private PostgreSQL, if it is installed */
const createPostgresStep = (name: string, project: string, { env = {}, flags = [] as string[] } = {}): Step => ({
  name: `${name} on PostgreSQL`,
  check: async () => {
    if (await ensurePostgres())
      return runJest([project], { before: [process.execPath, 'scripts/postgres.ts'], flags, env })
    return { passed: 0, failed: 0, skipped: 'no PostgreSQL here (Debian: apt-get install postgresql)' }
  },
})

const build = createNpmStep('build and budgets', 'build')
const endToEnd: Step = { name: 'end to end', check: () => runEndToEnd() }

const all: Steps = [
  ...staticChecks,
  // Apart, because workers that run both take a sixth more time.
  createJestStep('unit', ['unit']),
  createJestStep('server', ['server', 'scripts'], { env: FEWER_ROUNDS }),
  audit,
  createJestStep('durability', ['durability'], { env: FEWER_ROUNDS }),
  createPostgresStep('database', 'postgres', { env: FEWER_ROUNDS, flags: [ONE_MORE_WORKER] }),
  contractSteps.consumer,
  contractDrift,
  contractSteps.whole,
  // Both use one core most of the time.
  [contractSteps.provider, build],
  endToEnd,
]
const quick: Step[] = [
  ...staticChecks,
  createJestStep('scripts', ['scripts']),
  createJestStep('unit, what changed', ['unit'], { flags: ONLY_CHANGED }),
]
const nightly: Step[] = [
  createJestStep('durability', ['durability']),
  createPostgresStep('server', 'server'),
  createPostgresStep('durability', 'durability'),
  createCommandStep('conformance, new requests', process.execPath, 'scripts/conformance.ts', '--runs', '300'),
  { name: 'end to end, other browsers', check: () => runEndToEnd([], { E2E_BROWSERS: 'nightly' }) },
  createNpmStep('fault scenarios', 'test:faults'),
  createNpmStep('several machines', 'test:ha'),
  createNpmStep('alerts', 'test:alerts'),
  createNpmStep('upgrade', 'test:upgrade'),
  createNpmStep('upgrade in a browser', 'test:upgrade:browser'),
]

const selections: Record<string, Steps> = { '--quick': quick, '--nightly': nightly }
process.exit(await runSteps(selections[process.argv[2] ?? ''] ?? all))
