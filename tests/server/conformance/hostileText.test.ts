/** Every text field of every operation, with every kind of hostile character. */
import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import type { DocumentedOperation, Schema } from '../../../openapi/document.ts'
import { operations } from '../../../openapi/operations.ts'
import { HOSTILE, valuesOf } from '../support/arbitraries.ts'
import { seed } from '../support/hunt.ts'
import { encodedText } from '../support/requests.ts'
import { PASSWORD, newCouple, startTestServer } from '../support/server.ts'
import type { Answer, Couple, TestServer } from '../support/server.ts'

jest.setTimeout(120_000)

let server: TestServer
let couple: Couple
beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'error' } })
  couple = await newCouple(server)
})
afterAll(() => server.close())

type Json = Record<string, unknown>

const sample = (schema: Schema): unknown => fc.sample(valuesOf(schema), { seed, numRuns: 1 })[0]
const partsOf = (schema: Schema): Schema[] => [schema, ...(schema.allOf ?? []).flatMap(partsOf)]
const isText = ({ type, oneOf = [] }: Schema): boolean => [type].flat().includes('string') || oneOf.some(isText)
const insert = (text: unknown, sign: string): string => `${String(text).slice(0, 2)}${sign}${String(text).slice(2)}`

interface Call {
  field: string
  /** Builds the address of the request with the characters in this field; `body` builds its body. */
  url: (sign: string) => string
  body: (sign: string) => Json | undefined
}

/** @returns one valid request for each text field of an operation, into which text can be inserted */
function callsOf({ path, parameters, bodies: { 'application/json': schema } }: DocumentedOperation): Call[] {
  const values = new Map(parameters.map((parameter) => [parameter.name, sample(parameter.schema)]))
  const address = (changed: string | null, sign: string) => {
    const text = (name: string) =>
      encodedText(name === changed ? insert(values.get(name), sign) : String(values.get(name)))
    const query = parameters
      .filter((one) => one.in === 'query' && one.name === changed)
      .map(({ name }) => `${name}=${text(name)}`)
    return (
      path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => text(name)) +
      (query.length > 0 ? `?${query.join('&')}` : '')
    )
  }
  const properties = schema
    ? (Object.assign({}, ...partsOf(schema).map((part) => part.properties ?? {})) as Record<string, Schema>)
    : {}
  const valid = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sample(one)]))
  const inAddress = parameters.filter(({ in: place, schema: one }) => place !== 'header' && isText(one))
  return [
    ...inAddress.map(({ name }) => ({
      field: name,
      url: (sign: string) => address(name, sign),
      body: () => (schema ? valid : undefined),
    })),
    ...Object.entries(properties)
      .filter(([, one]) => isText(one))
      .map(([name]) => ({
        field: name,
        url: () => address(null, ''),
        body: (sign: string) => ({ ...valid, [name]: insert(valid[name] ?? 'ab', sign) }),
      })),
  ]
}

const cases = operations.flatMap((operation) =>
  callsOf(operation).map((call) => ({ name: `${operation.operationId} ${call.field}`, operation, call })),
)

async function send({ method }: DocumentedOperation, call: Call, sign: string): Promise<Answer> {
  const body = call.body(sign)
  return server.call(method, call.url(sign), { token: couple.token, ...(body ? { body } : {}) })
}

it.each(cases)(
  '$name: rejects control characters and lone surrogates, and returns documented responses for other text',
  async ({ operation, call }) => {
    // In a query, bytes that are not valid UTF-8 are decoded as U+FFFD.
    const surrogates = call.url('').includes('?') ? [] : HOSTILE.surrogate
    for (const sign of [...HOSTILE.control, ...surrogates]) expect((await send(operation, call, sign)).status).toBe(400)
    // `server.call` validates each response against the OpenAPI document.
    for (const sign of [...HOSTILE.invisible, ...HOSTILE.tag, ...HOSTILE.surrogate])
      expect((await send(operation, call, sign)).status).toBeLessThan(500)
  },
)

it('does not change the account', async () => {
  const login = await server.call('POST', 'identity/login', { body: { email: couple.email, password: PASSWORD } })
  expect(login.body.message).toBe('success')
})
