/**
 * `npm test`: runs the checks of the project in order, also after failures. `--quick` (`npm run validate`) skips those that need a browser, a
 * build, PostgreSQL or minutes; `--nightly` (`npm run test:nightly`) runs what `npm test` leaves out. bootstrap.mjs installs packages before.
 */
import { audit } from './audit.ts'
import { contractSteps } from './contract.ts'
import { runEndToEnd } from './e2e.ts'
import { createCommandStep, runJest, runSteps, type Step } from './lib/steps.ts'
import { ensurePostgres } from './lib/system.ts'

const createNpmStep = (name: string, script: string): Step => createCommandStep(name, 'npm', 'run', '--silent', script)

const quick: Step[] = [
  // First, because the other steps read the compiled messages.
  createNpmStep('messages', 'i18n'),
  createNpmStep('lint and layers', 'lint'),
  createNpmStep('types', 'types'),
  createNpmStep('API document', 'api:lint'),
  createNpmStep('API client matches', 'api:check'),
  { name: 'unit and server', check: () => runJest(['unit', 'server', 'scripts']) },
]

const contractDrift = createCommandStep('contract is committed', process.execPath, 'scripts/contractDrift.ts')
const contract: Step[] = [contractSteps.consumer, contractDrift, contractSteps.whole, contractSteps.provider]

const durability: Step = { name: 'durability', check: () => runJest(['durability']) }

/** @returns a step that runs a project's tests on a private PostgreSQL, if it is installed */
const createPostgresStep = (project: string): Step => ({
  name: `${project} on PostgreSQL`,
  check: async () => {
    if (await ensurePostgres()) return runJest([project], { before: [process.execPath, 'scripts/postgres.ts'] })
    return { passed: 0, failed: 0, skipped: 'no PostgreSQL here (Debian: apt-get install postgresql)' }
  },
})

const build = createNpmStep('build and budgets', 'build')
const endToEnd: Step = { name: 'end to end', check: () => runEndToEnd() }

const all: Step[] = [...quick, audit, durability, createPostgresStep('postgres'), ...contract, build, endToEnd]
const nightly: Step[] = [
  createPostgresStep('server'),
  createPostgresStep('durability'),
  createCommandStep('conformance, new requests', process.execPath, 'scripts/conformance.ts', '--runs', '300'),
  createNpmStep('fault scenarios', 'test:faults'),
]

const selections: Record<string, Step[]> = { '--quick': [...quick, ...contract], '--nightly': nightly }
process.exit(await runSteps(selections[process.argv[2] ?? ''] ?? all))
