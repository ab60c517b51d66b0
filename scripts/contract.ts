/**
 * `npm run test:pact`: writes the contract from the consumer tests, checks that it is complete and conforms to the OpenAPI document, and
 * replays it against this project's server. `--provider` (`npm run test:pact:provider`) only replays the committed contract.
 */
import { removeContract, writeContract } from './lib/contractFile.ts'
import { runJest, runSteps, type Step } from './lib/steps.ts'

const consumer: Step = {
  name: 'contract, consumer',
  check: async () => {
    await removeContract()
    const outcome = await runJest(['consumer'])
    const problems = await writeContract().then(
      () => [],
      (error: Error) => [error.message],
    )
    return {
      ...outcome,
      failed: outcome.failed + problems.length,
      failures: [...(outcome.failures ?? []), ...problems],
    }
  },
}

const whole: Step = { name: 'contract, whole', check: () => runJest(['contract']) }

const provider: Step = { name: 'contract, provider', check: () => runJest(['provider'], { flags: ['--runInBand'] }) }

/** In order; each step depends on the previous one. */
export const contractSteps = { consumer, whole, provider }

if (import.meta.main)
  process.exit(await runSteps(process.argv.includes('--provider') ? [provider] : [consumer, whole, provider]))
