import { onPostgres } from '../../../tests/server/support/onDatabase.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'

onPostgres.it('gives a wedding of the release before migration 012 its reply settings', async () => {
  const server = await startTestServer()
  const couple = await registerCouple(server)
  const { db } = server.app.context
  const now = '2026-11-21T10:00:00.000Z'
  const id = '0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10'
  await db.transaction().execute(async (trx) => {
    const wedding = {
      id,
      title: '',
      language: 'ar',
      time_zone: 'Africa/Cairo',
      version: 1,
      created_at: now,
      updated_at: now,
    }
    await trx.insertInto('weddings').values(wedding).execute()
    const member = { wedding_id: id, user_id: couple.userId, role: 'owner', created_at: now }
    await trx.insertInto('wedding_members').values(member).execute()
  })
  const response = await couple.call('GET', `weddings/${id}/reply-settings`)
  expect([response.status, response.body.takesRequests, response.body.version]).toEqual([200, false, 1])
  await server.close()
})
