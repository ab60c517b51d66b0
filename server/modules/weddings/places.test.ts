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

type CalendarProperty = 'location' | 'dtstart' | 'description'

/** @returns a property of the wedding in the calendar files of the open and the personal link */
async function readCalendars(property: CalendarProperty): Promise<string[]> {
  const { invitation, wedding, household } = family
  const paths = [
    `invitations/slug/${encodeURIComponent(invitation.slug)}/calendar.ics`,
    `links/${household.linkToken}/events/${wedding.eventId}/calendar.ics`,
  ]
  const files = await Promise.all(paths.map((path) => server.call('GET', path)))
  return files.map(({ text }) => {
    const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!
    return String(event.getFirstPropertyValue(property))
  })
}

/** Reads the wedding as an event and as an invitation from every response that has it. */
async function readEverywhere() {
  const { couple, invitation, household } = family
  const exported = (await couple.call('GET', 'users/export')).body
  const isWedding = (one: { kind: string }) => one.kind === 'wedding'
  return {
    events: [
      await findWedding(),
      (await server.call('GET', `links/${household.linkToken}`)).body.events[0],
      exported.events.find(isWedding),
    ],
    invitations: [
      await getInvitation(server, invitation),
      (await couple.call('GET', `invitations/user/${couple.userId}`)).body.items[0],
      exported.invitations[0],
    ],
  }
}

const copies = (count: number, value: unknown): unknown[] => Array.from({ length: count }, () => value)

describe('an edit of the event', () => {
  it.each<[string, Record<string, unknown>, string, CalendarProperty]>([
    ['date', { date: '2027-09-01' }, 'weddingDate', 'dtstart'],
    ['time', { time: '21:15' }, 'weddingTime', 'dtstart'],
    ['place', PLACE, 'weddinghole', 'location'],
    ['address', { ...PLACE, address: 'عنوان آخر' }, 'weddingAddress', 'location'],
    ['area', { ...PLACE, area: 'المعادي' }, 'area', 'location'],
  ])('of the %s is read from every place that shows it', async (field, changes, wire, property) => {
    expect((await editWedding(changes)).status).toBe(200)
    const value = changes[field]
    const { events, invitations } = await readEverywhere()
    expect(events.map((one) => one[field])).toEqual(copies(3, value))
    expect(invitations.map((one) => one[wire])).toEqual(copies(3, value))
    for (const text of await readCalendars(property)) expect(text).toContain(value)
  })

  it('of the map link is read from every place that shows it', async () => {
    await editWedding(PLACE)
    const { events, invitations } = await readEverywhere()
    expect([...events, ...invitations].map(({ mapsLink }) => mapsLink)).toEqual(copies(6, PLACE.mapsLink))
    expect((await readCalendars('description'))[0]).toContain(PLACE.mapsLink)
  })

  it('of the place renames its hall, on the page of a household and in the list of guests too', async () => {
    await editWedding(PLACE)
    const { events } = await readEverywhere()
    expect(events.slice(0, 2).map(({ halls }) => halls[0].name)).toEqual([PLACE.place, PLACE.place])
    const csv = await family.couple.call('GET', `${family.wedding.path}/exports/households.csv?language=ar`)
    expect(csv.text.split('\n')[0]).toContain(PLACE.place)
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
