import { jest } from '@jest/globals'

// The test loads the server, which may be slow on a busy machine.
jest.setTimeout(30_000)

const codes = ['taken000', 'taken000', 'taken000', 'free0000']
jest.unstable_mockModule('../../lib/codes.ts', () => ({
  createReferralCode: () => codes.shift(),
  createUnguessableCode: () => 'x',
  createLinkToken: () => 'x',
  deriveLinkToken: () => 'x',
  createRecoveryCode: () => 'x',
  createReference: () => 'X',
  findLinkToken: () => undefined,
}))

it('creates another referral code when the first one exists already', async () => {
  const { startTestServer } = await import('../../../tests/server/support/server.ts')
  const { addUser, findUserById } = await import('./users.ts')
  const server = await startTestServer()
  const { db } = server.app.context
  await addUser(db, 'one@example.com', 'x', 'x')
  const other = await addUser(db, 'other@example.com', 'x', 'x')
  expect((await findUserById(db, other))?.referral_code).toBe('free0000')
  await expect(addUser(db, 'other@example.com', 'x', 'x')).rejects.toThrow(/unique/i)
  await server.close()
})
