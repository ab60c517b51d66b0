import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { jest } from '@jest/globals'
import { listContractFiles } from '../committed.ts'
import { states } from '../states.ts'
import { runPactCli, runScript, startScript } from '../testing/commands.ts'
import { startStandInBroker } from '../testing/standInBroker.ts'

// The commands run in processes of their own.
jest.setTimeout(240_000)

let provider: Awaited<ReturnType<typeof startScript>>
let baseUrl: string
let statesUrl: string
beforeAll(async () => {
  provider = await startScript('provider.ts')
  const [, base, its] = /--provider-base-url=(\S+) --states-url=(\S+)/.exec(provider.line) ?? []
  baseUrl = `--provider-base-url=${base}`
  statesUrl = its!
})
afterAll(async () => {
  expect(await provider.stop()).toBe(0)
})

/** Forwards all states to the server except one, which returns the given status. */
async function startStatesWithFailure(broken: string, status: number) {
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const setup = (await json(request)) as { state: string }
    const forwarded =
      setup.state === broken ? null : await fetch(statesUrl, { method: 'POST', body: JSON.stringify(setup) })
    response.writeHead(forwarded?.status ?? status).end(forwarded ? await forwarded.text() : '{}')
  }
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}

it('succeeds for a server that conforms to the contract', async () => {
  const { code, output } = await runScript('verify.ts', [baseUrl, `--states-url=${statesUrl}`])
  expect(output).toContain('keeps the contract.')
  expect(output).not.toContain('FAILED')
  expect(code).toBe(0)
})

// Ours has replayed the whole contract above; these have states of every kind, with and without values.
it("succeeds with Pact's own verifier, except for the picture that is too large for the contract", async () => {
  const { hostname, port } = new URL(baseUrl.split('=')[1]!)
  const server = ['--hostname', hostname, '--port', port, '--provider-name', 'zaffa-api']
  const { output } = await runPactCli([
    'verifier',
    '--file',
    listContractFiles()[0]!,
    ...server,
    '--state-change-url',
    statesUrl,
    '--state-change-teardown',
    '--filter-description=^(a sign-in|an upload of|a new wedding|a household|a request for a published invitation)',
  ])
  expect(output).toContain('There were 1 pact failures')
  expect(output).toMatch(/^1\) .* an upload of a picture of more than 5 MB$/m)
})

it('replays only the selected interactions', async () => {
  const { code, output } = await runScript('verify.ts', [
    baseUrl,
    `--states-url=${statesUrl}`,
    '--filter-description=^a sign-out',
  ])
  expect(output.match(/ms loading/g)).toHaveLength(1)
  expect(code).toBe(0)
})

it.each([
  ['that cannot be set up', 500, 'for: a request for a published invitation'],
  ['that is set up wrongly', 200, 'FAILED'],
])('names the interaction of a state %s', async (_what, status, message) => {
  const broken = await startStatesWithFailure(states.invitationPublished, status)
  const { code, output } = await runScript('verify.ts', [
    baseUrl,
    `--states-url=${broken.url}`,
    '--filter-description=^a request for a published invitation',
  ])
  broken.close()
  expect(output).toContain('a request for a published invitation')
  expect(output).toContain(message)
  expect(code).toBe(1)
})

it('fails when a state cannot be set up, even if the responses match', async () => {
  const broken = await startStatesWithFailure(states.noAccount, 500)
  const { code, output } = await runScript('verify.ts', [
    baseUrl,
    `--states-url=${broken.url}`,
    '--filter-description=^a registration$',
  ])
  broken.close()
  expect(output).toContain('States could not be set up')
  expect(output).toContain('for: a registration')
  expect(code).toBe(1)
})

it.each([
  [[], '--provider-base-url is missing.'],
  [['--provider-base-url=localhost'], '--provider-base-url must be an http or https address'],
  [['--provider-base-url=http://127.0.0.1:1'], '--states-url is missing.'],
  [
    ['--provider-base-url=http://127.0.0.1:1', '--states-url=http://127.0.0.1:1'],
    'No server responds at http://127.0.0.1:1.',
  ],
  [['--server=x'], "Unknown option '--server'"],
])('prints what is wrong with the arguments %j', async (args, message) => {
  const { code, output } = await runScript('verify.ts', args)
  expect(output).toContain(message)
  expect(output).not.toContain('    at ')
  expect(code).toBe(1)
})

it('reads the contract from a broker and publishes the result to it', async () => {
  const contract = JSON.parse(readFileSync(listContractFiles()[0]!, 'utf8')) as {
    interactions: { description: string }[]
  }
  const part = contract.interactions.filter(({ description }) => description === 'a sign-out')
  const broker = await startStandInBroker({ ...contract, interactions: part })
  const args = [baseUrl, `--states-url=${statesUrl}`, '--from-broker']
  const env = {
    PACT_BROKER_BASE_URL: broker.url,
    PACT_BROKER_TOKEN: 'token-of-the-broker',
    PACT_PROVIDER_VERSION: '2.1.0',
    PACT_PROVIDER_BRANCH: 'main',
  }
  const partly = await runScript('verify.ts', [...args, '--filter-description=^a sign-out'], env)
  expect(partly.output).toContain('A part of the contract says nothing about the whole')
  expect(broker.requests).toEqual([])
  const { code, output } = await runScript('verify.ts', args, env)
  broker.close()
  expect(output).toContain('keeps the contract.')
  expect(code).toBe(0)
  expect(new Set(broker.requests.map(({ authorization }) => authorization))).toEqual(
    new Set(['Bearer token-of-the-broker']),
  )
  expect(
    broker.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/for-verification'))?.body,
  ).toMatchObject({
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
  })
  expect(broker.requests.find(({ url }) => url === '/results')?.body).toMatchObject({
    success: true,
    providerApplicationVersion: '2.1.0',
  })
  expect(broker.requests.map(({ method, url }) => `${method} ${url}`)).toContain('PUT /branches/main/versions/2.1.0')
})

it('fails for an unknown state', async () => {
  const newer = readFileSync(listContractFiles()[0]!, 'utf8').replaceAll(states.noAccount, 'a state of tomorrow')
  const broker = await startStandInBroker(JSON.parse(newer) as object)
  const args = [baseUrl, `--states-url=${statesUrl}`, '--from-broker', '--filter-description=^a registration$']
  const { code, output } = await runScript('verify.ts', args, { PACT_BROKER_BASE_URL: broker.url })
  broker.close()
  expect(output).toContain('"a state of tomorrow" is not known here')
  expect(code).toBe(1)
})
