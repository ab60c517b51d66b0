import { PENDING_REQUESTS_PER_NETWORK, PENDING_REQUESTS_PER_WEDDING } from '../../config/limits.ts'
import { getFieldErrors, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import {
  changeReplySettings,
  getInvitation,
  inviteHousehold,
  listStatuses,
} from '../../../tests/server/support/replies.ts'
import { listHouseholds } from '../../../tests/server/support/weddings.ts'
import type { InvitedHousehold } from '../../../tests/server/support/replies.ts'

let server: TestServer
let family: InvitedHousehold
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  family = await inviteHousehold(server)
  await changeReplySettings(family.couple, family.wedding, { takesRequests: true })
})
afterAll(() => server.close())

const request = (changes: Record<string, unknown> = {}, { slug = family.invitation.slug, address = '' } = {}) =>
  server.call('POST', `invitations/slug/${encodeURIComponent(slug)}/requests`, {
    body: { name: 'سامح فؤاد', phone: '01112345678', count: 2, ...changes },
    ...(address === '' ? {} : { address }),
  })
const list = async () => (await family.couple.call('GET', `${family.wedding.path}/requests`)).body.items
const decide = (id: string, body: Record<string, unknown>) =>
  family.couple.call('PUT', `${family.wedding.path}/requests/${id}`, { body })

describe('a request for seats', () => {
  it('waits for the couple, newest first', async () => {
    expect(await request({ message: ' زميل عمر ' })).toMatchObject({ status: 200, body: { message: 'success' } })
    server.advance(1)
    await request({ name: 'مها', phone: '٠١٠٠٠٠٠٠٠٠١' })
    const [newest, oldest] = await list()
    expect(oldest).toMatchObject({
      name: 'سامح فؤاد',
      phone: '01112345678',
      phoneE164: '+201112345678',
      count: 2,
      message: 'زميل عمر',
      state: 'pending',
    })
    expect(newest.name).toBe('مها')
    expect((await listStatuses(family.couple, family.wedding)).pendingRequests).toBe(2)
  })

  it('replaces a pending one of the same phone and name, however they are typed', async () => {
    await request()
    await request({ name: 'سامح  فؤَاد', phone: '+20 111 234 5678', count: 3 })
    expect(await list()).toMatchObject([{ phone: '+20 111 234 5678', count: 3 }])
    await request({ phone: 'رقم أختي' })
    await request({ phone: 'رقم أختي', count: 4 })
    await request({ phone: 'رقم آخر' })
    expect((await list()).map(({ count }: { count: number }) => count).toSorted()).toEqual([2, 3, 4])
  })

  it('stands beside one of the same phone and another name', async () => {
    await request()
    await request({ name: 'شخص آخر', count: 20 })
    expect((await list()).map(({ name }: { name: string }) => name).toSorted()).toEqual(['سامح فؤاد', 'شخص آخر'])
  })

  it('does not replace one that is decided', async () => {
    await request()
    const [{ id }] = await list()
    await decide(id, { state: 'rejected' })
    await request()
    expect(await list()).toHaveLength(2)
  })

  it('is ignored with text in the field that people do not see, with the same response', async () => {
    const ignored = await request({ website: 'https://spam.example' })
    expect([ignored.status, ignored.text]).toEqual([200, (await request({ website: '' })).text])
    expect(await list()).toHaveLength(1)
  })

  it('returns 404 for an unknown slug, and when the couple takes no requests', async () => {
    expect((await request({}, { slug: 'nobody-x1' })).status).toBe(404)
    expect((await getInvitation(server, family.invitation)).takesRequests).toBe(true)
    await changeReplySettings(family.couple, family.wedding, { takesRequests: false })
    expect((await request()).status).toBe(404)
    expect((await getInvitation(server, family.invitation)).takesRequests).toBe(false)
  })

  it('returns 400 for a name without a visible character, too many persons and an unknown property', async () => {
    expect(Object.keys(getFieldErrors(await request({ name: '\u200F' })))).toEqual(['name'])
    expect(Object.keys(getFieldErrors(await request({ count: 21 })))).toEqual(['count'])
    expect((await request({ state: 'accepted' })).status).toBe(400)
  })

  it('returns 409 when too many are pending', async () => {
    const { db } = server.app.context
    const decision = { household_id: null, decided_at: null, decided_by: null, network: null }
    const undecided = { phone_e164: null, message: null, state: 'pending', ...decision }
    const rows = Array.from({ length: PENDING_REQUESTS_PER_WEDDING }, (_, nth) => ({
      ...undecided,
      id: `${family.wedding.id}-${nth}`,
      wedding_id: family.wedding.id,
      name: 'x',
      phone: String(nth),
      count: 1,
      created_at: 'x',
    }))
    await db.insertInto('reply_requests').values(rows).execute()
    const refused = await request()
    expect([refused.status, refused.body.code]).toEqual([409, 'limit_reached'])
    await db.deleteFrom('reply_requests').where('id', '=', rows[0]!.id).execute()
    expect((await request()).status).toBe(200)
  })
})

it('leaves places for others when one network asks for too many', async () => {
  const ask = (nth: number, address: string) => request({ name: `guest ${nth}` }, { address })
  const crowd = Array.from({ length: PENDING_REQUESTS_PER_NETWORK }, (_, nth) => ask(nth, `203.0.113.${nth}`))
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await ask(100, '203.0.113.200')
  expect([refused.status, refused.body.code]).toEqual([409, 'limit_reached'])
  expect((await ask(101, '203.0.114.1')).status).toBe(200)
  expect((await ask(102, '2001:db8::1')).status).toBe(200)
  // A decision makes room, and keeps nothing of the network.
  const { id } = (await list()).find(({ name }: { name: string }) => name === 'guest 0')
  await decide(id, { state: 'rejected' })
  expect((await ask(103, '203.0.113.200')).status).toBe(200)
  const { db } = server.app.context
  expect(await db.selectFrom('reply_requests').select('network').where('id', '=', id).execute()).toEqual([
    { network: null },
  ])
})

