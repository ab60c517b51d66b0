import { randomUUID } from 'node:crypto'
import { providerProfile } from '../../../tests/fixtures/provider.ts'
import {
  addApprovedProvider,
  createEnquiryInput,
  listEnquiries,
  sendEnquiry,
} from '../../../tests/server/support/enquiries.ts'
import {
  PASSWORD,
  getFieldErrors,
  registerCouple,
  registerVerifiedCouple,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { createWedding, listEvents } from '../../../tests/server/support/weddings.ts'
import { getReviewFrom } from './model.ts'

let server: TestServer
let owner: Couple
let couple: Couple
let providerId: string
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  owner = await registerCouple(server)
  couple = await registerCouple(server)
  providerId = await addApprovedProvider(server, owner)
})
afterAll(() => server.close())

const send = async (by: Pick<Couple, 'call'> = couple, changes: Record<string, unknown> = {}): Promise<string> =>
  (await sendEnquiry(by, providerId, changes)).body.id
const setProvider = (changes: { status?: string; profile?: string }) =>
  server.app.context.db.updateTable('providers').set(changes).where('id', '=', providerId).execute()
const deleteAccount = ({ email }: Couple) =>
  server.call('POST', 'identity/delete', { body: { emailOrPhone: email, password: PASSWORD } })
const update = (id: string, changes: Record<string, unknown> = {}, by: Couple = couple) =>
  by.call('PUT', `enquiries/${id}`, {
    body: { status: 'quoted', amount: 42_000, note: null, weddingDate: '2027-06-18', version: 1, ...changes },
  })

describe("the couple's list", () => {
  it('has its enquiries only, the newest first, with the number of the provider', async () => {
    const first = await send()
    await send(await registerCouple(server))
    await send(server)
    server.advance(1)
    const second = await send(couple, { phone: '+44 7911 123456' })
    const { weddingId, consent: _consent, phone: _phone, ...details } = createEnquiryInput()
    const provider = { id: providerId, name: 'Adasa Studio', phone: '01012345678' }
    const none = { status: 'asked', amount: null, note: null, review: null, version: 1 }
    expect(await listEnquiries(couple)).toMatchObject([
      { id: second, phone: '+447911123456' },
      { id: first, ...details, phone: '+201012345678', weddingId, provider, ...none, reviewFrom: '2027-06-19' },
    ])
    expect(await listEnquiries(couple)).toHaveLength(2)
  })

  it("prefers the provider's number on WhatsApp", async () => {
    await send()
    await setProvider({ profile: JSON.stringify({ ...providerProfile, whatsApp: '01112345678' }) })
    expect(await listEnquiries(couple)).toMatchObject([{ provider: { phone: '01112345678' } }])
  })

  it.each([
    ['is not listed any more', () => setProvider({ status: 'rejected' })],
    ['was deleted', () => owner.call('DELETE', `providers/${providerId}`)],
    ['belonged to a deleted account', () => deleteAccount(owner)],
  ])('keeps the name of a provider that %s', async (_what, act) => {
    const id = await send()
    await act()
    expect(await listEnquiries(couple)).toMatchObject([
      { id, provider: { id: null, name: 'Adasa Studio', phone: null } },
    ])
  })
})

describe('the list of a provider', () => {
  const list = (by: Couple, query = '') => by.call('GET', `providers/${providerId}/enquiries${query}`)

  it('is paged, the newest first, without what couples note', async () => {
    const ids: string[] = []
    for (const by of [couple, server, couple]) {
      ids.unshift(await send(by))
      server.advance(1)
    }
    await update(ids[0]!, { note: 'Zznote' })
    const page = await list(owner, '?pageSize=2')
    expect(page.body).toMatchObject({ items: [{ id: ids[0] }, { id: ids[1] }], page: 1, pageSize: 2, total: 3 })
    expect((await list(owner, '?pageSize=2&page=2')).body.items).toMatchObject([{ id: ids[2], name: 'Laila Hassan' }])
    expect(page.text).not.toMatch(/Zznote|status|amount|42000/)
  })

  it('is open to the verified address of a provider without an owner', async () => {
    const verified = await registerVerifiedCouple(server)
    providerId = await addApprovedProvider(server, server, { emailAddress: verified.email })
    await send()
    expect((await list(verified)).body.total).toBe(1)
    expect((await list(owner)).status).toBe(404)
  })

  it('stays open when the provider is not listed any more, and has no deleted enquiries', async () => {
    const [kept, deleted] = [await send(), await send()]
    await couple.call('DELETE', `enquiries/${deleted}`)
    await setProvider({ status: 'rejected' })
    expect((await list(owner)).body).toMatchObject({ items: [{ id: kept }], total: 1 })
  })
})

