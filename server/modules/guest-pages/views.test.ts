import { startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { inviteHousehold, listStatuses } from '../../../tests/server/support/replies.ts'
import type { InvitedHousehold } from '../../../tests/server/support/replies.ts'
import { addHousehold } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let family: InvitedHousehold
beforeEach(async () => {
  server = await startTestServer()
  family = await inviteHousehold(server)
})
afterEach(() => server.close())

const view = (source: 'link' | 'card', token = family.household.linkToken) =>
  server.call('POST', `links/${token}/views`, { body: { source } })
const viewOpenLink = (slug = family.invitation.slug) =>
  server.call('POST', `invitations/slug/${encodeURIComponent(slug)}/views`)
const list = () => listStatuses(family.couple, family.wedding)

it('shows when the household opened its page, and changes nothing on the same day', async () => {
  expect((await view('card')).status).toBe(204)
  const first = await list()
  expect(first.items).toMatchObject([
    { householdId: family.household.id, openedAt: '2026-11-21T10:00:00.000Z', openedBy: 'card' },
  ])
  server.advance(60)
  await Promise.all([view('card'), view('card')])
  expect((await list()).revision).toBe(first.revision)
})

it('counts each household once a day and source, in the time zone of the wedding, and every view of the public link', async () => {
  const { couple, wedding } = family
  const other = await addHousehold(couple, wedding)
  await view('link')
  await view('link')
  await view('card')
  await view('link', other.linkToken)
  await viewOpenLink()
  await viewOpenLink()
  const sources = [
    { source: 'card', views: 1, households: 1 },
    { source: 'link', views: 2, households: 2 },
    { source: 'open', views: 2 },
  ]
  expect((await couple.call('GET', `${wedding.path}/views`)).body).toEqual({ sources })
  // 23:59 in Cairo, and a minute later.
  server.advance(11 * 3600 + 59 * 60)
  await view('link')
  server.advance(60)
  await view('link')
  const rows = await server.app.context.db.selectFrom('views').select('date').where('source', '=', 'link').execute()
  expect(rows.map(({ date }) => date).toSorted()).toEqual(['2026-11-21', '2026-11-21', '2026-11-22'])
})

it('lists the days in the history of the household', async () => {
  const { couple, wedding, household } = family
  await view('link')
  const path = `${wedding.path}/households/${household.id}/history`
  expect((await couple.call('GET', path)).body.views).toEqual([{ source: 'link', date: '2026-11-21' }])
})

it('returns 404 for an unknown token and an unknown slug', async () => {
  expect((await view('link', 'k3v9xq2m7tdh4p8w5znb6cfgyj')).status).toBe(404)
  expect((await viewOpenLink('nobody-x1')).status).toBe(404)
})

it("does not count the views of another couple's wedding or of households in the bin", async () => {
  const { couple, wedding, household } = family
  const other = await inviteHousehold(server)
  await view('link')
  await view('link', other.household.linkToken)
  await couple.call('DELETE', `${wedding.path}/households/${household.id}`)
  expect((await couple.call('GET', `${wedding.path}/views`)).body).toEqual({ sources: [] })
  expect((await other.couple.call('GET', `${other.wedding.path}/views`)).body.sources).toHaveLength(1)
})
