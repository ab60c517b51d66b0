/**
 * `npm run pact:provider`: starts this project's server with a provider states endpoint, to test `npm run pact:verify` and as a reference
 * implementation.
 */
import { once } from 'node:events'
import { startProvider } from '../../pact/provider/provider.ts'
import { Refusal, runCommand } from './command.ts'

const usage = `npm run pact:provider
  --port          where the server listens; any free port by default
  --states-port   where its states are set up; any free port by default`

function parsePort(name: string, value: string): number {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal(`--${name} must be a port; it is "${value}".`)
  return port
}

const options = { port: { type: 'string', default: '0' }, 'states-port': { type: 'string', default: '0' } } as const

await runCommand({ usage, options }, async (values) => {
  const provider = await startProvider({
    port: parsePort('port', values.port),
    statesPort: parsePort('states-port', values['states-port']),
  })
  console.log(`npm run pact:verify -- --provider-base-url=${provider.baseUrl} --states-url=${provider.statesUrl}`)
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  await provider.close()
  return 0
})
