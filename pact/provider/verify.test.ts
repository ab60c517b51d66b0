import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { Verifier } from '@pact-foundation/pact'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { holdToDocument } from '../../server/testing/watch.ts'
import { placeholders, states } from '../states.ts'
import type { StateName } from '../states.ts'
import { forgetEverything, ownStates, postedStates } from './states.ts'
import type { Credentials } from './states.ts'

/**
 * Replays the committed contracts against our own server, or against PACT_PROVIDER_BASE_URL (its states are then set up
 * by posting to PACT_STATES_URL).
 */
jest.setTimeout(120_000)

interface Provider {
  baseUrl: string
  reset: () => Promise<unknown>
  setUp: (state: StateName, parameters: unknown) => Promise<Credentials>
  close: () => Promise<void>
}

async function ownServer(): Promise<Provider> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zaffa-pact-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' })
  const app = await buildApp({ config, distDir: join(dataDir, 'no-build') })
  // The verifier has servers of its own in this process, which hand our answers on.
  const endWatch = holdToDocument(app.server)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const handlers = ownStates(app)
  return {
    baseUrl: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    reset: () => forgetEverything(app),
    setUp: (state, parameters) => handlers[state](parameters as never),
    close: async () => {
      await app.close()
      await rm(dataDir, { recursive: true })
      // The contract names what the site needs; all else in the answers must be as documented too.
      endWatch()
    },
  }
}

function otherServer(baseUrl: string): Provider {
  const address = process.env.PACT_STATES_URL
  if (!address) throw new Error('PACT_PROVIDER_BASE_URL needs PACT_STATES_URL beside it: where states are set up.')
  const post = postedStates(address)
  return { baseUrl, reset: () => post('reset', {}), setUp: post, close: async () => undefined }
}

const folder = join(import.meta.dirname, '../pacts')
const contracts = (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => join(folder, file))
const known: string[] = Object.values(states)

it('has a handler for every state that the contracts name', async () => {
  expect(contracts.length).toBeGreaterThan(0)
  for (const contract of contracts) {
    const { interactions } = JSON.parse(await readFile(contract, 'utf8')) as {
      interactions: Array<{ providerStates?: Array<{ name: string }> }>
    }
    const named = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name))
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  }
})

it('keeps the contracts', async () => {
  const { PACT_PROVIDER_BASE_URL: other } = process.env
  const provider = other ? otherServer(other) : await ownServer()
  let credentials: Credentials = {}
  const stateHandlers = Object.fromEntries(
    Object.values(states).map((state) => [
      state,
      async (parameters?: unknown) => {
        credentials = { ...credentials, ...(await provider.setUp(state, parameters)) }
      },
    ]),
  )
  const verifier = new Verifier({
    provider: 'zaffa-api',
    providerBaseUrl: provider.baseUrl,
    pactUrls: contracts,
    logLevel: 'error',
    failIfNoPactsFound: true,
    stateHandlers,
    beforeEach: async () => {
      credentials = {}
      await provider.reset()
    },
    requestFilter: (request, _response, next) => {
      const { authorization, cookie } = request.headers
      const { accessToken, refreshToken } = credentials
      if (accessToken) request.headers.authorization = authorization?.replace(placeholders.accessToken, accessToken)
      if (refreshToken) request.headers.cookie = cookie?.replace(placeholders.refreshToken, refreshToken)
      next()
    },
  })
  try {
    // Rejects, with every mismatch, when the contract is not kept.
    expect(await verifier.verifyProvider()).toBeDefined()
  } finally {
    await provider.close()
  }
})