describe('what came of an enquiry', () => {
  it('is stored as the couple notes it', async () => {
    const id = await send()
    const { status, body } = await update(id, {
      status: 'booked',
      note: ' With\u202E dinner \n \n',
      weddingDate: '2027-07-01',
    })
    const noted = { status: 'booked', amount: 42_000, note: 'With dinner', weddingDate: '2027-07-01', version: 2 }
    expect([status, body]).toMatchObject([200, { id, ...noted, reviewFrom: '2027-07-02' }])
    expect((await update(id, { note: '\u200F', version: 2 })).body).toMatchObject({ note: null, version: 3 })
  })

  it('returns 409 with what is stored when the version is stale', async () => {
    const id = await send()
    const first = await update(id)
    expect(await update(id, { amount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: first.body },
    })
    expect(await listEnquiries(couple)).toMatchObject([{ amount: 42_000 }])
  })

  it('is stored once when two changes arrive at once', async () => {
    const id = await send()
    const changes = await Promise.all([update(id, { amount: 1 }), update(id, { amount: 2 })])
    expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('keeps a date that has passed, and refuses a new one', async () => {
    const id = await send()
    const past = { wedding_date: '2026-11-01' }
    await server.app.context.db.updateTable('enquiries').set(past).where('id', '=', id).execute()
    expect((await update(id, { weddingDate: '2026-11-01' })).status).toBe(200)
    const refused = await update(id, { weddingDate: '2026-11-02', version: 2 })
    expect([refused.status, getFieldErrors(refused)]).toEqual([
      400,
      { weddingDate: 'The wedding day has already passed.' },
    ])
    expect((await update(id, { weddingDate: null, version: 2 })).body).toMatchObject({
      weddingDate: null,
      reviewFrom: null,
    })
  })

  it('is neither changed nor deleted by the provider, another couple or with an unknown id', async () => {
    const id = await send()
    for (const by of [owner, await registerCouple(server)])
      expect([(await update(id, {}, by)).status, (await by.call('DELETE', `enquiries/${id}`)).status]).toEqual([
        404, 404,
      ])
    expect((await update(randomUUID())).status).toBe(404)
    expect(await listEnquiries(couple)).toMatchObject([{ id, version: 1 }])
  })

  it('is deleted with the enquiry, once', async () => {
    const id = await send()
    expect((await couple.call('DELETE', `enquiries/${id.toUpperCase()}`)).status).toBe(204)
    expect((await couple.call('DELETE', `enquiries/${id}`)).status).toBe(404)
    expect(await listEnquiries(couple)).toEqual([])
  })
})

describe('the first day of a review', () => {
  it.each([
    ['the last event', { last_date: '2027-12-31', wedding_date: '2027-06-18' }, '2028-01-01'],
    ['the date of the enquiry', { last_date: null, wedding_date: '2027-02-28' }, '2027-03-01'],
    [
      'the day of the enquiry, when the wedding was before',
      { last_date: '2026-11-01', wedding_date: null },
      '2026-11-22',
    ],
    ['nothing', { last_date: null, wedding_date: null }, null],
  ])('follows %s', (_what, row, day) =>
    expect(getReviewFrom({ ...row, created_at: '2026-11-21T10:00:00.000Z' })).toBe(day),
  )

  it('follows the wedding, also when it moves, and the date of the enquiry once the wedding is deleted', async () => {
    const wedding = await createWedding(couple)
    await send(couple, { weddingId: wedding.id })
    const getDay = async () => (await listEnquiries(couple))[0].reviewFrom
    expect(await getDay()).toBe('2027-06-19')
    const [event] = await listEvents(couple, wedding.id)
    await couple.call('PUT', `${wedding.path}/events/${event!.id}`, {
      body: { date: '2027-09-02', version: event!.version },
    })
    expect(await getDay()).toBe('2027-09-03')
    await couple.call('DELETE', wedding.path)
    expect(await getDay()).toBe('2027-06-19')
    expect((await listEnquiries(couple))[0].weddingId).toBeNull()
  })
})
