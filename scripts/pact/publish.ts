/** `npm run pact:publish`: publishes the committed contract to the broker, as the version of this commit. */
import { CONTRACT_FOLDER } from '../lib/contractFile.ts'
import { readBroker, getConsumerBranch, getConsumerVersion, requireCommitted, runPact } from './broker.ts'
import { runCommand } from './command.ts'

const usage = `npm run pact:publish
  PACT_BROKER_BASE_URL                          the broker's address
  PACT_BROKER_TOKEN                             its token, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  PACT_CONSUMER_VERSION, PACT_CONSUMER_BRANCH   the site's version and branch; git's commit and branch by default`

await runCommand({ usage, options: {} }, async () => {
  const folder = process.cwd()
  readBroker(process.env)
  requireCommitted(folder)
  const version = getConsumerVersion(folder, process.env)
  const branch = getConsumerBranch(folder, process.env)
  return runPact(folder, ['broker', 'publish', CONTRACT_FOLDER, '--consumer-app-version', version, '--branch', branch])
})
