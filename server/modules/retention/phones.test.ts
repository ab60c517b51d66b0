import { signIn, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { changeReplySettings, inviteHousehold } from '../../../tests/server/support/replies.ts'
import type { InvitedHousehold } from '../../../tests/server/support/replies.ts'
import { listEvents, listHouseholds } from '../../../tests/server/support/weddings.ts'
import { purgePhones } from './phones.ts'

const DAY_S = 24 * 3600
const PHONE = '01012345678'

let server: TestServer
let family: InvitedHousehold
beforeEach(async () => {
  server = await startTestServer()
  family = await inviteHousehold(server, { phone: PHONE, note: 'تبقى' })
  await server.app.context.db.updateTable('users').set({ email_verified_at: 'x' }).execute()
})
afterEach(() => server.close())

/** Moves the clock to a time of a day, in UTC. */
const goTo = (time: string) => server.advance((Date.parse(time) - server.now()) / 1000)
const purge = () => purgePhones(server.app.context)
/** A new session, because the one of the start has expired. */
const listFamilies = async (filters = {}) =>
  (await listHouseholds(await signIn(server, family.couple.email), family.wedding, filters)).items
const readWarnings = async () => (await server.readMails()).filter((mail) => mail.includes('/guests'))

// The wedding is on 18 June 2027 in Cairo, UTC+3: the warning is due on 2 September, and the deletion on 16 September.
const WARNING = '2027-09-01T21:00Z'
const DELETION = '2027-09-15T21:00Z'

it('warns the couple 14 days before, once, and deletes the phones 90 days after the last event', async () => {
  goTo('2027-09-01T20:59Z')
  await purge()
  expect(await readWarnings()).toEqual([])
  goTo(WARNING)
  await Promise.all([purge(), purge()])
  await purge()
  const [mail, ...others] = await readWarnings()
  expect(others).toEqual([])
  expect(mail).toContain(`To: ${family.couple.email}`)
  expect(mail).toContain('١٦ سبتمبر ٢٠٢٧')
  goTo('2027-09-15T20:59Z')
  await purge()
  expect((await listFamilies())[0].phone).toBe(PHONE)
  goTo(DELETION)
  await purge()
  const [kept] = await listFamilies()
  expect(kept).toMatchObject({ name: 'منى عادل', note: 'تبقى', seats: [{ allowed: 3 }], version: 2 })
  expect([kept.phone, kept.phoneE164]).toEqual([undefined, undefined])
  expect(await listFamilies({ q: PHONE })).toEqual([])
  expect(await readWarnings()).toHaveLength(1)
})

it('deletes the phones of requests too', async () => {
  const { couple, wedding, invitation } = family
  await changeReplySettings(couple, wedding, { takesRequests: true })
  await server.call('POST', `invitations/slug/${encodeURIComponent(invitation.slug)}/requests`, {
    body: { name: 'سامح', phone: PHONE, count: 2 },
  })
  goTo(WARNING)
  await purge()
  goTo(DELETION)
  await purge()
  const again = await signIn(server, couple.email)
  const [request] = (await again.call('GET', `${wedding.path}/requests`)).body.items
  expect([request.name, request.phone, request.phoneE164]).toEqual(['سامح', '', undefined])
})

it('never deletes phones less than 14 days after the warning, however late that is', async () => {
  goTo('2028-03-01T10:00Z')
  await purge()
  expect(await readWarnings()).toHaveLength(1)
  server.advance(13 * DAY_S)
  await purge()
  expect((await listFamilies())[0].phone).toBe(PHONE)
  server.advance(DAY_S)
  await purge()
  expect((await listFamilies())[0].phone).toBeUndefined()
})

it('warns again before it deletes phones that the couple has added since', async () => {
  goTo('2028-03-01T10:00Z')
  await purge()
  expect(await readWarnings()).toHaveLength(1)
  server.advance(14 * DAY_S)
  await purge()
  const couple = await signIn(server, family.couple.email)
  const path = `${family.wedding.path}/households/${family.household.id}`
  await couple.call('PUT', path, { body: { name: 'منى', side: 'bride', phone: PHONE, version: 2 } })
  await purge()
  expect(await readWarnings()).toHaveLength(2)
  expect((await listFamilies())[0].phone).toBe(PHONE)
})

it('warns again when the wedding has moved to a later date', async () => {
  goTo(WARNING)
  await purge()
  const couple = await signIn(server, family.couple.email)
  const event = (await listEvents(couple, family.wedding.id)).find(({ kind }) => kind === 'wedding')!
  const moved = { date: '2027-10-01', version: event.version }
  await couple.call('PUT', `${family.wedding.path}/events/${event.id}`, { body: moved })
  goTo(DELETION)
  await purge()
  expect((await listFamilies())[0].phone).toBe(PHONE)
  goTo('2027-12-16T10:00Z')
  await purge()
  expect(await readWarnings()).toHaveLength(2)
  goTo('2027-12-30T10:00Z')
  await purge()
  expect((await listFamilies())[0].phone).toBeUndefined()
})

it('deletes the phones of a wedding without a date a year after its guest list was last changed', async () => {
  const { db } = server.app.context
  await db.updateTable('events').set({ date: null }).execute()
  goTo('2027-11-06T10:00Z')
  await purge()
  expect(await readWarnings()).toEqual([])
  goTo('2027-11-07T10:00Z')
  await purge()
  expect(await readWarnings()).toHaveLength(1)
  goTo('2027-11-21T10:00Z')
  await purge()
  expect((await listFamilies())[0].phone).toBeUndefined()
})

it('keeps the phones of a postponed wedding as long as those of one without a date', async () => {
  const { db } = server.app.context
  await db.updateTable('events').set({ status: 'postponed' }).where('kind', '=', 'wedding').execute()
  goTo(DELETION)
  await purge()
  expect(await readWarnings()).toEqual([])
  expect((await listFamilies())[0].phone).toBe(PHONE)
})

it('mails no warning to an address that nobody has confirmed, and still deletes the phones', async () => {
  await server.app.context.db.updateTable('users').set({ email_verified_at: null }).execute()
  goTo(WARNING)
  await purge()
  goTo(DELETION)
  await purge()
  expect(await readWarnings()).toEqual([])
  expect((await listFamilies())[0].phone).toBeUndefined()
})

it('sends no warning for a guest list without phones', async () => {
  const couple = await signIn(server, family.couple.email)
  const path = `${family.wedding.path}/households/${family.household.id}`
  await couple.call('PUT', path, { body: { name: 'منى', side: 'bride', version: 1 } })
  goTo(WARNING)
  await purge()
  expect(await readWarnings()).toEqual([])
})
