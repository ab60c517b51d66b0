/**
 * `npm run test:pact`: writes the contract anew from the consumer tests, looks whether it is whole and as the OpenAPI document
 * says, and replays it against our server. `--provider` (`npm run test:pact:provider`) only replays the committed one.
 */
import { removeContract, tidyContract } from './lib/contractFile.ts'
import { runJest, runSteps, type Step } from './lib/steps.ts'

const oneByOne = { flags: ['--runInBand'] }

const consumer: Step = {
  name: 'contract, consumer',
  check: async () => {
    await removeContract()
    const outcome = await runJest(['consumer'], oneByOne)
    await tidyContract()
    return outcome
  },
}

const whole: Step = { name: 'contract, whole', check: () => runJest(['contract']) }

const provider: Step = { name: 'contract, provider', check: () => runJest(['provider'], oneByOne) }

/** In the order in which each stands on the one before. */
export const contractSteps = { consumer, whole, provider }

if (import.meta.main) process.exit(await runSteps(process.argv.includes('--provider') ? [provider] : [consumer, whole, provider]))
