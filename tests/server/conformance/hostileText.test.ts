/** Every text field of every operation, with every kind of hostile character. */
import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import type { DocumentedOperation, Schema } from '../../../openapi/document.ts'
import { operations } from '../../../openapi/operations.ts'
import { HOSTILE, createValues } from '../support/arbitraries.ts'
import { seed } from '../support/conformanceRuns.ts'
import { createOperator } from '../support/operators.ts'
import type { Operator } from '../support/operators.ts'
import { encodeText } from '../support/requests.ts'
import { PASSWORD, registerCouple, startTestServer } from '../support/server.ts'
import type { TestResponse, Couple, TestServer } from '../support/server.ts'

jest.setTimeout(120_000)

let server: TestServer
let couple: Couple
let operator: Operator
beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'error' } })
  couple = await registerCouple(server)
  operator = await createOperator(server)
})
afterAll(() => server.close())

type Json = Record<string, unknown>

const generateSample = (schema: Schema): unknown => fc.sample(createValues(schema), { seed, numRuns: 1 })[0]
const listParts = (schema: Schema): Schema[] => [schema, ...(schema.allOf ?? []).flatMap(listParts)]
const isText = ({ type, oneOf = [] }: Schema): boolean => [type].flat().includes('string') || oneOf.some(isText)
const insert = (text: unknown, character: string): string =>
  `${String(text).slice(0, 2)}${character}${String(text).slice(2)}`

interface Call {
  field: string
  /** Builds the address of the request with the characters in this field; `body` builds its body. */
  url: (character: string) => string
  body: (character: string) => Json | undefined
}

/** @returns one valid request for each text field of an operation, into which text can be inserted */
function listCalls({ path, parameters, bodies: { 'application/json': schema } }: DocumentedOperation): Call[] {
  const values = new Map(parameters.map((parameter) => [parameter.name, generateSample(parameter.schema)]))
  const buildAddress = (changed: string | null, character: string) => {
    const encodeParameter = (name: string) =>
      encodeText(name === changed ? insert(values.get(name), character) : String(values.get(name)))
    const query = parameters
      .filter((one) => one.in === 'query' && one.name === changed)
      .map(({ name }) => `${name}=${encodeParameter(name)}`)
    return (
      path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => encodeParameter(name)) +
      (query.length > 0 ? `?${query.join('&')}` : '')
    )
  }
  const properties = schema
    ? (Object.assign({}, ...listParts(schema).map((part) => part.properties ?? {})) as Record<string, Schema>)
    : {}
  const valid = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, generateSample(one)]))
  const inAddress = parameters.filter(({ in: place, schema: one }) => place !== 'header' && isText(one))
  return [
    ...inAddress.map(({ name }) => ({
      field: name,
      url: (character: string) => buildAddress(name, character),
      body: () => (schema ? valid : undefined),
    })),
    ...Object.entries(properties)
      .filter(([, one]) => isText(one))
      .map(([name]) => ({
        field: name,
        url: () => buildAddress(null, ''),
        body: (character: string) => ({ ...valid, [name]: insert(valid[name] ?? 'ab', character) }),
      })),
  ]
}

const cases = operations.flatMap((operation) =>
  listCalls(operation).map((call) => ({ name: `${operation.operationId} ${call.field}`, operation, call })),
)

async function send({ method, tags }: DocumentedOperation, call: Call, character: string): Promise<TestResponse> {
  const body = call.body(character)
  const credentials = tags?.includes('operator') ? { cookie: operator.cookie } : { token: couple.token }
  return server.call(method, call.url(character), { ...credentials, ...(body ? { body } : {}) })
}

it.each(cases)(
  '$name: rejects control characters and lone surrogates, and returns documented responses for other text',
  async ({ operation, call }) => {
    // In a query, bytes that are not valid UTF-8 are decoded as U+FFFD.
    const surrogates = call.url('').includes('?') ? [] : HOSTILE.surrogate
    for (const character of [...HOSTILE.control, ...surrogates])
      expect((await send(operation, call, character)).status).toBe(400)
    // `server.call` validates each response against the OpenAPI document.
    for (const character of [...HOSTILE.invisible, ...HOSTILE.tag, ...HOSTILE.surrogate])
      expect((await send(operation, call, character)).status).toBeLessThan(500)
  },
)

it('does not change the account', async () => {
  const login = await server.call('POST', 'identity/login', { body: { email: couple.email, password: PASSWORD } })
  expect(login.body.message).toBe('success')
})
