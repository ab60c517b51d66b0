/**
 * `npm test`: runs every check of the project in order, also after failures. `--without-e2e` (`npm run validate`) skips checks that need a
 * browser, a build, PostgreSQL or minutes. bootstrap.mjs installs packages before.
 */
import { audit } from './audit.ts'
import { contractSteps } from './contract.ts'
import { runEndToEnd } from './e2e.ts'
import { command, runJest, runSteps, type Step } from './lib/steps.ts'
import { ensurePostgres } from './lib/system.ts'

const npm = (name: string, script: string): Step => command(name, 'npm', 'run', '--silent', script)

const quick: Step[] = [
  // First, because the other steps read the compiled messages.
  npm('messages', 'i18n'),
  npm('lint and layers', 'lint'),
  npm('types', 'types'),
  npm('API document', 'api:lint'),
  npm('API client matches', 'api:check'),
  { name: 'unit and server', check: () => runJest(['unit', 'server', 'scripts']) },
]

const contractDrift = command('contract is committed', process.execPath, 'scripts/contractDrift.ts')
const contract: Step[] = [contractSteps.consumer, contractDrift, contractSteps.whole, contractSteps.provider]

/** In sequence, because these tests measure how fast a server starts and stops. */
const oneByOne = { flags: ['--runInBand'] }
const durability: Step = { name: 'durability', check: () => runJest(['durability'], oneByOne) }

/** @returns a step that runs a project's tests on a private PostgreSQL, if it is installed */
const onPostgres = (project: string, options = {}): Step => ({
  name: `${project} on PostgreSQL`,
  check: async () => {
    if (await ensurePostgres())
      return runJest([project], { ...options, before: [process.execPath, 'scripts/postgres.ts'] })
    return { passed: 0, failed: 0, skipped: 'no PostgreSQL here (Debian: apt-get install postgresql)' }
  },
})
const postgres: Step[] = [onPostgres('server'), onPostgres('durability', oneByOne)]

const endToEnd: Step = { name: 'end to end', check: () => runEndToEnd() }

const steps = process.argv.includes('--without-e2e')
  ? [...quick, ...contract]
  : [...quick, audit, durability, ...postgres, ...contract, npm('build and budgets', 'build'), endToEnd]

process.exit(await runSteps(steps))
