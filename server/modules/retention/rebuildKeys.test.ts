import { randomUUID } from 'node:crypto'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold, createWedding, listHouseholds } from '../../../tests/server/support/weddings.ts'
import { rebuildKeys } from './rebuildKeys.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** As an upgraded database is: with rows of the earlier rules, and no record of a version. */
async function forgetKeys(): Promise<void> {
  const { db } = server.app.context
  await db.updateTable('households').set({ name_key: 'old', search_key: 'old', phone_e164: '+20101234567' }).execute()
  await db.updateTable('providers').set({ search_name: 'old', search_area: 'old' }).execute()
  await db.deleteFrom('derived_keys').execute()
}

it('builds the keys of an earlier release again, once, without a new version of the household', async () => {
  const { context } = server.app
  const couple = await registerCouple(server)
  const wedding = await createWedding(couple)
  const household = await addHousehold(couple, wedding, { name: 'عبدﷲ', phone: '01012345678', note: 'José' })
  await addHousehold(couple, wedding, { name: 'منى', phone: '0101234567' })
  const provider = {
    fullName: 'Zoë',
    contactNumber: '01012345678',
    emailAddress: 'z@example.com',
    serviceClasses: ['dj'],
  }
  const { body } = await server.call('POST', 'services/providers/registration', { body: provider })
  await forgetKeys()
  await rebuildKeys(context)

  for (const q of ['عبدالله', 'jose', '201012345678']) {
    const { items } = await listHouseholds(couple, wedding, { q })
    expect(items).toEqual([household])
  }
  expect((await listHouseholds(couple, wedding, { q: 'منى' })).items[0]).not.toHaveProperty('phoneE164')
  const { db } = context
  const stored = await db
    .selectFrom('providers')
    .select('search_name')
    .where('id', '=', body.id as string)
    .execute()
  expect(stored).toEqual([{ search_name: 'zoe' }])

  await db.updateTable('households').set({ search_key: 'kept' }).execute()
  await rebuildKeys(context)
  expect((await listHouseholds(couple, wedding, { q: 'kept' })).items).toHaveLength(2)
})

it('goes through more rows than one statement reads', async () => {
  const { context } = server.app
  const couple = await registerCouple(server)
  const wedding = await createWedding(couple)
  const rows = Array.from({ length: 1100 }, (_, nth) => ({ name: `Zoë ${nth}` }))
  const { status } = await couple.call('POST', `${wedding.path}/imports`, {
    body: { id: randomUUID(), source: 'csv', rows: rows.map((row) => ({ ...row, side: 'both' })) },
  })
  expect(status).toBe(201)
  await forgetKeys()
  await rebuildKeys(context)
  const { body } = await couple.call('GET', `${wedding.path}/households?q=zoe&limit=3000`)
  expect(body.total).toBe(1100)
})
