import {
  getFieldErrors,
  createInvitationInput,
  registerCouple,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { changeReplySettings } from '../../../tests/server/support/replies.ts'
import { addHousehold, findPlannedWedding, listEvents } from '../../../tests/server/support/weddings.ts'
import { weddingDates } from '../../../tests/fixtures/invitation.ts'

let server: TestServer
let couple: Couple
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => void (couple = await registerCouple(server)))
afterAll(() => server.close())

const listWeddings = async () => (await couple.call('GET', 'weddings')).body.items
const findEvent = async (weddingId: string, kind: string) =>
  (await listEvents(couple, weddingId)).find((event) => event.kind === kind)!
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
      {
        id: weddingId,
        title: 'عمر وليلى',
        language: 'ar',
        timeZone: 'Africa/Cairo',
        role: 'owner',
        date: weddingDates.weddingDate,
      },
    ])
    const events = await listEvents(couple, weddingId)
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

describe('deleting the only invitation', () => {
  it.each([
    [
      'requests of guests',
      async (weddingId: string, slug: string) => {
        await changeReplySettings(couple, await findPlannedWedding(couple, weddingId), { takesRequests: true })
        const body = { name: 'سامح فؤاد', phone: '01112345678', count: 2 }
        return server.call('POST', `invitations/slug/${encodeURIComponent(slug)}/requests`, { body })
      },
    ],
    [
      'message texts',
      (weddingId: string) => {
        const body = { kind: 'invite', language: 'ar', side: 'groom', text: 'تعالوا {الرابط}' }
        return couple.call('PUT', `weddings/${weddingId}/message-templates`, { body })
      },
    ],
    [
      'settings of replies',
      async (weddingId: string) =>
        changeReplySettings(couple, await findPlannedWedding(couple, weddingId), { contact: '01012345678' }),
    ],
    [
      'the place of an event',
      async (weddingId: string) => {
        const { id, version, date } = await findEvent(weddingId, 'henna')
        return couple.call('PUT', `weddings/${weddingId}/events/${id}`, { body: { date, version, place: 'البيت' } })
      },
    ],
  ])('keeps the wedding with %s', async (_what, add) => {
    const { id, weddingId, slug } = await publish()
    expect((await add(weddingId, slug)).status).toBe(200)
    expect((await couple.call('DELETE', `invitations/${id}`)).status).toBe(204)
    expect(await listWeddings()).toMatchObject([{ id: weddingId }])
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

it("shows a couple only its own weddings' invitations", async () => {
  await publishInvitation(await registerCouple(server))
  const { id } = await publishInvitation(couple)
  const { items } = (await couple.call('GET', `invitations/user/${couple.userId}`)).body
  expect(items.map((one: { id: string }) => one.id)).toEqual([id])
})
