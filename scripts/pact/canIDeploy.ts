/** `npm run pact:can-i-deploy`: queries the broker whether the server of an environment satisfies this commit's contract. */
import { readBroker, CONSUMER, getConsumerVersion, runPact } from './broker.ts'
import { Refusal, runCommand } from './command.ts'

const usage = `npm run pact:can-i-deploy -- --to-environment=production
  --to-environment        where the site is to go, as the broker names it
  PACT_BROKER_BASE_URL    the broker's address
  PACT_BROKER_TOKEN       its token, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  PACT_CONSUMER_VERSION   the site's version; git's commit by default`

await runCommand({ usage, options: { 'to-environment': { type: 'string' } } }, async (values) => {
  const environment = values['to-environment']
  readBroker(process.env)
  if (!environment) throw new Refusal(`--to-environment is missing.\n\n${usage}`)
  const version = getConsumerVersion(process.cwd(), process.env)
  return runPact(process.cwd(), [
    'broker',
    'can-i-deploy',
    '--pacticipant',
    CONSUMER,
    '--version',
    version,
    '--to-environment',
    environment,
  ])
})
