import { randomUUID } from 'node:crypto'
import {
  getFieldErrors,
  createInvitationInput,
  registerCouple,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { addHousehold, createWedding, findPlannedWedding } from '../../../tests/server/support/weddings.ts'
import { weddingDates } from '../../../tests/fixtures/invitation.ts'

let server: TestServer
let couple: Couple
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => void (couple = await registerCouple(server)))
afterAll(() => server.close())

interface EventBody {
  id: string
  kind: string
  date?: string
  time?: string
  version: number
  halls: { name: string }[]
}

const listWeddings = async () => (await couple.call('GET', 'weddings')).body.items
const listEvents = async (weddingId: string): Promise<EventBody[]> =>
  (await couple.call('GET', `weddings/${weddingId}/events`)).body.items
const findEvent = async (weddingId: string, kind: string) =>
  (await listEvents(weddingId)).find((event) => event.kind === kind)!
const publish = async (changes: Record<string, unknown> = {}) =>
  (await couple.call('POST', 'invitations', { body: createInvitationInput(changes) })).body
const readAsGuest = async (slug: string) =>
  (await server.call('GET', `invitations/slug/${encodeURIComponent(slug)}`)).body

const DATES_BY_KIND = {
  engagement: weddingDates.engagementDate,
  henna: weddingDates.hennaDate,
  contract: weddingDates.crownDate,
  wedding: weddingDates.weddingDate,
}

describe('the wedding of an invitation', () => {
  it('is created with the first invitation: named after the couple, with its dates and its hall', async () => {
    const { weddingId } = await publish()
    expect(await listWeddings()).toMatchObject([
      { id: weddingId, title: 'عمر وليلى', language: 'ar', timeZone: 'Africa/Cairo', role: 'owner' },
    ])
    const events = await listEvents(weddingId)
    expect(Object.fromEntries(events.map(({ kind, date }) => [kind, date]))).toEqual(DATES_BY_KIND)
    expect(events.find(({ kind }) => kind === 'wedding')).toMatchObject({
      time: '19:30',
      halls: [{ name: 'قاعة النيل', audience: 'mixed' }],
    })
  })

  it('has several invitations, which show the same dates', async () => {
    const first = await publish()
    const second = await publish({
      language: 'en',
      weddingId: first.weddingId,
      weddingDate: '2027-07-01',
      weddingTime: '20:00',
    })
    expect(await listWeddings()).toHaveLength(1)
    expect(second.weddingId).toBe(first.weddingId)
    const { id, slug, version } = first
    expect(await readAsGuest(slug)).toMatchObject({
      id,
      weddingDate: '2027-07-01',
      weddingTime: '20:00',
      version: version + 1,
    })
  })

  it('of another couple is refused', async () => {
    const { weddingId } = await publish()
    const stranger = await registerCouple(server)
    const response = await stranger.call('POST', 'invitations', { body: createInvitationInput({ weddingId }) })
    expect([response.status, Object.keys(getFieldErrors(response))]).toEqual([400, ['weddingId']])
  })

  it('is deleted with its last invitation, unless the couple has planned more', async () => {
    const [bare, planned] = [await publish(), await publish()]
    await addHousehold(couple, await findPlannedWedding(couple, planned.weddingId))
    for (const { id } of [bare, planned]) await couple.call('DELETE', `invitations/${id}`)
    expect((await listWeddings()).map(({ id }: { id: string }) => id)).toEqual([planned.weddingId])
  })
})

