import { randomUUID } from 'node:crypto'
import { ENQUIRIES_PER_ACCOUNT } from '../../../shared/limits.ts'
import { providerDetails } from '../../../tests/fixtures/provider.ts'
import { addApprovedProvider, listEnquiries, sendEnquiry } from '../../../tests/server/support/enquiries.ts'
import {
  getFieldErrors,
  registerCouple,
  registerVerifiedCouple,
  startTestServer,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { createWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let owner: Couple
let couple: Couple
let providerId: string
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  await server.app.context.db.deleteFrom('enquiries').execute()
  await server.app.context.db.deleteFrom('providers').execute()
  owner = await registerCouple(server)
  providerId = await addApprovedProvider(server, owner)
  couple = await registerCouple(server)
})
afterAll(() => server.close())

const findRows = () => server.app.context.db.selectFrom('enquiries').selectAll().execute()
const readProvider = () =>
  server.app.context.db
    .selectFrom('providers')
    .select(['asked', 'unmailed_enquiries', 'version'])
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow()
const setStatus = (status: string) =>
  server.app.context.db.updateTable('providers').set({ status }).where('id', '=', providerId).execute()

describe('an enquiry', () => {
  it('is stored with a reference and the phone in international form, also without an account', async () => {
    const response = await sendEnquiry(server, providerId, {
      phone: '+20 ١٠٠ ١٢٣ ٤٥٦٧',
      place: ' \u200F ',
      guests: null,
    })
    expect(response).toMatchObject({ status: 201, body: { reference: expect.stringMatching(/^[A-KM-NP-Z2-9]{6}$/) } })
    expect(await findRows()).toMatchObject([
      {
        ...response.body,
        user_id: null,
        provider_name: 'Adasa Studio',
        phone: '+201001234567',
        place: null,
        guests: null,
      },
    ])
  })

  it('is stored without invisible characters', async () => {
    await sendEnquiry(server, providerId, { name: ' Laila\u202E ', message: '\u202EIs it free?\r\n \n' })
    expect(await findRows()).toMatchObject([{ name: 'Laila', message: 'Is it free?' }])
  })

  it.each([
    ['a phone that is no number', { phone: '12' }, { phone: 'Please enter a valid phone number' }],
    ['an invisible phone', { phone: '\u200F' }, { phone: 'Please enter a valid phone number' }],
    [
      'an invisible name and message',
      { name: '\u200F', message: '\u200F\n' },
      { name: 'This field is required.', message: 'This field is required.' },
    ],
    ['the date of yesterday', { weddingDate: '2026-11-20' }, { weddingDate: 'The wedding day has already passed.' }],
  ])('is refused with %s', async (_what, changes, errors) => {
    const response = await sendEnquiry(couple, providerId, changes)
    expect([response.status, getFieldErrors(response)]).toEqual([400, errors])
    expect(await findRows()).toEqual([])
  })

  it('is refused without consent', async () => {
    expect((await sendEnquiry(couple, providerId, { consent: false })).status).toBe(400)
  })

  it('may be for a wedding today in Cairo, and is refused when it is tomorrow there already', async () => {
    // 21 November, 22:30 UTC: 00:30 of the 22nd in Cairo.
    const late = await startTestServer({ now: Date.UTC(2026, 10, 21, 22, 30) })
    try {
      const id = await addApprovedProvider(late)
      expect((await sendEnquiry(late, id, { weddingDate: '2026-11-22' })).status).toBe(201)
      expect((await sendEnquiry(late, id, { weddingDate: '2026-11-21' })).status).toBe(400)
    } finally {
      await late.close()
    }
  })

  it.each(['pending', 'rejected'])('returns 404 for a provider that is %s', async (status) => {
    await setStatus(status)
    expect((await sendEnquiry(couple, providerId)).status).toBe(404)
    expect((await sendEnquiry(owner, providerId)).status).toBe(404)
    expect(await readProvider()).toMatchObject({ asked: 0, unmailed_enquiries: 0 })
  })

  it("returns 409 for one's own provider, also by its verified address", async () => {
    const verified = await registerVerifiedCouple(server)
    const unowned = await addApprovedProvider(server, server, { emailAddress: verified.email })
    for (const [by, id] of [
      [owner, providerId],
      [verified, unowned],
    ] as const)
      expect(await sendEnquiry(by, id)).toMatchObject({ status: 409, body: { code: 'own_provider' } })
    expect(await findRows()).toEqual([])
    expect(await readProvider()).toMatchObject({ asked: 0, unmailed_enquiries: 0 })
  })

  it('names a wedding of the account only', async () => {
    const own = await createWedding(couple)
    const other = await createWedding(await registerCouple(server))
    await sendEnquiry(couple, providerId, { weddingId: own.id.toUpperCase() })
    await sendEnquiry(couple, providerId, { weddingId: other.id })
    await sendEnquiry(server, providerId, { weddingId: own.id })
    const weddings = (await findRows()).map(({ wedding_id: id }) => id)
    expect(weddings.filter((id) => id !== null)).toEqual([own.id])
    expect(weddings).toHaveLength(3)
  })

  it('leaves no text in the log', async () => {
    await sendEnquiry(couple, providerId, {
      name: 'Zzname',
      phone: '01099999999',
      message: 'Zzmessage',
      place: 'Zzplace',
    })
    await sendEnquiry(couple, providerId, { name: 'Zzname', phone: '99', message: 'Zzmessage' })
    expect(server.getLog()).not.toMatch(/Zz|1099999999/)
  })
})

