import { findOperation, operations } from '../openapi/operations.ts'
import { OPERATIONS_OF_OTHER_CLIENTS } from '../openapi/siteOperations.ts'
import type { DocumentedOperation } from '../openapi/document.ts'
import { addressLimits, guessLimited } from '../server/config/rateLimits.ts'
import { readInteractions } from './committed.ts'
import { states } from './states.ts'
import { findOperations, findUsedOperations } from './findUsedOperations.ts'

/** Operations whose whole address is in no string of the site's code, with the place that has it. */
const calledIndirectly: Record<string, string> = {
  getBackground: 'invitations contain the address that uploadBackground returned',
  getProviderPhoto: 'pages of providers contain the addresses of their photographs',
  exportOperatorList: 'the console builds the links to the files from API_PREFIX',
}

/** Documented statuses that the site does not depend on. */
const unusedStatuses: Record<string, string> = {
  ...Object.fromEntries(
    [
      'getInvitationBySlug',
      'getInvitationPreview',
      'getInvitationPicture',
      'getInvitationCalendar',
      'getInvitationQrPng',
      'getInvitationQrSvg',
    ].map((operation) => [
      `${operation} 304`,
      "handled by the browser's cache; no code of the site sends If-None-Match",
    ]),
  ),
  ...Object.fromEntries(
    ['landingSignin', 'registerProvider', 'sendContactMessage'].map((operation) => [
      `${operation} 409`,
      'the site makes a new Idempotency-Key for other content (src/lib/useSendOnce.ts)',
    ]),
  ),
}

const calledByCode = findUsedOperations()
const calledOperations = operations.filter(
  ({ operationId }) => calledByCode.has(operationId) || operationId in calledIndirectly,
)
const interactionsWithOperation = readInteractions().map((interaction) => {
  const { method, path } = interaction.request
  return { ...interaction, operation: findOperation(method, path)?.operationId ?? `${method} ${path}` }
})
const returnedStatuses = new Set(
  interactionsWithOperation.map(({ operation, response }) => `${operation} ${response.status}`),
)
const listDocumentedStatuses = ({ operationId, responses }: DocumentedOperation) =>
  Object.keys(responses)
    .filter((status) => status !== 'default')
    .map((status) => `${operationId} ${status}`)

it('finds operations by hook, by endpoint and by address', () => {
  const findInSource = (source: string, file = 'src/pages/Page.tsx') => [...findOperations(file, source)]
  expect(
    findInSource('const [send] = useSendContactMessageMutation(); useLazyGetProfileQuery(); useMediaQuery("x")'),
  ).toEqual(['sendContactMessage', 'getProfile'])
  expect(findInSource('dispatch(generatedApi.endpoints.exportAccount.initiate())')).toEqual(['exportAccount'])
  expect(findInSource('const { getItem: one, login } = generatedApi.endpoints; api.endpoints["logout"]')).toEqual([
    'getItem',
    'login',
    'logout',
  ])
  expect(findInSource('const a = `/api/v1/items/${id}?x=${y}`; const page = "/items"')).toEqual(['getItem'])
  expect(findInSource('const a = `/identity/logout`', 'src/api/transport.ts')).toEqual(['logout'])
  expect(findInSource('type Endpoints = typeof generatedApi.endpoints')).toEqual([])
  expect(() => findInSource('const { endpoints } = generatedApi')).toThrow('cannot tell')
  expect(() => findInSource('const all = generatedApi.endpoints')).toThrow('cannot tell')
  expect(() => findInSource('fetch("/api/v1/nowhere")')).toThrow('not an address of the OpenAPI document')
  expect(() => findInSource('fetch(`/api/v1${path}`)')).toThrow('not an address of the OpenAPI document')
})

it('covers every operation: it is called by the site or listed with a reason', () => {
  const listedOperations = [...Object.keys(OPERATIONS_OF_OTHER_CLIENTS), ...Object.keys(calledIndirectly)]
  const coveredOperations = [...calledByCode, ...listedOperations].sort()
  expect(coveredOperations).toEqual(operations.map(({ operationId }) => operationId).sort())
})

it('has interactions for exactly the operations that the site calls', () => {
  const inContract = new Set(interactionsWithOperation.map(({ operation }) => operation))
  expect([...inContract].sort()).toEqual(calledOperations.map(({ operationId }) => operationId).sort())
})

it('has an interaction for every documented status of these operations', () => {
  const missing = calledOperations.flatMap(listDocumentedStatuses).filter((status) => !returnedStatuses.has(status))
  expect(missing.sort()).toEqual(Object.keys(unusedStatuses).sort())
})

it('has an interaction with Retry-After for every rate limit', () => {
  const limited = interactionsWithOperation.filter(({ response }) => response.status === 429)
  expect(limited.map(({ operation }) => operation).sort()).toEqual(
    [...Object.keys(addressLimits), ...guessLimited]
      .filter((operation) => !(operation in OPERATIONS_OF_OTHER_CLIENTS))
      .sort(),
  )
  for (const { operation, providerStates = [], response } of limited) {
    expect(providerStates.at(-1)).toEqual({ name: states.limitUsedUp, params: { operation } })
    expect(response.headers).toHaveProperty('Retry-After')
  }
})

it('uses exactly the declared provider states', () => {
  const used = new Set(
    interactionsWithOperation.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
  )
  expect([...used].sort()).toEqual(Object.values(states).sort())
})
