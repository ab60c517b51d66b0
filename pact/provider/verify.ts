import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Verifier } from '@pact-foundation/pact'
import { placeholders } from '../states.ts'

type VerifierOptions = ConstructorParameters<typeof Verifier>[0]
type RequestFilter = NonNullable<VerifierOptions['requestFilter']>

export interface VerifyOptions {
  providerBaseUrl: string
  statesUrl: string
  /** Only interactions whose description matches this regular expression. */
  filterDescription?: string
  /** Takes the contract from a broker instead of `pact/pacts`, and tells it the result when the provider's version is known. */
  broker?: Broker
}

/** As the variables PACT_BROKER_… and PACT_PROVIDER_… say. */
export interface Broker {
  url: string
  token?: string
  username?: string
  password?: string
  providerVersion?: string
  providerBranch?: string
}

interface Interaction {
  description: string
  providerStates?: { name: string; params?: unknown }[]
}

const folder = join(import.meta.dirname, '../pacts')
/** One byte more than the document allows would do; this is well above. */
const LARGE_PICTURE_BYTES = 6 * 1024 * 1024

/** @returns the files of the committed contract. */
export async function committedContracts(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.json')).map((file) => join(folder, file))
}

async function committedInteractions(): Promise<Interaction[]> {
  const files = await Promise.all((await committedContracts()).map((file) => readFile(file, 'utf8')))
  return files.flatMap((text) => (JSON.parse(text) as { interactions: Interaction[] }).interactions)
}

/** The contract holds a small picture in place of one above 5 MB. */
const enlargePicture: RequestFilter = (request, _response, next) => {
  const body: unknown = request.body
  if (Buffer.isBuffer(body) && body.includes(placeholders.largePicture)) {
    const place = body.indexOf(placeholders.largePicture)
    const rest = body.subarray(place + placeholders.largePicture.length)
    request.body = Buffer.concat([body.subarray(0, place), Buffer.alloc(LARGE_PICTURE_BYTES), rest])
    request.headers['content-length'] = String((request.body as Buffer).length)
  }
  next()
}

async function postState(address: string, state: string, params: unknown) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${text}`)
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>)
}

const fromBroker = ({ url, token, username, password, providerVersion, providerBranch }: Broker): Partial<VerifierOptions> => ({
  pactBrokerUrl: url,
  ...(token ? { pactBrokerToken: token } : { pactBrokerUsername: username, pactBrokerPassword: password }),
  consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
  ...(providerVersion ? { publishVerificationResult: true, providerVersion, providerVersionBranch: providerBranch } : {}),
})

/**
 * Replays the contract against a server, whoever has started it. Before each interaction the state `reset` is posted to
 * `statesUrl`, then the interaction's own states; what these answer is put into the request.
 * @throws Error with the states that could not be set up, or that the contract is not kept (each mismatch is printed)
 */
export async function verifyContract({ providerBaseUrl, statesUrl, filterDescription, broker }: VerifyOptions): Promise<void> {
  const interactions = await committedInteractions()
  const failures: string[] = []

  /** Pact's verifier goes on when a state fails: the interaction might then pass for the wrong reason. */
  async function setUp(state: string, params: unknown) {
    try {
      return await postState(statesUrl, state, params)
    } catch (error) {
      const needing = interactions.filter(({ providerStates = [] }) =>
        providerStates.some((given) => given.name === state && isDeepStrictEqual(given.params ?? {}, params)),
      )
      failures.push(`"${state}" ${JSON.stringify(params)}: ${String(error)}${needing.map(({ description }) => `\n    for: ${description}`).join('')}`)
      throw error
    }
  }

  // Whichever state the contract names is posted: one without a handler here would be passed over.
  const stateHandlers = new Proxy<NonNullable<VerifierOptions['stateHandlers']>>(
    {},
    { get: (_none, state) => async (params?: unknown) => setUp(String(state), params ?? {}) },
  )
  const verifier = new Verifier({
    provider: 'zaffa-api',
    providerBaseUrl,
    logLevel: 'error',
    failIfNoPactsFound: true,
    ...(broker ? fromBroker(broker) : { pactUrls: await committedContracts() }),
    stateHandlers,
    beforeEach: async () => {
      await setUp('reset', {})
    },
    requestFilter: enlargePicture,
  })
  if (filterDescription) process.env['PACT_DESCRIPTION'] = filterDescription
  const mismatches = await verifier.verifyProvider().then(
    () => null,
    (error: unknown) => (error as Error).message,
  )
  if (failures.length > 0) throw new Error(`States could not be set up:\n  ${[...new Set(failures)].join('\n  ')}`)
  if (mismatches !== null) throw new Error(`The contract is not kept: ${mismatches}`)
}
