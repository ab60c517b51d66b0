import { sql } from 'kysely'
import { onEmbedded } from '../../tests/server/support/onDatabase.ts'
import { createInvitationInput, registerCouple, startTestServer } from '../../tests/server/support/server.ts'

/** Simulates a full disk by SQLite's page limit; durability/fullDisk.test.ts uses a real one where the system allows it. */
onEmbedded.it(
  'a full database returns 503, logs the reason, and accepts writes again when there is space',
  async () => {
    const server = await startTestServer()
    const { db } = server.app.context
    const couple = await registerCouple(server)
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]!.page_count))}`.execute(db)

    const publish = () =>
      couple.call('POST', 'invitations', { body: createInvitationInput(), headers: { 'accept-language': 'ar' } })
    let kept = 0
    let response = await publish()
    for (; response.status === 201; response = await publish()) kept += 1
    expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect(response.body.message).toMatch(/[ء-ي]/)
    expect(server.getLog()).toContain('failed: the disk is full')
    expect((await couple.call('GET', `invitations/user/${couple.userId}`)).body.items).toHaveLength(kept)

    await sql`pragma max_page_count = 1000000`.execute(db)
    expect((await publish()).status).toBe(201)
    expect((await couple.call('GET', `invitations/user/${couple.userId}`)).body.items).toHaveLength(kept + 1)
    await server.close()
  },
)
