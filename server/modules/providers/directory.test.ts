import { randomUUID } from 'node:crypto'
import { RESULTS_COUNTED } from '../../../shared/limits.ts'
import { toProviderColumns } from './model.ts'
import type { ProviderDetails } from './model.ts'
import { getFieldErrors, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const createDetails = (changes: Record<string, unknown> = {}) => ({
  fullName: 'Mona Adel',
  businessName: 'Adasa Studio',
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  address: 'Heliopolis, Cairo',
  serviceClasses: ['photographer', 'photosetion'],
  priceRange: 15000,
  capacityOrScale: null,
  websiteOrSocialMedia: null,
  ...changes,
})
type Caller = Pick<TestServer, 'call'>
const registerProvider = (changes = {}, by: Caller = server) =>
  by.call('POST', 'services/providers/registration', { body: createDetails(changes) })
const approve = (id: string) =>
  server.app.context.db.updateTable('providers').set({ status: 'approved' }).where('id', '=', id).execute()
async function registerApproved(changes = {}): Promise<string> {
  const { id } = (await registerProvider(changes)).body
  await approve(id)
  return id
}
const search = async (query: string) => (await server.call('GET', `providers?${query}`)).body

describe('provider registration', () => {
  it('is pending until it is approved', async () => {
    const response = await registerProvider()
    expect(response).toMatchObject({ status: 201, body: { id: expect.any(String), status: 'pending' } })
    expect((await server.call('GET', `providers/${response.body.id}`)).status).toBe(404)
  })

  it('returns the error messages of the specification', async () => {
    const response = await server.call('POST', 'services/providers/registration', { body: { serviceClasses: [] } })
    expect(getFieldErrors(response)).toEqual({
      fullName: 'Full name is required',
      contactNumber: 'Contact number is required',
      emailAddress: 'Email address is required',
      serviceClasses: 'Please select at least one service category',
    })
    const wrong = await registerProvider({ contactNumber: '0212345678', emailAddress: 'mona' })
    expect(getFieldErrors(wrong)).toEqual({
      contactNumber: 'Please enter a valid Egyptian phone number',
      emailAddress: 'Please enter a valid email address',
    })
  })

  it.each([
    [{ priceRange: '15000' }, 'priceRange'],
    [{ priceRange: -1 }, 'priceRange'],
    [{ websiteOrSocialMedia: 'javascript:alert(1)' }, 'websiteOrSocialMedia'],
    [{ serviceClasses: ['swaggerGeneratedUnknown'] }, 'serviceClasses.0'],
    [{ serviceClasses: ['dj', 'dj'] }, 'serviceClasses'],
    [{ businessName: '<i>Studio</i>' }, 'businessName'],
    [{ fullName: 'x'.repeat(81) }, 'fullName'],
  ])('rejects %j', async (changes, field) => {
    const response = await registerProvider(changes)
    expect([response.status, Object.keys(getFieldErrors(response))]).toEqual([400, [field]])
  })

  it('can be read, edited and deleted by the account that sent it', async () => {
    const owner = await registerCouple(server)
    const { id } = (await registerProvider({}, owner)).body
    const own = await owner.call('GET', `providers/${id}`)
    expect(own.body).toMatchObject({ ...createDetails(), id, status: 'pending', version: 1 })
    const body = createDetails({ version: 1, businessName: 'Adasa & Co', serviceClasses: ['dj'] })
    expect((await owner.call('PUT', `providers/${id}`, { body })).body).toMatchObject({ status: 'pending', version: 2 })
    expect((await owner.call('PUT', `providers/${id}`, { body })).body.code).toBe('version_conflict')
    expect((await owner.call('PUT', `providers/${id}`, { body: { ...body, version: 2 ** 31 } })).status).toBe(400)
    const other = await registerCouple(server)
    expect((await other.call('GET', `providers/${id}`)).status).toBe(404)
    expect((await other.call('PUT', `providers/${id}`, { body })).status).toBe(404)
    expect((await other.call('DELETE', `providers/${id}`)).status).toBe(404)
    expect((await owner.call('DELETE', `providers/${id}`)).status).toBe(204)
    expect((await owner.call('GET', `providers/${id}`)).status).toBe(404)
  })

  it('cannot be edited when a visitor sent it', async () => {
    const id = await registerApproved()
    const body = createDetails({ version: 1 })
    const couple = await registerCouple(server)
    expect((await couple.call('PUT', `providers/${id}`, { body })).status).toBe(404)
    expect((await server.call('PUT', `providers/${id}`, { body })).status).toBe(401)
  })
})

describe('the directory', () => {
  it('finds providers by part of a name or address, in any letter case and Arabic spelling', async () => {
    const hall = await registerApproved({
      businessName: 'قاعة الأميرة',
      address: 'الإسكندرية',
      serviceClasses: ['weddinghall'],
    })
    const percent = await registerApproved({ businessName: '100% Joy_Studio', address: 'Luxor' })
    expect((await search('q=' + encodeURIComponent('اميره'))).items[0].id).toBe(hall)
    expect((await search('area=' + encodeURIComponent('الاسكندريه'))).total).toBe(1)
    expect((await search('q=JOY_s')).items[0].id).toBe(percent)
    expect((await search('q=joyxs')).total).toBe(0)
    expect((await search('q=' + encodeURIComponent('100%'))).total).toBe(1)
    expect((await search('q=' + encodeURIComponent("'; drop table users; --"))).total).toBe(0)
    expect((await search('category=weddinghall&area=' + encodeURIComponent('اسكندر'))).total).toBe(1)
    expect((await search('category=dj&area=luxor')).total).toBe(0)
  })

  it('returns pages with the total', async () => {
    for (let i = 0; i < 5; i += 1) await registerApproved({ businessName: `Page ${i}`, address: 'Aswan' })
    const first = await search('area=aswan&pageSize=2')
    const last = await search('area=aswan&pageSize=2&page=3')
    expect([first.items.length, first.total, first.page, first.pageSize]).toEqual([2, 5, 1, 2])
    expect(last.items).toHaveLength(1)
    expect((await search('area=aswan')).pageSize).toBe(20)
    for (const query of ['pageSize=51', 'page=0', 'page=x', 'category=unknown']) {
      expect((await server.call('GET', `providers?${query}`)).status).toBe(400)
    }
  })

  it('lists services of approved providers by category and by provider', async () => {
    const id = await registerApproved({ businessName: null, serviceClasses: ['jewelry', 'travel'], priceRange: null })
    const waiting = (await registerProvider({ serviceClasses: ['jewelry'] })).body.id
    const { items, total } = (await server.call('GET', 'services/category/jewelry')).body
    expect([total, items]).toEqual([
      1,
      [
        {
          providerId: id,
          providerName: 'Mona Adel',
          category: 'jewelry',
          priceRange: null,
          address: 'Heliopolis, Cairo',
        },
      ],
    ])
    expect((await server.call('GET', `services/provider/${id}`)).body.total).toBe(2)
    expect((await server.call('GET', `services/provider/${waiting}`)).status).toBe(404)
    expect((await server.call('GET', 'services?pageSize=1')).body.items).toHaveLength(1)
    expect((await server.call('GET', 'services/category/unknown')).status).toBe(400)
  })
})

describe('a large directory', () => {
  beforeAll(async () => {
    const { db } = server.app.context
    const count = RESULTS_COUNTED + 5
    const columns = {
      ...toProviderColumns(createDetails({ businessName: 'Many', serviceClasses: ['travel'] }) as ProviderDetails),
      version: 1,
    }
    const rows = Array.from({ length: count }, (_, nth) => ({
      id: randomUUID(),
      status: 'approved',
      ...columns,
      created_at: `2020-01-01T00:00:00.${String(nth).padStart(3, '0')}Z`,
      updated_at: '2020-01-01T00:00:00.000Z',
    }))
    await db.insertInto('providers').values(rows).execute()
    const services = rows.map(({ id }) => ({ provider_id: id, category: 'travel' }))
    await db.insertInto('provider_services').values(services).execute()
  })

  it('counts results up to the documented number, and returns the pages beyond', async () => {
    for (const query of ['q=many', 'category=travel', 'q=many&category=travel&area=heliopolis'])
      expect((await search(query)).total).toBe(RESULTS_COUNTED)
    for (const [page, length] of [
      [5, 5],
      [6, 0],
    ] as const) {
      const { items, total } = await search(`q=many&pageSize=50&page=${page}`)
      expect([items.length, total]).toEqual([length, RESULTS_COUNTED])
    }
  })

  it('counts services up to the documented number', async () => {
    const { body } = await server.call('GET', 'services/category/travel')
    expect(body).toMatchObject({ total: RESULTS_COUNTED, page: 1 })
    expect(body.items).toHaveLength(20)
  })

  it.each(['many', 'an', 'y'])('finds the text %s anywhere in the name, newest first', async (q) => {
    const { items } = await search(`q=${q}&category=travel`)
    expect(items[0].createdAt > items[1].createdAt).toBe(true)
  })
})

describe('items', () => {
  it('are 25: five of each category, with an Arabic title', async () => {
    const { items } = (await server.call('GET', 'items')).body
    expect(items).toHaveLength(25)
    const first = { id: 'appliances-1', category: 'appliances', image: '/assets/items/appliances-1.svg' }
    expect(items[0]).toMatchObject({ ...first, title: 'الأجهزة الكهربائية' })
    const storage = (await server.call('GET', 'items/category/storage')).body.items
    expect(storage.map((item: { id: string }) => item.id)).toEqual([1, 2, 3, 4, 5].map((n) => `storage-${n}`))
    expect((await server.call('GET', 'items/bathroom-5')).body.name.en).toBe('Laundry basket')
    expect((await server.call('GET', 'items/category/kitchen')).status).toBe(400)
  })
})

describe('contact', () => {
  it('stores the message with the facts about the visitor', async () => {
    const body = {
      email: 'laila@example.com',
      phone: null,
      name: 'Laila',
      message: 'السلام عليكم\nكيف نغيّر التاريخ؟',
      countryId: 'EG',
      platform: 'Mobile Web',
      mapsLink: null,
    }
    expect(await server.call('POST', 'contact', { body })).toMatchObject({ status: 201, body: { message: 'success' } })
    const row = await server.app.context.db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: 'Laila', message: body.message, source: 'Contact Form', phone: null })
    expect(JSON.parse(row.visitor)).toEqual({ countryId: 'EG', platform: 'Mobile Web', mapsLink: null })
  })

  it.each([
    [{ message: '' }, { message: 'This field is required.' }],
    [{ message: ' \n ' }, { message: 'This field is required.' }],
    [{ message: 'x'.repeat(5001) }, { message: 'Must not be longer than 5000 characters.' }],
    [{ email: 'laila' }, { email: 'Please enter a valid email address' }],
    [{ phone: 'call me' }, { phone: 'Please enter a valid phone number' }],
    [{ platform: 'Fridge' }, { platform: 'Please choose one of the listed values.' }],
  ])('rejects %j', async (changes, fields) => {
    const body = { email: 'laila@example.com', name: 'Laila', message: 'Hello', ...changes }
    const response = await server.call('POST', 'contact', { body })
    expect([response.status, getFieldErrors(response)]).toEqual([400, fields])
  })
})