describe('the dates of events and invitations', () => {
  it('follow an edit of the invitation', async () => {
    const { id, weddingId } = await publish()
    const edited = { hennaDate: '2027-06-10', weddingTime: '21:00', timeZone: 'Asia/Dubai' }
    await couple.call('PUT', `invitations/${id}`, { body: createInvitationInput({ ...edited, version: 1 }) })
    expect(await findEvent(weddingId, 'henna')).toMatchObject({ date: '2027-06-10' })
    expect(await findEvent(weddingId, 'wedding')).toMatchObject({ time: '21:00' })
    expect(await listWeddings()).toMatchObject([{ timeZone: 'Asia/Dubai' }])
  })

  it('follow an edit of an event: guests see it at once, in a new version of the invitation', async () => {
    const { weddingId, slug } = await publish()
    expect((await readAsGuest(slug)).version).toBe(1)
    const { id, version } = await findEvent(weddingId, 'wedding')
    const body = { date: '2027-08-20', time: '22:00', version }
    expect((await couple.call('PUT', `weddings/${weddingId}/events/${id}`, { body })).status).toBe(200)
    expect(await readAsGuest(slug)).toMatchObject({ weddingDate: '2027-08-20', weddingTime: '22:00', version: 2 })
  })

  it('follow the time zone of the wedding', async () => {
    const { weddingId, slug } = await publish()
    const body = { title: 'x', language: 'ar', timeZone: 'Asia/Riyadh', version: 1 }
    await couple.call('PUT', `weddings/${weddingId}`, { body })
    expect(await readAsGuest(slug)).toMatchObject({ timeZone: 'Asia/Riyadh', version: 2 })
  })

  it('leave the invitation alone when an event changes what it does not show', async () => {
    const { weddingId, slug } = await publish()
    const { id, version, date } = await findEvent(weddingId, 'henna')
    const body = { date, place: 'بيت العروس', time: '20:00', version }
    await couple.call('PUT', `weddings/${weddingId}/events/${id}`, { body })
    expect((await readAsGuest(slug)).version).toBe(1)
    expect(await findEvent(weddingId, 'henna')).toMatchObject({ place: 'بيت العروس' })
  })

  it('cannot be removed while an invitation shows them', async () => {
    const { weddingId } = await publish()
    const { id, version } = await findEvent(weddingId, 'henna')
    const cleared = await couple.call('PUT', `weddings/${weddingId}/events/${id}`, { body: { version } })
    expect(getFieldErrors(cleared)).toEqual({ date: 'This field is required.' })
    expect((await couple.call('DELETE', `weddings/${weddingId}/events/${id}`)).body.code).toBe('in_use')
  })

  it('refuse a new wedding day in the past', async () => {
    const { weddingId } = await publish()
    const { id, version } = await findEvent(weddingId, 'wedding')
    const body = { date: '2026-11-20', version }
    const response = await couple.call('PUT', `weddings/${weddingId}/events/${id}`, { body })
    expect(getFieldErrors(response)).toEqual({ date: 'The wedding day has already passed.' })
  })
})

