import { isDeepStrictEqual } from 'node:util'
import { Verifier } from '@pact-foundation/pact'
import { listContractFiles, readInteractions } from '../committed.ts'
import { placeholders, states } from '../states.ts'

type VerifierOptions = ConstructorParameters<typeof Verifier>[0]
type RequestFilter = NonNullable<VerifierOptions['requestFilter']>

export interface VerifyOptions {
  providerBaseUrl: string
  statesUrl: string
  /** Only interactions whose description matches this regular expression. */
  filterDescription?: string
  /** Reads the contract from a broker instead of `pact/pacts`, and publishes the result if the provider's version is set. */
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

/** Above the documented limit of 5 MB. */
const LARGE_PICTURE_BYTES = 6 * 1024 * 1024

/** Replaces the small picture of the contract by one above 5 MB. */
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

/** Like fetch. @throws Error that names the address when no server responds there */
async function fetchAddress(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    throw new Error(`No server responds at ${address}.`, { cause: error })
  }
}

/** @returns the values of the state. @throws Error when it cannot be set up */
async function postState(address: string, state: string, params: unknown) {
  const response = await fetchAddress(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} responded ${response.status} ${text}`)
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>)
}

/** Removes undefined options, which Pact's verifier rejects. */
const omitUndefined = <Options extends object>(options: Options): Partial<Options> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<Options>

const toBrokerOptions = ({
  url,
  token,
  username,
  password,
  providerVersion,
  providerBranch,
}: Broker): Partial<VerifierOptions> => ({
  consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
  ...omitUndefined({
    pactBrokerUrl: url,
    pactBrokerToken: token,
    pactBrokerUsername: username,
    pactBrokerPassword: password,
  }),
  ...(providerVersion
    ? { publishVerificationResult: true, ...omitUndefined({ providerVersion, providerVersionBranch: providerBranch }) }
    : {}),
})

/**
 * Replays the contract against a running server. Before each interaction it posts the state `reset` to `statesUrl`, then the
 * interaction's own states, whose values it puts into the request.
 * @throws Error with the states that could not be set up, or when the contract is broken (each mismatch is printed)
 */
export async function verifyContract({
  providerBaseUrl,
  statesUrl,
  filterDescription,
  broker,
}: VerifyOptions): Promise<void> {
  const filter = new RegExp(filterDescription ?? '')
  const replayed = readInteractions().filter(({ description }) => filter.test(description))
  if (!broker && replayed.length === 0) throw new Error(`No interaction is described by ${filter}.`)
  await fetchAddress(providerBaseUrl)
  await postState(statesUrl, 'reset', {})
  const failures: string[] = []

  /** Pact's verifier continues when a state fails, and the interaction might pass for the wrong reason. */
  async function setUp(state: string, params: unknown) {
    try {
      return await postState(statesUrl, state, params)
    } catch (error) {
      const needing = replayed.filter(({ providerStates = [] }) =>
        providerStates.some((given) => given.name === state && isDeepStrictEqual(given.params ?? {}, params)),
      )
      failures.push(
        `"${state}" ${JSON.stringify(params)}: ${(error as Error).message}${needing.map(({ description }) => `\n    for: ${description}`).join('')}`,
      )
      throw error
    }
  }

  const stateHandlers = Object.fromEntries(
    Object.values(states).map((state) => [state, async (params?: unknown) => setUp(state, params ?? {})]),
  )
  /** Pact's verifier ignores a state without a handler, such as one of a newer contract from a broker. */
  const reportUnknownState: RequestFilter = (request, _response, next) => {
    const { state, action } = (request.body ?? {}) as { state?: string; action?: string }
    if (action === 'setup' && state && !(state in stateHandlers))
      failures.push(`"${state}" is not known here: is this checkout older than the contract?`)
    next()
  }
  const verifier = new Verifier({
    provider: 'zaffa-api',
    providerBaseUrl,
    logLevel: 'error',
    failIfNoPactsFound: true,
    ...(broker ? toBrokerOptions(broker) : { pactUrls: listContractFiles() }),
    stateHandlers,
    beforeEach: async () => {
      await setUp('reset', {})
    },
    requestFilter: (request, response, next) =>
      reportUnknownState(request, response, () => enlargePicture(request, response, next)),
  })
  // Otherwise Pact's verifier also queries the broker of the environment.
  if (!broker) delete process.env['PACT_BROKER_BASE_URL']
  // The verifier has no option for this.
  if (filterDescription) process.env['PACT_DESCRIPTION'] = filterDescription
  const reason = await verifier.verifyProvider().then(
    () => null,
    // Mismatches are printed already; here they are one long line of JSON.
    ({ message }: Error) => (message.startsWith('{') ? 'what differs is printed above.' : message),
  )
  delete process.env['PACT_DESCRIPTION']
  if (failures.length > 0) throw new Error(`States could not be set up:\n  ${[...new Set(failures)].join('\n  ')}`)
  if (reason !== null) throw new Error(`The contract is not kept: ${reason}`)
}
