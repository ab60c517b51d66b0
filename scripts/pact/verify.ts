/** `npm run pact:verify`: replays the contract against any running server. */
import { verifyContract } from '../../pact/provider/verify.ts'
import { readBroker } from './broker.ts'
import { isHttpAddress, Refusal, runCommand } from './command.ts'

const usage = `npm run pact:verify -- --provider-base-url=URL --states-url=URL
  --provider-base-url    the server, without /api/v1
  --states-url           where its states are set up (pact/README.md)
  --filter-description   only interactions whose description matches this regular expression
  --from-broker          takes the contract from the broker (PACT_BROKER_BASE_URL, PACT_BROKER_TOKEN) instead of pact/pacts, and
                         tells it the result when PACT_PROVIDER_VERSION is set (and PACT_PROVIDER_BRANCH, its branch)`

const options = {
  'provider-base-url': { type: 'string' },
  'states-url': { type: 'string' },
  'filter-description': { type: 'string' },
  'from-broker': { type: 'boolean' },
} as const

/** @throws Refusal when the address is missing or invalid */
function requireAddress(name: string, value: string | undefined): string {
  if (!value) throw new Refusal(`--${name} is missing.\n\n${usage}`)
  if (!isHttpAddress(value)) throw new Refusal(`--${name} must be an http or https address; it is "${value}".`)
  return value.replace(/\/+$/, '')
}

await runCommand({ usage, options }, async (values) => {
  const providerBaseUrl = requireAddress('provider-base-url', values['provider-base-url'])
  const statesUrl = requireAddress('states-url', values['states-url'])
  const broker = values['from-broker'] ? readBroker(process.env) : undefined
  const filterDescription = values['filter-description']
  if (filterDescription && broker?.providerVersion)
    throw new Refusal(
      'A part of the contract says nothing about the whole: leave out --filter-description or PACT_PROVIDER_VERSION.',
    )
  try {
    await verifyContract({ providerBaseUrl, statesUrl, filterDescription, broker })
  } catch (error) {
    throw new Refusal(`\n${(error as Error).message}`, { cause: error })
  }
  console.log(`\n${providerBaseUrl} keeps the contract.`)
  return 0
})