describe('weddings, events and halls', () => {
  it('are created once for repeated and concurrent requests with one id', async () => {
    const id = randomUUID()
    const body = { id, title: 'x', language: 'en', timeZone: 'Africa/Cairo' }
    const responses = await Promise.all([1, 2, 3].map(() => couple.call('POST', 'weddings', { body })))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await listWeddings()).toMatchObject([{ id }])
    const { path, eventId } = await findPlannedWedding(couple, id)
    for (const [list, given] of [
      ['events', { id: randomUUID(), kind: 'custom', title: 'Dinner' }],
      ['halls', { id: randomUUID(), eventId, name: 'Men', audience: 'men' }],
    ] as const) {
      const made = await Promise.all([1, 2].map(() => couple.call('POST', `${path}/${list}`, { body: given })))
      expect(made.map((response) => [response.status, response.body.id])).toEqual([
        [201, given.id],
        [201, given.id],
      ])
    }
    expect((await listEvents(id)).map(({ kind, halls }) => [kind, halls.length])).toEqual([
      ['wedding', 2],
      ['custom', 0],
    ])
  })

  it('refuse an id that another couple uses', async () => {
    const { id } = await createWedding(await registerCouple(server))
    const body = { id, title: 'x', language: 'en', timeZone: 'Africa/Cairo' }
    expect((await couple.call('POST', 'weddings', { body })).body.code).toBe('already_exists')
  })

  it('return 409 with the current state when the version is stale', async () => {
    const { path, hallId, eventId } = await createWedding(couple)
    const edits = [
      [path, { title: 'New', language: 'ar', timeZone: 'Africa/Cairo' }],
      [`${path}/events/${eventId}`, { date: '2027-06-18' }],
      [`${path}/halls/${hallId}`, { name: 'New', audience: 'women', capacity: 120 }],
    ] as const
    for (const [url, details] of edits) {
      const first = await couple.call('PUT', url, { body: { ...details, version: 1 } })
      expect(first).toMatchObject({ status: 200, body: { ...details, version: 2 } })
      const second = await couple.call('PUT', url, { body: { ...details, version: 1 } })
      expect(second).toMatchObject({ status: 409, body: { code: 'version_conflict', current: first.body } })
    }
  })

  it('have limits', async () => {
    const { path, eventId } = await createWedding(couple)
    const statuses: number[] = []
    for (let nth = 0; nth < 20; nth += 1)
      statuses.push((await couple.call('POST', `${path}/events`, { body: { kind: 'custom', title: 'x' } })).status)
    for (let nth = 0; nth < 10; nth += 1)
      statuses.push(
        (await couple.call('POST', `${path}/halls`, { body: { eventId, name: 'x', audience: 'mixed' } })).status,
      )
    expect(statuses).toEqual([
      ...Array.from({ length: 19 }, () => 201),
      409,
      ...Array.from({ length: 9 }, () => 201),
      409,
    ])
  })

  it('allow one event of each kind, and any number with a title of their own', async () => {
    const { path } = await createWedding(couple)
    const add = async (body: object) => await couple.call('POST', `${path}/events`, { body })
    expect((await add({ kind: 'morning-after' })).status).toBe(201)
    expect((await add({ kind: 'morning-after' })).body.code).toBe('already_exists')
    expect(getFieldErrors(await add({ kind: 'custom' }))).toEqual({ title: 'This field is required.' })
    expect(getFieldErrors(await add({ kind: 'henna', title: 'x' }))).toEqual({
      title: 'Only events of your own have a title.',
    })
  })

  it('have an order, which is refused with the current events when one was added meanwhile', async () => {
    const { id: weddingId, path } = await createWedding(couple)
    await couple.call('POST', `${path}/events`, { body: { kind: 'morning-after' } })
    const ids = (await listEvents(weddingId)).map(({ id }) => id).toReversed()
    const order = (body: object) => couple.call('PUT', `${path}/events`, { body })
    const ordered = await order({ ids })
    expect(ordered).toMatchObject({ status: 200, body: { items: [{ kind: 'morning-after', version: 1 }, {}] } })
    expect(await listEvents(weddingId)).toEqual(ordered.body.items)
    const { body: added } = await couple.call('POST', `${path}/events`, { body: { kind: 'henna' } })
    const stale = await order({ ids })
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
    expect(stale.body.current.items.map(({ id }: EventBody) => id)).toEqual([...ids, added.id])
    expect((await order({ ids: [ids[0], ids[0], added.id] })).status).toBe(400)
  })

  it('cannot be deleted while households have seats, those in the bin apart', async () => {
    const wedding = await createWedding(couple)
    const { path, hallId, eventId } = wedding
    const household = await addHousehold(couple, wedding)
    const remove = async (url: string) => (await couple.call('DELETE', url)).status
    expect([
      await remove(path),
      await remove(`${path}/halls/${hallId}`),
      await remove(`${path}/events/${eventId}`),
    ]).toEqual([409, 409, 409])
    await couple.call('DELETE', `${path}/households/${household.id}`)
    expect([
      await remove(`${path}/halls/${hallId}`),
      await remove(`${path}/events/${eventId}`),
      await remove(path),
    ]).toEqual([204, 204, 409])
  })

  it('keep an empty wedding only until it is deleted', async () => {
    const { path } = await createWedding(couple)
    expect((await couple.call('DELETE', path)).status).toBe(204)
    expect((await couple.call('GET', path)).status).toBe(404)
  })
})

it("shows a couple only its own weddings' invitations", async () => {
  await publishInvitation(await registerCouple(server))
  const { id } = await publishInvitation(couple)
  const { items } = (await couple.call('GET', `invitations/user/${couple.userId}`)).body
  expect(items.map((one: { id: string }) => one.id)).toEqual([id])
})
