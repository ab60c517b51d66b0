import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const provider = {
  fullName: 'Mona Adel',
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  serviceClasses: ['photographer'],
}
const message = { email: 'mona@example.com', name: 'Mona', message: 'How do I change the date?' }
const KEY = '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11'

describe.each([
  ['contact', 'contact_messages', message, { message: 'Thank you' }],
  ['identity/landing-signin', 'leads', { email: 'mona@example.com', phone: '01012345678' }, { phone: '01112345678' }],
  ['services/providers/registration', 'providers', provider, { address: 'Giza' }],
] as const)('POST %s', (path, table, body, change) => {
  const send = (content: object, key = KEY) =>
    server.call('POST', path, { body: content, headers: { 'idempotency-key': key } })
  const countRows = async () => (await server.app.context.db.selectFrom(table).select('id').execute()).length

  it('stores a repeated request once, and refuses its key for other content', async () => {
    const [first, second] = await Promise.all([send(body), send(body, KEY.toUpperCase())])
    expect(second).toMatchObject({ status: first.status, body: first.body })
    expect(first.status).toBeLessThan(300)
    expect((await send({ ...body, ...change })).body.code).toBe('already_exists')
    expect(await countRows()).toBe(1)
  })

  it('stores the same content twice without a key', async () => {
    const before = await countRows()
    for (const _ of [1, 2]) await server.call('POST', path, { body })
    expect(await countRows()).toBe(before + 2)
  })
})

it('refuses the key of a registration of another account', async () => {
  const register = (caller: Pick<TestServer, 'call'>) =>
    caller.call('POST', 'services/providers/registration', { body: provider, headers: { 'idempotency-key': KEY } })
  expect((await register(server)).status).toBe(201)
  expect((await register(await registerCouple(server))).body.code).toBe('already_exists')
})
