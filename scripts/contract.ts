/**
 * `npm run test:pact`: writes the contract anew from the consumer tests, and replays it against the server.
 * `--provider` (`npm run test:pact:provider`) only replays the committed one.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './lib/run.ts'
import { runJest, runSteps, type Step } from './lib/steps.ts'

const oneByOne = { flags: ['--runInBand'] }

export const consumer: Step = {
  name: 'contract, consumer',
  check: async () => {
    // The tests add to the file: what no test says any more must go.
    await rm(join(root, 'pact/pacts'), { recursive: true, force: true })
    return runJest(['consumer'], oneByOne)
  },
}

export const provider: Step = { name: 'contract, provider', check: () => runJest(['provider'], oneByOne) }

if (import.meta.main) process.exit(await runSteps(process.argv.includes('--provider') ? [provider] : [consumer, provider]))