describe('a decision', () => {
  let id: string
  beforeEach(async () => {
    await request()
    ;[{ id }] = await list()
  })

  it('accepts a request into a household, and is taken back', async () => {
    const householdId = family.household.id
    expect(await decide(id, { state: 'accepted', householdId })).toMatchObject({
      status: 200,
      body: { id, state: 'accepted', householdId },
    })
    const { body } = await decide(id, { state: 'pending' })
    expect(body).toMatchObject({ state: 'pending' })
    expect(body.householdId).toBeUndefined()
    expect(await list()).toEqual([body])
  })

  it('is stored together with a new household, once for a repeated request', async () => {
    const { couple, wedding } = family
    const newHousehold = {
      id: '5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84',
      name: 'سامح فؤاد',
      side: 'both',
      seats: [{ hallId: wedding.hallId, allowed: 2 }],
    }
    const first = await decide(id, { state: 'accepted', newHousehold })
    expect(first).toMatchObject({
      status: 200,
      body: { state: 'accepted', householdId: newHousehold.id, decidedBy: couple.email },
    })
    expect((await decide(id, { state: 'accepted', newHousehold })).body).toEqual(first.body)
    expect((await listHouseholds(couple, wedding)).total).toBe(2)
    const other = await decide(id, { state: 'accepted', newHousehold: { ...newHousehold, seats: [] } })
    expect(other).toMatchObject({ status: 409, body: { code: 'already_exists', current: newHousehold } })
  })

  it('adds no second family when two devices accept at once, and says who has decided', async () => {
    const { couple, wedding } = family
    const accept = () => decide(id, { state: 'accepted', newHousehold: { name: 'سامح فؤاد', side: 'both' } })
    const responses = (await Promise.all([accept(), accept()])).toSorted((a, b) => a.status - b.status)
    expect(responses).toMatchObject([
      { status: 200 },
      { status: 409, body: { code: 'version_conflict', current: { id, state: 'accepted', decidedBy: couple.email } } },
    ])
    expect((await listHouseholds(couple, wedding)).total).toBe(2)
  })

  it('is not replaced by another one of a stale page', async () => {
    await decide(id, { state: 'accepted', householdId: family.household.id })
    expect((await decide(id, { state: 'rejected' })).status).toBe(409)
    expect((await decide(id, { state: 'pending', seenState: 'rejected' })).status).toBe(409)
    expect((await decide(id, { state: 'pending', seenState: 'accepted' })).status).toBe(200)
    expect((await decide(id, { state: 'rejected' })).status).toBe(200)
  })

  it('is not stored when the household has changed or cannot be added', async () => {
    const { household, wedding } = family
    const householdUpdate = { name: household.name, side: 'bride', version: household.version + 1 }
    const stale = await decide(id, { state: 'accepted', householdId: household.id, householdUpdate })
    expect([stale.status, stale.body.current.id]).toEqual([409, household.id])
    const seats = [{ hallId: wedding.eventId, allowed: 1 }]
    const wrong = await decide(id, { state: 'accepted', newHousehold: { name: 'x', side: 'both', seats } })
    expect(wrong.status).toBe(400)
    expect(await list()).toMatchObject([{ state: 'pending' }])
  })

  it('changes the seats of a household on the list together with it', async () => {
    const { couple, wedding, household } = family
    const seats = [{ hallId: wedding.hallId, allowed: 5 }]
    const householdUpdate = { name: household.name, side: 'bride', seats, version: household.version }
    await decide(id, { state: 'accepted', householdId: household.id, householdUpdate })
    expect((await listHouseholds(couple, wedding)).items[0]).toMatchObject({ seats, version: household.version + 1 })
  })

  it('rejects several requests at once, and takes the rejections back, but no other decision', async () => {
    await request({ name: 'مها' })
    await request({ name: 'هبة' })
    const ids = (await list()).map((one: { id: string }) => one.id)
    await decide(id, { state: 'accepted', householdId: family.household.id })
    const decideAll = async (state: string) => {
      const path = `${family.wedding.path}/requests`
      const { body } = await family.couple.call('PATCH', path, { body: { state, requestIds: ids } })
      return body.items.map((one: { state: string }) => one.state).toSorted()
    }
    expect(await decideAll('rejected')).toEqual(['accepted', 'rejected', 'rejected'])
    expect(await decideAll('pending')).toEqual(['accepted', 'pending', 'pending'])
  })

  it('returns 400 for a household that is not on the list of the wedding', async () => {
    const { couple, wedding, household } = family
    const other = await inviteHousehold(server)
    const accept = async (householdId?: string) =>
      Object.keys(getFieldErrors(await decide(id, { state: 'accepted', ...(householdId ? { householdId } : {}) })))
    expect(await accept()).toEqual(['householdId'])
    expect(await accept(other.household.id)).toEqual(['householdId'])
    await couple.call('DELETE', `${wedding.path}/households/${household.id}`)
    expect(await accept(household.id)).toEqual(['householdId'])
    expect(await list()).toMatchObject([{ state: 'pending' }])
  })
})