describe('a repeated enquiry', () => {
  it('returns what is stored, also at once, and counts once', async () => {
    const key = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => sendEnquiry(couple, providerId, {}, key)))
    expect(sent).toMatchObject(sent.map(() => ({ status: 201, body: sent[0]!.body })))
    expect(sent[0]!.body.id).toBe(key)
    expect(await readProvider()).toEqual({ asked: 1, unmailed_enquiries: 1, version: 1 })
  })

  it('returns what is stored without an account too, also after the date and the approval', async () => {
    const key = randomUUID()
    const first = await sendEnquiry(server, providerId, { weddingDate: '2026-11-21' }, key)
    await setStatus('rejected')
    server.advance(24 * 3600)
    expect((await sendEnquiry(server, providerId, { weddingDate: '2026-11-21' }, key)).body).toEqual(first.body)
  })

  it('returns 409 for other content, another provider and another account, and shows nothing', async () => {
    const key = randomUUID()
    await sendEnquiry(couple, providerId, {}, key)
    const other = await addApprovedProvider(server, server)
    const refused = [
      await sendEnquiry(couple, providerId, { guests: 251 }, key),
      await sendEnquiry(couple, other, {}, key),
      await sendEnquiry(owner, other, {}, key),
      await sendEnquiry(server, providerId, {}, key),
    ]
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([409, 'already_exists'])
      expect(body).not.toHaveProperty('current')
    }
    expect(await findRows()).toHaveLength(1)
  })
})

describe('the counts of a provider', () => {
  it('have each account once, and none without an account', async () => {
    for (const by of [couple, couple, await registerCouple(server), server, server]) await sendEnquiry(by, providerId)
    expect(await readProvider()).toEqual({ asked: 2, unmailed_enquiries: 5, version: 1 })
  })

  it('have the account no longer once it has deleted its last enquiry', async () => {
    const ids = [(await sendEnquiry(couple, providerId)).body.id, (await sendEnquiry(couple, providerId)).body.id]
    const asked: number[] = []
    for (const id of ids) {
      await couple.call('DELETE', `enquiries/${id}`)
      asked.push((await readProvider()).asked)
    }
    await sendEnquiry(couple, providerId)
    expect([...asked, (await readProvider()).asked]).toEqual([1, 0, 1])
  })

  it('are shown to the owner by week', async () => {
    await sendEnquiry(couple, providerId)
    await sendEnquiry(server, providerId)
    const { weeks } = (await owner.call('GET', `providers/${providerId}`)).body
    expect(weeks.slice(0, 2)).toMatchObject([
      { from: '2026-11-21', views: 0, enquiries: 2 },
      { from: '2026-11-14', enquiries: 0 },
    ])
  })

  it('sort the directory by `asked`, the newest first among equals', async () => {
    const others = [await addApprovedProvider(server), await addApprovedProvider(server)]
    await server.app.context.db
      .updateTable('providers')
      .set({ created_at: '2026-11-20T10:00:00.000Z' })
      .where('id', '=', others[0]!)
      .execute()
    await sendEnquiry(couple, others[0]!)
    await setStatus('approved')
    await server.app.context.db
      .updateTable('providers')
      .set({ created_at: '2026-11-19T10:00:00.000Z' })
      .where('id', '=', providerId)
      .execute()
    const { items } = (await server.call('GET', 'providers?sort=asked&category=photographer')).body
    expect(items.map(({ id }: { id: string }) => id)).toEqual([others[0], others[1], providerId])
    expect(items[0].businessName).toBe(providerDetails.businessName)
  })
})

it('stores 100 enquiries of an account, also when two more arrive at once', async () => {
  await sendEnquiry(couple, providerId)
  const [row] = await findRows()
  const rows = Array.from({ length: ENQUIRIES_PER_ACCOUNT - 2 }, () => ({ ...row!, id: randomUUID() }))
  await server.app.context.db.insertInto('enquiries').values(rows).execute()
  const last = await Promise.all([1, 2].map(() => sendEnquiry(couple, providerId)))
  expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(last.find(({ status }) => status === 409)!.body.code).toBe('limit_reached')
  expect(await listEnquiries(couple)).toHaveLength(ENQUIRIES_PER_ACCOUNT)
  expect((await readProvider()).unmailed_enquiries).toBe(2)
})
