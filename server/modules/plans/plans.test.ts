import { randomUUID } from 'node:crypto'
import { PLANS_UNDO_MS } from '../../config/limits.ts'
import { createInvitationInput, signIn, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { getInvitation, inviteHousehold, listStatuses } from '../../../tests/server/support/replies.ts'
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
const changePlans = (events: object[], more: object = {}) =>
  family.couple.call('PUT', `${family.wedding.path}/plans`, { body: { events, ...more } })
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
    expect(await readPlans()).toEqual({ informed: [], answered: 0 })
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

const setStatus = async (status: string, more: object = {}) => {
  const { id, version } = await findEvent('wedding')
  return changePlans([{ id, version, status }], more)
}
const readPersonal = async () => (await server.call('GET', `links/${family.household.linkToken}`)).body
const readCalendars = async () => {
  const { slug } = family.invitation
  const personal = `links/${family.household.linkToken}/events/${family.wedding.eventId}/calendar.ics`
  const addresses = [`invitations/slug/${encodeURIComponent(slug)}/calendar.ics`, personal]
  return Promise.all(addresses.map(async (address) => (await server.call('GET', address)).text))
}
const getSequence = (calendar: string) => Number(/SEQUENCE:(\d+)/.exec(calendar)![1])

describe.each(['postponed', 'calledOff'])('a wedding that is %s', (status) => {
  it('keeps its date, takes no replies, and is cancelled in calendars', async () => {
    const before = await readCalendars()
    expect((await setStatus(status)).status).toBe(200)
    expect(await findEvent('wedding')).toMatchObject({ status, date: '2027-06-18', movedAt: expect.any(String) })
    expect(await getInvitation(server, family.invitation)).toMatchObject({
      statuses: { wedding: status },
      takesRequests: false,
    })
    expect(await readPersonal()).toMatchObject({ isOpen: false, events: [{ status }] })
    expect((await family.reply()).body.code).toBe('too_late')
    const after = await readCalendars()
    for (const [nth, calendar] of after.entries()) {
      expect(calendar).toContain('STATUS:CANCELLED')
      expect(getSequence(calendar)).toBeGreaterThan(getSequence(before[nth]!))
    }
  })

  it('is as planned again after undoing', async () => {
    await setStatus(status)
    expect((await undoPlans()).status).toBe(200)
    expect(await findEvent('wedding')).not.toHaveProperty('status')
    expect(await getInvitation(server, family.invitation)).not.toHaveProperty('statuses')
    for (const calendar of await readCalendars()) expect(calendar).toContain('STATUS:CONFIRMED')
  })
})

describe('the picture of a wedding that is called off', () => {
  it('is not there any more', async () => {
    await setStatus('calledOff')
    const address = `invitations/slug/${encodeURIComponent(family.invitation.slug)}/preview.png`
    expect((await server.call('GET', address)).status).toBe(404)
  })
})

describe('a postponed wedding', () => {
  it('is as planned with a new date, also when the invitation or the event is edited', async () => {
    for (const date of ['2027-09-10', '2027-09-17']) {
      await setStatus('postponed')
      const event = await findEvent('wedding')
      const { id, version, place, address, area } = event
      const edited = { date, version, time: '20:00', place, address, area }
      const path = `${family.wedding.path}/events/${id}`
      expect((await family.couple.call('PUT', path, { body: { ...edited, date: event.date } })).body.status).toBe(
        'postponed',
      )
      const saved = await family.couple.call('PUT', path, { body: { ...edited, version: version + 1 } })
      expect(saved.body).not.toHaveProperty('status')
    }
    await setStatus('postponed')
    const { id, version } = await getInvitation(server, family.invitation)
    const body = createInvitationInput({ weddingDate: '2027-10-01', version })
    expect((await family.couple.call('PUT', `invitations/${id}`, { body })).status).toBe(200)
    expect(await findEvent('wedding')).not.toHaveProperty('status')
  })
})

describe('replies to changed plans', () => {
  const readReply = async () => (await listStatuses(family.couple, family.wedding)).items[0]?.reply

  it('are kept unless the couple asks again', async () => {
    const { id } = (await family.reply()).body
    expect((await move()).body.answered).toBe(1)
    expect(await readReply()).toMatchObject({ id })
  })

  it('stay in the history when the couple asks again, and count again after undoing', async () => {
    const { id } = (await family.reply()).body
    const { revision } = await listStatuses(family.couple, family.wedding)
    expect((await setStatus('postponed', { replies: 'askAgain' })).body.answered).toBe(0)
    const changed = await listStatuses(family.couple, family.wedding, `?after=${revision}`)
    expect(changed.items).toEqual([expect.not.objectContaining({ reply: expect.anything() })])
    expect(await readPersonal()).not.toHaveProperty('reply')
    const history = await family.couple.call('GET', `${family.wedding.path}/households/${family.household.id}/history`)
    expect(history.body.replies).toEqual([expect.objectContaining({ id, setAsideAt: expect.any(String) })])
    await undoPlans()
    expect(await readReply()).toMatchObject({ id })
    expect(await readReply()).not.toHaveProperty('setAsideAt')
  })

  it('do not come back when a later one is undone, nor replace one that came meanwhile', async () => {
    await family.reply()
    const { id, version, time } = await findEvent('wedding')
    await changePlans([{ id, version, date: '2027-09-10', time }], { replies: 'askAgain' })
    server.advance(1)
    const second = (await family.reply()).body.id
    await family.couple.call('POST', `${family.wedding.path}/replies/${second}/undo`)
    expect(await readReply()).toBeUndefined()
    await family.couple.call('POST', `${family.wedding.path}/replies/${second}/restore`)
    await undoPlans()
    expect(await readReply()).toMatchObject({ id: second })
  })

  it('can be sent as long before the new date as before the former one', async () => {
    const path = `${family.wedding.path}/reply-settings`
    const { body: settings } = await family.couple.call('GET', path)
    await family.couple.call('PUT', path, { body: { ...settings, replyBy: '2027-06-01' } })
    const { id, version, time } = await findEvent('wedding')
    await changePlans([{ id, version, date: '2027-06-28', time }], { replies: 'askAgain' })
    expect((await family.couple.call('GET', path)).body.replyBy).toBe('2027-06-11')
    await undoPlans()
    expect((await family.couple.call('GET', path)).body.replyBy).toBe('2027-06-01')
  })
})

describe('a wedding that was postponed', () => {
  it('cannot take place on its former date once that has passed', async () => {
    await setStatus('postponed')
    server.advance(365 * 86_400)
    family.couple = await signIn(server, family.couple.email)
    const { id, version, date } = await findEvent('wedding')
    expect((await changePlans([{ id, version, date }])).body.code).toBe('validation_failed')
  })
})
