import { sql } from 'kysely'
import { prepareMigrationDatabase } from '../../../tests/server/support/migration.ts'

const database = prepareMigrationDatabase('015_requestsAndDigests')

it('makes an e-mail due for weddings in which something has happened since the last one', async () => {
  await database.createEarlier(async (earlier) => {
    for (const [id, revision, sends] of [
      ['changed', 3, 1],
      ['quiet', 0, 1],
      ['unwanted', 3, 0],
    ] as const) {
      await sql`insert into weddings (id, title, language, time_zone, revision, version, created_at, updated_at) values (${id}, '', 'ar', 'Africa/Cairo', ${revision}, 1, 'x', 'x')`.execute(
        earlier,
      )
      await sql`insert into reply_settings (wedding_id, asks_children, takes_requests, sends_digest, silent_rate, digest_revision, version, updated_at) values (${id}, 0, 0, ${sends}, 50, 0, 1, '2026-11-24') on conflict (wedding_id) do update set sends_digest = excluded.sends_digest, updated_at = excluded.updated_at`.execute(
        earlier,
      )
    }
  })
  await database.open(async (db) => {
    const rows = await db.selectFrom('reply_settings').select(['wedding_id', 'digest_due_at']).execute()
    expect(Object.fromEntries(rows.map((row) => [row.wedding_id, row.digest_due_at]))).toEqual({
      changed: '2026-11-24',
      quiet: null,
      unwanted: null,
    })
  })
})
