import { randomUUID } from 'node:crypto'
import { PLANS_UNDO_MS } from '../../config/limits.ts'
import { signIn, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { getInvitation, inviteHousehold } from '../../../tests/server/support/replies.ts'
import type { InvitedHousehold } from '../../../tests/server/support/replies.ts'
import { listEvents } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let family: InvitedHousehold
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => void (family = await inviteHousehold(server)))
afterAll(() => server.close())

const PLACE = { place: 'قاعة الفيروز', address: '٥ شارع التسعين', area: 'التجمع' }

const findEvent = async (kind: string) =>
  (await listEvents(family.couple, family.wedding.id)).find((event) => event.kind === kind)!
const readPlans = async () => (await family.couple.call('GET', `${family.wedding.path}/plans`)).body
const changePlans = (events: object[]) =>
  family.couple.call('PUT', `${family.wedding.path}/plans`, { body: { events } })
const undoPlans = () => family.couple.call('POST', `${family.wedding.path}/plans/undo`)
const send = (kind: string) =>
  family.couple.call('POST', `${family.wedding.path}/sends`, {
    body: { id: randomUUID(), householdId: family.household.id, kind, result: 'sent' },
  })

/** Moves the wedding and the henna a week, and the wedding to another hall. */
async function move() {
  const [wedding, henna] = [await findEvent('wedding'), await findEvent('henna')]
  return changePlans([
    { id: wedding.id, version: wedding.version, date: '2027-06-25', time: '21:00', ...PLACE },
    { id: henna.id, version: henna.version, date: '2027-06-23' },
  ])
}

describe('a change of plans', () => {
  it('changes several events at once, and guests see it', async () => {
    expect((await move()).status).toBe(200)
    expect(await findEvent('henna')).toMatchObject({ date: '2027-06-23' })
    expect(await findEvent('wedding')).toMatchObject({ date: '2027-06-25', time: '21:00', ...PLACE })
    expect(await getInvitation(server, family.invitation)).toMatchObject({
      weddingDate: '2027-06-25',
      hennaDate: '2027-06-23',
      weddinghole: PLACE.place,
    })
  })

  it('changes nothing when one of the events was edited meanwhile', async () => {
    const [wedding, henna] = [await findEvent('wedding'), await findEvent('henna')]
    const response = await changePlans([
      { id: wedding.id, version: wedding.version, date: '2027-06-25' },
      { id: henna.id, version: henna.version + 1, date: '2027-06-23' },
    ])
    expect(response).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
    expect(response.body.current.items).toContainEqual(wedding)
    expect(await findEvent('wedding')).toEqual(wedding)
  })

  it('refuses an event twice, and one of another wedding', async () => {
    const { id, version, date } = await findEvent('henna')
    const henna = { id, version, date }
    expect((await changePlans([henna, henna])).status).toBe(409)
    expect((await changePlans([{ ...henna, id: randomUUID() }])).status).toBe(409)
  })

  it('says how many families have been told of each event', async () => {
    expect(await readPlans()).toEqual({ informed: [] })
    await send('invite')
    expect((await readPlans()).informed).toEqual([{ eventId: family.wedding.eventId, households: 1 }])
  })
})

describe('undoing a change of plans', () => {
  it('restores all events, also what families have been told', async () => {
    const before = [await findEvent('wedding'), await findEvent('henna')]
    const { undoUntil } = (await move()).body
    expect(Date.parse(undoUntil) - Date.parse((await findEvent('wedding')).movedAt!)).toBe(PLANS_UNDO_MS)
    expect((await undoPlans()).body).not.toHaveProperty('undoUntil')
    const after = [await findEvent('wedding'), await findEvent('henna')]
    expect(after).toEqual(before.map((event) => ({ ...event, version: event.version + 2 })))
    expect(await getInvitation(server, family.invitation)).toMatchObject({ weddinghole: 'قاعة النيل' })
    expect((await undoPlans()).body.code).toBe('too_late')
  })

  it('marks the events as moved again when families have been told of the change', async () => {
    await send('invite')
    await move()
    const { movedAt } = await findEvent('wedding')
    server.advance(60)
    await send('change')
    await undoPlans()
    expect(Date.parse((await findEvent('wedding')).movedAt!)).toBeGreaterThanOrEqual(Date.parse(movedAt!) + 60_000)
  })

  it('is refused after an edit of one of the events, and after a day', async () => {
    await move()
    const { id, version, date } = await findEvent('henna')
    await family.couple.call('PUT', `${family.wedding.path}/events/${id}`, { body: { date, version, time: '20:00' } })
    expect((await undoPlans()).body).toMatchObject({ code: 'version_conflict', current: { items: expect.any(Array) } })
    await move()
    server.advance(PLANS_UNDO_MS / 1000)
    const couple = await signIn(server, family.couple.email)
    expect((await couple.call('POST', `${family.wedding.path}/plans/undo`)).body.code).toBe('too_late')
  })
})
