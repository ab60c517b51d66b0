import { setImmediate as nextTurn } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { openDatabase } from '../../database/client.ts'
import { onEmbedded } from '../../../tests/server/support/onDatabase.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { INVITATION_FRESH_MS, STALE_FOR_MS } from '../../config/limits.ts'
import { subscribeToReports } from '../../lib/telemetry.ts'
import { createInvitationCache } from './cache.ts'

let server: TestServer
let couple: Couple

beforeAll(async () => {
  server = await startTestServer()
  couple = await registerCouple(server)
})
afterAll(() => server.close())

/** Edits an invitation as another process does, without a notification. */
const editElsewhere = (id: string) =>
  server.app.context.db
    .updateTable('invitations')
    .set({ groom: 'elsewhere', version: 2 })
    .where('id', '=', id)
    .execute()

const createCache = (databaseUrl: string | null) => {
  const { db, config } = server.app.context
  const clock = server.now
  const onChanged = () => undefined
  return createInvitationCache({ db, config: { ...config, databaseUrl }, clock, onChanged })
}

it('returns the same object while the invitation is unchanged, so that pages can be cached by it', async () => {
  const { slug } = await publishInvitation(couple)
  const published = createCache('postgres://shared')
  const first = await published.find(slug)
  server.advance(INVITATION_FRESH_MS / 1000)
  expect(await published.find(slug)).toBe(first)
})

it('reads edits of other processes within a second when the database is shared', async () => {
  const { id, slug } = await publishInvitation(couple)
  const published = createCache('postgres://shared')
  await published.find(slug)
  await editElsewhere(id)
  expect((await published.find(slug))?.version).toBe(1)
  server.advance(INVITATION_FRESH_MS / 1000)
  expect((await published.find(slug))?.groom).toBe('elsewhere')
})

/** The cache queries SQLite for external writes once per turn of the event loop. */
onEmbedded.it("reads writes of the operator's commands to an embedded database immediately", async () => {
  const { id, slug } = await publishInvitation(couple)
  const untouched = (await publishInvitation(couple)).slug
  const published = createCache(null)
  await published.find(slug)
  const before = await published.find(untouched)
  const operator = await openDatabase(server.app.context.config)
  await operator.updateTable('invitations').set({ groom: 'elsewhere', version: 2 }).where('id', '=', id).execute()
  await nextTurn()
  expect((await published.find(slug))?.groom).toBe('elsewhere')
  // An unchanged invitation stays the same object.
  expect(await published.find(untouched)).toBe(before)
  await operator.deleteFrom('invitations').where('id', '=', id).execute()
  await nextTurn()
  expect(await published.find(slug)).toBeUndefined()
  await operator.destroy()
})

it('does not cache a row that was dropped during its read', async () => {
  const { id, slug } = await publishInvitation(couple)
  const published = createCache(null)
  const reading = published.find(slug)
  published.drop([slug])
  await reading
  await editElsewhere(id)
  expect((await published.find(slug))?.version).toBe(2)
})

it('caches neither a missing invitation nor a failed read', async () => {
  const published = createCache(null)
  const { id, slug } = await publishInvitation(couple)
  const { db } = server.app.context
  const later = `${slug}-later`
  expect(await published.find(later)).toBeUndefined()
  await db.schema.alterTable('invitations').renameTo('hidden').execute()
  await expect(published.find(later)).rejects.toThrow(/invitations/)
  await db.schema.alterTable('hidden').renameTo('invitations').execute()
  await db.updateTable('invitations').set({ slug: later }).where('id', '=', id).execute()
  expect((await published.find(later))?.slug).toBe(later)
})

it('has a size, and does not store unknown slugs', async () => {
  const { slug } = await publishInvitation(couple)
  const published = createCache(null)
  const row = await published.find(slug)
  await Promise.all(Array.from({ length: 100 }, (_, nth) => published.find(`nothing-${nth}`)))
  const onCacheRead = jest.fn()
  const unsubscribe = subscribeToReports({ onCacheRead, onRefusal: () => undefined })
  expect(await published.find(slug)).toBe(row)
  unsubscribe()
  const bytes = 2 * JSON.stringify(row).length
  expect(onCacheRead).toHaveBeenCalledWith({ cache: 'invitations', isHit: true, entries: 1, bytes })
})

it('returns the stale row while the database fails, and retries after a second', async () => {
  const { slug } = await publishInvitation(couple)
  const published = createCache('postgres://shared')
  const row = await published.find(slug)
  const { db } = server.app.context
  await db.schema.alterTable('invitations').renameTo('hidden').execute()
  server.advance(INVITATION_FRESH_MS / 1000)
  expect(await published.find(slug)).toBe(row)
  expect(await published.find(slug)).toBe(row)
  await db.schema.alterTable('hidden').renameTo('invitations').execute()
  await db.updateTable('invitations').set({ groom: 'elsewhere', version: 2 }).where('slug', '=', slug).execute()
  server.advance(STALE_FOR_MS / 1000)
  expect((await published.find(slug))?.groom).toBe('elsewhere')
})
