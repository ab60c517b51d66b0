import { operations } from '../../openapi/operations.ts'
import type { DocumentedOperation } from '../../openapi/document.ts'
import { createOperator } from './support/operators.ts'
import type { Operator } from './support/operators.ts'
import { registerCouple, startTestServer } from './support/server.ts'
import type { CallOptions, Couple, TestServer } from './support/server.ts'

const provider = {
  fullName: 'Mona Adel',
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  serviceClasses: ['dj'],
}

let server: TestServer
let operator: Operator
let callers: Record<string, CallOptions>
beforeAll(async () => {
  server = await startTestServer()
  operator = await createOperator(server)
  const [couple, vendor, otherVendor] = [await registerCouple(server), await registerVendor(), await registerVendor()]
  callers = {
    nobody: {},
    couple: { token: couple.token },
    "couple's refresh cookie": { cookie: couple.cookie },
    'couple with its token as the cookie': { cookie: `zaffa_operator=${couple.token}` },
    provider: { token: vendor.token },
    'other provider': { token: otherVendor.token },
    'operator without second factor': { token: operator.account.token, cookie: operator.account.cookie },
  }
})
afterAll(() => server.close())

async function registerVendor(): Promise<Couple> {
  const vendor = await registerCouple(server)
  await vendor.call('POST', 'services/providers/registration', { body: provider })
  return vendor
}

const requires = (scheme: string) => (operation: DocumentedOperation) =>
  operation.security?.length && operation.security.every((way) => scheme in way)
const ofOperators = operations.filter(requires('operatorSession'))
const ofAccounts = operations.filter(requires('bearerAuth'))

/** @returns a request of an operation with existing formats, whose body may be wrong: access is checked first */
function call({ method, path }: DocumentedOperation, options: CallOptions) {
  const address = path
    .slice(1)
    .replace('{list}', 'leads')
    .replaceAll(/\{\w+\}/g, '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11')
  return server.call(method, address, { ...options, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) })
}

it('covers the operations of the console and of accounts', () => {
  expect(ofOperators.length).toBeGreaterThan(20)
  expect(ofAccounts.length).toBeGreaterThan(50)
})

it.each(ofOperators.map((operation) => [operation.operationId, operation] as const))(
  '%s is open to operators with a second factor only',
  async (operationId, operation) => {
    for (const [caller, options] of Object.entries(callers))
      expect([caller, (await call(operation, options)).status]).toEqual([caller, 401])
    // Last, because it ends the session.
    if (operationId === 'signOutOperator') return
    expect((await call(operation, { cookie: operator.cookie })).status).not.toBe(401)
  },
)

it.each(ofAccounts.map((operation) => [operation.operationId, operation] as const))(
  '%s is not opened by the session of an operator',
  async (_name, operation) => {
    expect((await call(operation, { cookie: operator.cookie })).status).toBe(401)
  },
)

it('takes the access at once when the role is taken', async () => {
  const { db } = server.app.context
  await db.deleteFrom('operators').where('user_id', '=', operator.userId).execute()
  for (const operation of ofOperators) expect((await call(operation, { cookie: operator.cookie })).status).toBe(401)
})
