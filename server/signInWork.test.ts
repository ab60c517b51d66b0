import { jest } from '@jest/globals'
import * as argon2 from '@node-rs/argon2'

/** The stored hashes that passwords were compared with, in order. */
const compared: string[] = []
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verify: (hash: string, password: string) => {
    compared.push(hash)
    return argon2.verify(hash, password)
  },
}))
const { PASSWORD, startTestServer } = await import('./testing/server.ts')

/** Algorithm, version and cost, which decide how long a comparison takes. */
const costOf = (hash: string | undefined) => hash?.split('$').slice(0, 4).join('$')

it('an unknown address costs the same work as a wrong password, so that the time does not tell', async () => {
  const server = await startTestServer()
  try {
    await server.call('POST', 'identity/register', { body: { email: 'known@example.com', password: PASSWORD } })
    for (const email of ['known@example.com', 'nobody@example.com']) {
      await server.call('POST', 'identity/login', { body: { email, password: 'Other#2027' } })
    }
    expect(compared).toHaveLength(2)
    const [known, unknown] = compared
    expect(costOf(known)).toBe('$argon2id$v=19$m=19456,t=2,p=1')
    expect(costOf(unknown)).toBe(costOf(known))
    expect(unknown).not.toBe(known)
  } finally {
    await server.close()
  }
})
