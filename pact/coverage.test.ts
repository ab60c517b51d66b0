import { operationAt, operations } from '../openapi/operations.ts'
import { OPERATIONS_OF_OTHER_CLIENTS } from '../openapi/siteOperations.ts'
import type { DocumentedOperation } from '../openapi/document.ts'
import { addressLimits, guessLimited } from '../server/rateLimits.ts'
import { interactions } from './committed.ts'
import { states } from './states.ts'
import { operationsIn, usedOperations } from './usedOperations.ts'

/** Operations whose address the site takes from an answer, so that its code does not name them. */
const calledByAnAnswer: Record<string, string> = {
  getBackground: 'invitations hold the address that uploadBackground has answered',
}

/** Documented statuses that the site does not rely on. */
const unneeded: Record<string, string> = Object.fromEntries(
  ['getInvitationBySlug', 'getInvitationPreview', 'getInvitationPicture', 'getInvitationCalendar', 'getInvitationQrPng', 'getInvitationQrSvg'].map(
    (operation) => [`${operation} 304`, "between the browser's own cache and the server: no code of the site sends If-None-Match"],
  ),
)

const named = usedOperations()
const called = operations.filter(({ operationId }) => named.has(operationId) || operationId in calledByAnAnswer)
const exchanged = interactions().map((interaction) => {
  const { method, path } = interaction.request
  return { ...interaction, operation: operationAt(method, path)?.operationId ?? `${method} ${path}` }
})
const answered = new Set(exchanged.map(({ operation, response }) => `${operation} ${response.status}`))
const documented = ({ operationId, responses }: DocumentedOperation) =>
  Object.keys(responses)
    .filter((status) => status !== 'default')
    .map((status) => `${operationId} ${status}`)

it('finds operations by hook, by endpoint and by address', () => {
  const found = (source: string, file = 'src/pages/Page.tsx') => [...operationsIn(file, source)]
  expect(found('const [send] = useSendContactMessageMutation(); useLazyGetProfileQuery(); useMediaQuery("x")')).toEqual(['sendContactMessage', 'getProfile'])
  expect(found('dispatch(generatedApi.endpoints.exportAccount.initiate())')).toEqual(['exportAccount'])
  expect(found('const { getItem: one, login } = generatedApi.endpoints; api.endpoints["logout"]')).toEqual(['getItem', 'login', 'logout'])
  expect(found('const a = `/api/v1/items/${id}?x=${y}`; const page = "/items"')).toEqual(['getItem'])
  expect(found('const a = `/identity/logout`', 'src/api/transport.ts')).toEqual(['logout'])
  expect(found('type Endpoints = typeof generatedApi.endpoints')).toEqual([])
  expect(() => found('const { endpoints } = generatedApi')).toThrow('cannot tell')
  expect(() => found('const all = generatedApi.endpoints')).toThrow('cannot tell')
  expect(() => found('fetch("/api/v1/nowhere")')).toThrow('no address of the document')
  expect(() => found('fetch(`/api/v1${path}`)')).toThrow('no address of the document')
})

it('says of every operation either that the site calls it or why not', () => {
  const listed = [...Object.keys(OPERATIONS_OF_OTHER_CLIENTS), ...Object.keys(calledByAnAnswer)]
  const said = [...named, ...listed].sort()
  expect(said).toEqual(operations.map(({ operationId }) => operationId).sort())
})

it('has an interaction for every operation that the site calls, and for no other', () => {
  const inContract = new Set(exchanged.map(({ operation }) => operation))
  expect([...inContract].sort()).toEqual(called.map(({ operationId }) => operationId).sort())
})

it('has an interaction for every documented status of these operations', () => {
  const missing = called.flatMap(documented).filter((status) => !answered.has(status))
  expect(missing.sort()).toEqual(Object.keys(unneeded).sort())
})

it('has an interaction for every limit of calls, which says when to come back', () => {
  const limited = exchanged.filter(({ response }) => response.status === 429)
  expect(limited.map(({ operation }) => operation).sort()).toEqual([...Object.keys(addressLimits), ...guessLimited].sort())
  for (const { operation, providerStates = [], response } of limited) {
    expect(providerStates.at(-1)).toEqual({ name: states.limitUsedUp, params: { operation } })
    expect(response.headers).toHaveProperty('Retry-After')
  }
})

it('uses every state that is declared, and no other', () => {
  const used = new Set(exchanged.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  expect([...used].sort()).toEqual(Object.values(states).sort())
})
