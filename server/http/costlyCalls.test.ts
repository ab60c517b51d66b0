import { jest } from '@jest/globals'
import * as sessions from '../modules/identity/sessions.ts'
import * as limits from '../config/limits.ts'

jest.unstable_mockModule('../config/limits.ts', () => ({ ...limits, MAX_HASHING_REQUESTS: 3, MAX_SESSION_LOOK_UPS: 3 }))
/** Look-ups of sessions wait for this promise. */
let database = Promise.resolve()
jest.unstable_mockModule('../modules/identity/sessions.ts', () => ({
  ...sessions,
  isSessionOpen: async (...selectFrom: Parameters<typeof sessions.isSessionOpen>) => {
    await database
    return sessions.isSessionOpen(...selectFrom)
  },
}))
const { registerCouple, startTestServer } = await import('../../tests/server/support/server.ts')
type TestServer = Awaited<ReturnType<typeof startTestServer>>

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const getStatuses = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status)
const repeat = <T>(call: () => Promise<T>) => Array.from({ length: 6 }, call)

it('sign-ins return 503 without a query when too many are in progress, other calls are served', async () => {
  const { db } = server.app.context
  const selectFrom = jest.spyOn(db, 'selectFrom')
  const body = { email: 'nobody@example.com', password: 'Farah#2027' }
  const calls = repeat(() => server.call('POST', 'identity/login', { body }))
  const other = server.call('GET', 'items')
  expect(await getStatuses(calls)).toEqual([200, 200, 200, 503, 503, 503])
  expect(selectFrom.mock.calls.filter(([table]) => table === 'users')).toHaveLength(3)
  expect((await other).status).toBe(200)
  expect((await server.call('POST', 'identity/login', { body })).status).toBe(200)
})

it('calls return 503 when too many session look-ups are in progress', async () => {
  const couple = await registerCouple(server)
  let resumeDatabase = () => {}
  database = new Promise((resolve) => (resumeDatabase = resolve))
  const [first, second, third, ...late] = repeat(() => couple.call('GET', 'users/profile'))
  expect(await getStatuses(late)).toEqual([503, 503, 503])
  resumeDatabase()
  expect(await getStatuses([first!, second!, third!])).toEqual([200, 200, 200])
  expect((await couple.call('GET', 'users/profile')).status).toBe(200)
})
