import ICAL from 'ical.js'
import { getFieldErrors, createInvitationInput, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { getInvitation, inviteHousehold } from '../../../tests/server/support/replies.ts'
import type { InvitedHousehold } from '../../../tests/server/support/replies.ts'
import { addHousehold, listEvents } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let family: InvitedHousehold
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => void (family = await inviteHousehold(server)))
afterAll(() => server.close())

const PLACE = {
  place: 'قاعة الفيروز',
  address: '٥ شارع التسعين',
  area: 'التجمع',
  mapsLink: 'https://maps.app.goo.gl/new',
}
const ENGLISH = { weddinghole: 'Nile Hall', weddingAddress: '12 Corniche', area: 'Zamalek' }

const findWedding = async () =>
  (await listEvents(family.couple, family.wedding.id)).find(({ kind }) => kind === 'wedding')!

/** Replaces the details of the wedding's event. */
async function editWedding(changes: Record<string, unknown>) {
  const { id, version, date, time } = await findWedding()
  const body = { date, time, version, ...changes }
  return family.couple.call('PUT', `${family.wedding.path}/events/${id}`, { body })
}

const editInvitation = (id: string, changes: Record<string, unknown>) =>
  family.couple.call('PUT', `invitations/${id}`, { body: createInvitationInput({ ...changes }) })

/** Publishes a second invitation of the wedding, in English. @returns its slug and id */
const publishInEnglish = async () =>
  (
    await family.couple.call('POST', 'invitations', {
      body: createInvitationInput({ ...ENGLISH, language: 'en', weddingId: family.wedding.id }),
    })
  ).body

/** @returns a property of the only event of a calendar, as text */
const readCalendar = async (path: string, property: string) => {
  const { text } = await server.call('GET', path)
  const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!
  return String(event.getFirstPropertyValue(property))
}

/** Reads day, hour and place from every place that shows them. */
async function readEverywhere() {
  const { couple, wedding, invitation, household } = family
  const event = await findWedding()
  const own = (await couple.call('GET', `invitations/user/${couple.userId}`)).body.items[0]
  const guest = await getInvitation(server, invitation)
  const page = `links/${household.linkToken}`
  const personal = (await server.call('GET', page)).body.events[0]
  const exported = (await couple.call('GET', 'users/export')).body
  const calendars = [
    `invitations/slug/${encodeURIComponent(invitation.slug)}/calendar.ics`,
    `${page}/events/${wedding.eventId}/calendar.ics`,
  ]
  return {
    event,
    own,
    guest,
    personal,
    exportedEvent: exported.events.find((one: { kind: string }) => one.kind === 'wedding'),
    locations: await Promise.all(calendars.map((path) => readCalendar(path, 'location'))),
    starts: await Promise.all(calendars.map((path) => readCalendar(path, 'dtstart'))),
    csv: (await couple.call('GET', `${wedding.path}/exports/households.csv?language=ar`)).text.split('\n')[0]!,
  }
}

describe('an edit of the event', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['date', { date: '2027-09-01' }, 'weddingDate'],
    ['time', { time: '21:15' }, 'weddingTime'],
    ['place', PLACE, 'weddinghole'],
    ['address', { ...PLACE, address: 'عنوان آخر' }, 'weddingAddress'],
    ['area', { ...PLACE, area: 'المعادي' }, 'area'],
    ['mapsLink', { ...PLACE, mapsLink: 'https://maps.app.goo.gl/other' }, 'mapsLink'],
  ])('of the %s is read from every place that shows it', async (field, changes, wire) => {
    expect((await editWedding(changes)).status).toBe(200)
    const value = changes[field]
    const seen = await readEverywhere()
    for (const one of [seen.event, seen.personal, seen.exportedEvent]) expect(one).toMatchObject({ [field]: value })
    for (const one of [seen.own, seen.guest]) expect(one).toMatchObject({ [wire]: value })
    if (['date', 'time'].includes(field)) {
      for (const start of seen.starts) expect(start).toContain(String(value))
      return
    }
    if (field !== 'mapsLink') for (const location of seen.locations) expect(location).toContain(String(value))
    if (field === 'place') {
      expect([seen.event.halls[0]!.name, seen.personal.halls[0].name]).toEqual([value, value])
      expect(seen.csv).toContain(value)
    }
  })

  it('keeps the place when it names none, and needs all of what an invitation shows', async () => {
    expect((await editWedding({ time: '20:00' })).body).toMatchObject({ place: 'قاعة النيل', area: 'الزمالك' })
    expect(getFieldErrors(await editWedding({ place: 'قاعة' }))).toEqual({
      address: 'This field is required.',
      area: 'This field is required.',
    })
    expect(getFieldErrors(await editWedding({ address: 'x', area: 'y' }))).toEqual({ place: 'This field is required.' })
  })
})

