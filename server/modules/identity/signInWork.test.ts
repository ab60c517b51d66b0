import { jest } from '@jest/globals'
import { argon2 } from '../../../tests/setup/fastArgon2.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

/** The stored hashes in the order of their comparisons. */
const compared: string[] = []
jest.unstable_mockModule('@node-rs/argon2', () => ({
  hash: argon2.hash,
  verify: (hash: string, password: string) => {
    compared.push(hash)
    return argon2.verify(hash, password)
  },
}))
const { PASSWORD, registerCouple, startTestServer } = await import('../../../tests/server/support/server.ts')

const COST = '$argon2id$v=19$m=19456,t=2,p=1'
/** Algorithm, version and cost, which determine the duration of a comparison. */
const getCost = (hash: string | undefined) => hash?.split('$').slice(0, 4).join('$')

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
beforeEach(() => void compared.splice(0))

const post = (operation: string, body: object) => server.call('POST', `identity/${operation}`, { body })

it('stores the password as argon2id, with OWASP’s first costs', async () => {
  await post('register', { email: 'hash@example.com', password: PASSWORD })
  const row = await server.app.context.db
    .selectFrom('users')
    .select('password_hash')
    .where('email_key', '=', 'hash@example.com')
    .executeTakeFirstOrThrow()
  expect(getCost(row.password_hash)).toBe(COST)
})

it('sign-in costs the same work for an unknown address as for a wrong password', async () => {
  await post('register', { email: 'known@example.com', password: PASSWORD })
  for (const email of ['known@example.com', 'nobody@example.com'])
    await post('login', { email, password: 'Other#2027' })
  expect(compared).toHaveLength(2)
  const [known, unknown] = compared
  expect(getCost(known)).toBe(COST)
  expect(getCost(unknown)).toBe(getCost(known))
  expect(unknown).not.toBe(known)
})

it('deletion costs the same work for a phone number of no, one or several accounts', async () => {
  const phone = '01012345678'
  const measureWork = async (emailOrPhone: string) => {
    compared.splice(0)
    const response = await post('delete', { emailOrPhone, password: 'Other#2027' })
    expect(response.body.success).toBe(false)
    return compared.map(getCost)
  }
  const ofNobody = { address: await measureWork('nobody@example.com'), phone: await measureWork(phone) }
  for (const couple of [await registerCouple(server), await registerCouple(server), await registerCouple(server)]) {
    await couple.call('PUT', 'users/profile', { body: { phone, currentPassword: PASSWORD, version: 1 } })
    compared.splice(0)
    expect(await measureWork(couple.email)).toEqual(ofNobody.address)
    expect(await measureWork(phone)).toEqual(ofNobody.phone)
  }
  expect(ofNobody.address).toHaveLength(1)
})
