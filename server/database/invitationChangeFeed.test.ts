import { sql } from 'kysely'
import { buildApp } from '../app.ts'
import { CHANGE_CHANNEL } from './invitationChangeFeed.ts'
import { onPostgres } from '../../tests/server/support/onDatabase.ts'
import { publishInvitation } from '../../tests/server/support/invitations.ts'
import { createInvitationInput, registerCouple, startTestServer, TEST_NOW } from '../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../tests/server/support/server.ts'

/**
 * Two servers on one PostgreSQL. The clock of the second does not advance, so that its cache never becomes stale: only a notification makes
 * it read again.
 */
onPostgres.describe('the change feed between two processes', () => {
  let server: TestServer
  let other: Awaited<ReturnType<typeof buildApp>>
  let couple: Couple

  beforeAll(async () => {
    server = await startTestServer()
    other = await buildApp({
      config: { ...server.app.context.config, logLevel: 'silent' },
      clock: () => TEST_NOW,
      distDir: server.dataDir,
    })
    couple = await registerCouple(server)
    expect(await waitUntilListening()).toBe(true)
  })
  afterAll(async () => {
    await other.close()
    await server.close()
  })

  const findListeners = async () =>
    (
      await sql<{
        pid: number
      }>`select pid from pg_stat_activity where datname = current_database() and (query like 'notify %' or query like 'listen %')`.execute(
        server.app.context.db,
      )
    ).rows

  /** @returns whether both servers listen */
  const waitUntilListening = () => waitUntil(async () => (await findListeners()).length >= 2)
  const edit = (id: string, version: number, weddinghole: string) =>
    couple.call('PUT', `invitations/${id}`, { body: { ...createInvitationInput({ weddinghole }), version } })
  const readElsewhere = async (slug: string) => {
    const response = await other.inject({ url: `/api/v1/invitations/slug/${encodeURIComponent(slug)}` })
    return response.statusCode === 200 ? response.json<{ weddinghole: string }>().weddinghole : response.statusCode
  }

  it('delivers an edit within a second', async () => {
    const { id, slug } = await publishInvitation(couple)
    await readElsewhere(slug)
    await edit(id, 1, 'قاعة جديدة')
    const edited = performance.now()
    expect(await waitUntil(async () => (await readElsewhere(slug)) === 'قاعة جديدة', 1000)).toBe(true)
    process.stdout.write(
      `processes: an edit was seen in another one after ${Math.ceil(performance.now() - edited)} ms\n`,
    )
  })

  it('delivers the deletion of an invitation and of an account within a second', async () => {
    const { id, slug } = await publishInvitation(couple)
    const another = await registerCouple(server)
    const { slug: theirs } = await publishInvitation(another)
    expect([await readElsewhere(slug), await readElsewhere(theirs)]).toEqual(['قاعة النيل', 'قاعة النيل'])
    await couple.call('DELETE', `invitations/${id}`)
    await server.call('POST', 'identity/delete', { body: { emailOrPhone: another.email, password: 'Farah#2027' } })
    expect(
      await waitUntil(async () => (await readElsewhere(slug)) === 404 && (await readElsewhere(theirs)) === 404, 1000),
    ).toBe(true)
  })

  it('refreshes all invitations on the notification of a restore, which disables the triggers', async () => {
    const { id, slug } = await publishInvitation(couple)
    await readElsewhere(slug)
    const { db } = server.app.context
    await sql`alter table invitations disable trigger tell_published`.execute(db)
    await edit(id, 1, 'من النسخة')
    await sql`alter table invitations enable trigger tell_published`.execute(db)
    expect(await readElsewhere(slug)).toBe('قاعة النيل')
    await sql`select pg_notify(${CHANGE_CHANNEL}, '')`.execute(db)
    expect(await waitUntil(async () => (await readElsewhere(slug)) === 'من النسخة', 1000)).toBe(true)
  })

  it('delivers edits that were made while its connection was lost', async () => {
    const { id, slug } = await publishInvitation(couple)
    await readElsewhere(slug)
    for (const { pid } of await findListeners())
      await sql`select pg_terminate_backend(${pid}::int)`.execute(server.app.context.db)
    await edit(id, 1, 'وقت الانقطاع')
    expect(await waitUntil(async () => (await readElsewhere(slug)) === 'وقت الانقطاع', 5000)).toBe(true)
    expect(await waitUntilListening()).toBe(true)
    await edit(id, 2, 'بعد العودة')
    expect(await waitUntil(async () => (await readElsewhere(slug)) === 'بعد العودة', 1000)).toBe(true)
  })
})

/**
 * Polls a condition.
 * @param withinMs timeout in ms
 * @returns whether the condition became true before the timeout
 */
async function waitUntil(isTrue: () => Promise<boolean>, withinMs = 10_000): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return true
}