it('an edit of an invitation changes the place of the event and of its hall', async () => {
  await editInvitation(family.invitation.id, { weddinghole: 'قاعة الفيروز', version: 1 })
  const { place, halls, movedAt } = await findWedding()
  expect([place, halls[0]!.name, typeof movedAt]).toEqual(['قاعة الفيروز', 'قاعة الفيروز', 'string'])
})

describe('a wedding with invitations in two languages', () => {
  it('shows the place to each reader in the language of the page, and moves nobody by a translation', async () => {
    const { movedAt } = await findWedding()
    const english = await publishInEnglish()
    expect(await findWedding()).toMatchObject({
      place: 'قاعة النيل',
      translation: { place: 'Nile Hall', address: '12 Corniche', area: 'Zamalek' },
    })
    expect((await findWedding()).movedAt).toBe(movedAt)
    expect(await getInvitation(server, family.invitation)).toMatchObject({ weddinghole: 'قاعة النيل' })
    expect(await getInvitation(server, english)).toMatchObject(ENGLISH)
    const reader = await addHousehold(family.couple, family.wedding, { name: 'John', language: 'en' })
    const [event] = (await server.call('GET', `links/${reader.linkToken}`)).body.events
    expect(event).toMatchObject({ place: 'Nile Hall', halls: [{ name: 'Nile Hall' }] })
  })

  it('asks about the other language when the place has changed in one', async () => {
    const english = await publishInEnglish()
    await editInvitation(english.id, {
      ...ENGLISH,
      weddinghole: 'Pearl Hall',
      language: 'en',
      version: english.version,
    })
    const event = await findWedding()
    expect(event).toMatchObject({ translation: { place: 'Pearl Hall' }, otherPlaces: [{ place: 'قاعة النيل' }] })
    const { place, address, area, translation } = event
    const confirmed = await editWedding({ place, address, area, translation, confirmsPlace: true })
    expect(confirmed.body).not.toHaveProperty('otherPlaces')
  })
})

describe('a hall', () => {
  it('is called as its place until it gets a name of its own', async () => {
    const { couple, wedding } = family
    const hall = { audience: 'men', version: 1 }
    const named = await couple.call('PUT', `${wedding.path}/halls/${wedding.hallId}`, {
      body: { ...hall, name: 'الماسة' },
    })
    expect(named.body).toMatchObject({ name: 'الماسة', hasPlaceName: false })
    await editWedding(PLACE)
    expect((await findWedding()).halls).toMatchObject([{ name: 'الماسة' }])
    const unnamed = await couple.call('PUT', `${wedding.path}/halls/${wedding.hallId}`, {
      body: { ...hall, version: 2 },
    })
    expect(unnamed.body).toMatchObject({ name: PLACE.place, hasPlaceName: true })
  })

  it('needs a name when another hall of the event is called as the place', async () => {
    const { couple, wedding } = family
    const body = { eventId: wedding.eventId, audience: 'women' }
    expect(getFieldErrors(await couple.call('POST', `${wedding.path}/halls`, { body }))).toEqual({
      name: 'This field is required.',
    })
  })
})
