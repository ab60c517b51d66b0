import { startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { getInvitation, inviteHousehold, listStatuses, publishWish } from '../../../tests/server/support/replies.ts'
import { listHouseholds } from '../../../tests/server/support/weddings.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const DETAILS = {
  honorific: 'الحاجة',
  name: 'Zzname',
  phone: '01012345678',
  note: 'Zznote',
  tags: ['Zztag'],
  tableLabel: '7',
  persons: [{ name: 'Zzperson', child: true }],
}

it('removes everything that names the guests, keeps seats and numbers, and ends the link', async () => {
  const family = await inviteHousehold(server, DETAILS)
  const { couple, wedding, household, invitation } = family
  await publishWish(family, 'Zzwish')
  const before = await listStatuses(couple, wedding)
  expect((await getInvitation(server, invitation)).wishes).toHaveLength(1)
  const remove = () => server.call('POST', `links/${household.linkToken}/removal`)
  expect((await remove()).status).toBe(204)

  const [removed] = (await listHouseholds(couple, wedding)).items
  expect(removed).toEqual({
    id: household.id,
    name: 'ضيوف حذفوا بياناتهم',
    side: 'bride',
    language: 'ar',
    tags: [],
    persons: [],
    tableLabel: '7',
    asksReply: true,
    seats: [{ hallId: wedding.hallId, allowed: 3 }],
    dataRemovedAt: '2026-11-21T10:00:00.000Z',
    version: 2,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
  })
  const { items, revision } = await listStatuses(couple, wedding)
  expect(revision).toBeGreaterThan(before.revision)
  expect(items[0].reply).toMatchObject({ seats: [{ coming: 2, children: 1 }] })
  expect(items[0].reply.message).toBeUndefined()
  expect((await getInvitation(server, invitation)).wishes).toEqual([])
  expect((await listHouseholds(couple, wedding, { q: '01012345678' })).items).toEqual([])
  expect((await remove()).status).toBe(404)
})

it('leaves no word of the guests in the database', async () => {
  const { couple, wedding, household, reply } = await inviteHousehold(server, DETAILS)
  const { db } = server.app.context
  await reply({ message: 'Zzfirst' })
  await reply({ message: 'Zzsecond' })
  await couple.call('POST', `${wedding.path}/imports`, {
    body: { source: 'csv', rows: [{ householdId: household.id, note: 'Zzimported' }] },
  })
  await db
    .insertInto('reply_requests')
    .values({
      id: household.id,
      wedding_id: wedding.id,
      household_id: household.id,
      name: 'Zzasks',
      phone: 'Zzphone',
      phone_e164: null,
      count: 1,
      message: null,
      state: 'accepted',
      created_at: 'x',
      decided_at: 'x',
    })
    .execute()
  await server.call('POST', `links/${household.linkToken}/removal`)
  for (const table of ['households', 'replies', 'imports', 'reply_requests'] as const) {
    const rows = await db.selectFrom(table).selectAll().where('wedding_id', '=', wedding.id).execute()
    expect(JSON.stringify(rows)).not.toMatch(/Zz|01012345678|\+2010/)
  }
})

it('is not reverted by undoing an import', async () => {
  const { couple, wedding, household } = await inviteHousehold(server, DETAILS)
  const { body } = await couple.call('POST', `${wedding.path}/imports`, {
    body: { source: 'csv', rows: [{ householdId: household.id, note: 'x' }] },
  })
  await server.call('POST', `links/${household.linkToken}/removal`)
  await couple.call('POST', `${wedding.path}/imports/${body.id}/undo`)
  expect((await listHouseholds(couple, wedding)).items[0].name).not.toBe(DETAILS.name)
})
