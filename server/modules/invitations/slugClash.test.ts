import { jest } from '@jest/globals'
import * as slug from './slug.ts'

/** The slugs that the mock returns next. When it is empty, slugs are random. */
const drawn: string[] = []
jest.unstable_mockModule('./slug.ts', () => ({
  ...slug,
  createSlug: (...names: Parameters<typeof slug.createSlug>) => drawn.shift() ?? slug.createSlug(...names),
}))
const { buildApp } = await import('../../app.ts')
const {
  createInvitationInput: invitationInput,
  registerCouple,
  startTestServer,
} = await import('../../../tests/server/support/server.ts')

/** Both servers use one database: PostgreSQL, if the tests run on it. */
it('two servers that create the same slug concurrently publish both invitations with different slugs', async () => {
  const server = await startTestServer()
  const other = await buildApp({
    config: { ...server.app.context.config, logLevel: 'silent' },
    clock: server.now,
    distDir: server.dataDir,
  })
  const [here, there] = [await registerCouple(server), await registerCouple(server)]
  const clash = 'omar-and-laila-clashclashcla'
  // One for the first attempt of each server.
  drawn.push(clash, clash)
  const [mine, theirs] = await Promise.all([
    here.call('POST', 'invitations', { body: invitationInput() }),
    other.inject({
      method: 'POST',
      url: '/api/v1/invitations',
      headers: { authorization: `Bearer ${there.token}` },
      payload: invitationInput(),
    }),
  ])
  expect([mine.status, theirs.statusCode]).toEqual([201, 201])
  const slugs = [mine.body.slug as string, theirs.json<{ slug: string }>().slug]
  expect(new Set(slugs).size).toBe(2)
  expect(slugs.filter((given) => given === clash)).toHaveLength(1)
  expect(drawn).toEqual([])
  expect((await here.call('GET', `invitations/user/${here.userId}`)).body.items).toHaveLength(1)
  await other.close()
  await server.close()
})
