/**
 * `npm test`: every check of the project, in order, failing late. `--without-e2e` (`npm run validate`) leaves out what needs
 * a browser, a build, PostgreSQL or minutes. Packages are installed before, by bootstrap.mjs.
 */
import { audit } from './audit.ts'
import { contractSteps } from './contract.ts'
import { runEndToEnd } from './e2e.ts'
import { command, runJest, runSteps, type Step } from './lib/steps.ts'
import { ensurePostgres } from './lib/system.ts'

const npm = (name: string, script: string): Step => command(name, 'npm', 'run', '--silent', script)

const quick: Step[] = [
  // First, for the other steps read the compiled messages.
  npm('messages', 'i18n'),
  npm('lint and layers', 'lint'),
  npm('types', 'types'),
  npm('API document', 'api:lint'),
  npm('API client matches', 'api:check'),
  { name: 'unit and server', check: () => runJest(['unit', 'server', 'scripts']) },
]

const contractDrift = command('contract is committed', process.execPath, 'scripts/contractDrift.ts')
const contract: Step[] = [contractSteps.consumer, contractDrift, contractSteps.whole, contractSteps.provider]

/** One after the other, for how soon a server starts and ends is part of what they look at. */
const oneByOne = { flags: ['--runInBand'] }
const durability: Step = { name: 'durability', check: () => runJest(['durability'], oneByOne) }

/** A project's tests on a PostgreSQL of its own, where there is one. */
const onPostgres = (project: string, options = {}): Step => ({
  name: `${project} on PostgreSQL`,
  check: async () => {
    if (await ensurePostgres()) return runJest([project], { ...options, before: [process.execPath, 'scripts/postgres.ts'] })
    return { passed: 0, failed: 0, skipped: 'no PostgreSQL here (Debian: apt-get install postgresql)' }
  },
})
const postgres: Step[] = [onPostgres('server'), onPostgres('durability', oneByOne)]

const endToEnd: Step = { name: 'end to end', check: () => runEndToEnd() }

const steps = process.argv.includes('--without-e2e')
  ? [...quick, ...contract]
  : [...quick, audit, durability, ...postgres, ...contract, npm('build and budgets', 'build'), endToEnd]

process.exit(await runSteps(steps))
