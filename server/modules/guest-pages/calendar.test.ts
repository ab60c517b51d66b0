import ICAL from 'ical.js'
import { startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { inviteHousehold } from '../../../tests/server/support/replies.ts'
import type { InvitedHousehold } from '../../../tests/server/support/replies.ts'
import { addHousehold, listEvents } from '../../../tests/server/support/weddings.ts'

const PUBLIC_URL = 'https://zaffa.example'
let server: TestServer
let family: InvitedHousehold
beforeAll(async () => void (server = await startTestServer({ environment: { PUBLIC_URL } })))
beforeEach(async () => void (family = await inviteHousehold(server)))
afterAll(() => server.close())

const get = (eventId: string, token = family.household.linkToken) =>
  server.call('GET', `links/${token}/events/${eventId}/calendar.ics`)

/** @returns the only event of a calendar, read by a third-party parser */
const parseEvent = (text: string) => {
  const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!
  return (name: string) => event.getFirstPropertyValue(name)
}

/** Adds a hall to the event of a kind, and a household with seats in it. @returns the event and the household */
async function inviteTo(kind: string, changes: Record<string, unknown> = {}) {
  const { couple, wedding } = family
  const event = (await listEvents(couple, wedding.id)).find((one) => one.kind === kind)!
  await couple.call('PUT', `${wedding.path}/events/${event.id}`, {
    body: { date: event.date, version: event.version, ...changes },
  })
  const hall = { eventId: event.id, name: 'قاعة السيدات', audience: 'women' }
  const hallId = (await couple.call('POST', `${wedding.path}/halls`, { body: hall })).body.id
  const household = await addHousehold(couple, { ...wedding, hallId }, { language: 'en' })
  return { event, household }
}

it("is the wedding of the invitation's own file, with the household's hall and link", async () => {
  const { wedding, invitation, household } = family
  const response = await get(wedding.eventId)
  expect(response.status).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="wedding.ics"',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const property = parseEvent(response.text)
  const page = `${PUBLIC_URL}/g/${household.linkToken}`
  expect(property('uid')).toBe(invitation.id)
  expect(property('summary')).toBe('زفاف عمر وليلى')
  expect(property('location')).toBe('قاعة النيل، ١٢ كورنيش النيل، الزمالك')
  expect(property('url')).toBe(page)
  expect(property('description')).toBe(`القاعة: قاعة النيل\n\nدعوتكم: ${page}`)
  expect(response.text).toContain('DTSTART;TZID=Africa/Cairo:20270618T193000')
})

it('is another event in the language of the household, all day without a time', async () => {
  const { event, household } = await inviteTo('henna', { place: 'Family home' })
  const response = await get(event.id, household.linkToken)
  expect(response.headers['content-disposition']).toBe('attachment; filename="henna.ics"')
  const property = parseEvent(response.text)
  expect(property('uid')).toBe(event.id)
  expect(property('summary')).toBe('Henna night: عمر & ليلى')
  expect(property('location')).toBe('Family home')
  expect(property('description')).toContain("Hall: Women's hall (قاعة السيدات)")
  expect(response.text).toContain('DTSTART;VALUE=DATE:20270616')
})

it('has a later sequence and time of change after the event has moved', async () => {
  const { event, household } = await inviteTo('henna')
  const read = async (name: string) => parseEvent((await get(event.id, household.linkToken)).text)(name)
  const getSequence = async () => Number(await read('sequence'))
  const before = await getSequence()
  server.advance(600)
  const path = `${family.wedding.path}/events/${event.id}`
  await family.couple.call('PUT', path, { body: { date: '2027-06-15', version: before } })
  expect(await getSequence()).toBeGreaterThan(before)
  expect(String(await read('last-modified'))).toBe('2026-11-21T10:10:00Z')
})

it('returns 404 for an event without seats for the household, without a date and of another wedding', async () => {
  const { couple, wedding } = family
  const [henna] = (await listEvents(couple, wedding.id)).filter(({ kind }) => kind === 'henna')
  expect((await get(henna!.id)).status).toBe(404)
  const other = await inviteHousehold(server)
  expect((await get(other.wedding.eventId)).status).toBe(404)
  expect((await get(wedding.eventId, 'k3v9xq2m7tdh4p8w5znb6cfgyj')).status).toBe(404)
  const dinner = await couple.call('POST', `${wedding.path}/events`, { body: { kind: 'custom', title: 'Dinner' } })
  const hall = { eventId: dinner.body.id, name: 'Garden', audience: 'mixed' }
  const hallId = (await couple.call('POST', `${wedding.path}/halls`, { body: hall })).body.id
  const invited = await addHousehold(couple, { ...wedding, hallId })
  expect((await get(dinner.body.id, invited.linkToken)).status).toBe(404)
})
