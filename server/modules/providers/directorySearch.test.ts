import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { providerDetails as details, providerProfile as profile } from '../../../tests/fixtures/provider.ts'
import { buildFileForm } from '../../../tests/server/support/forms.ts'
import { createOperator } from '../../../tests/server/support/operators.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import type { Profile } from './profile.ts'
import { buildSearchKeys } from './searchKeys.ts'
import { addApprovedProvider } from './service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const [nth, { name, changes = {}, price = null }] of providers.entries())
    await addApprovedProvider(
      server.app.context.db,
      randomUUID(),
      { ...details, serviceClasses: ['weddinghall'], businessName: name, address: null, priceRange: price },
      `2026-11-0${nth + 1}T00:00:00.000Z`,
      { ...blank, ...changes },
    )
})
afterAll(() => server.close())

const blank: Profile = { ...profile, priceTo: null, capacityPersons: null, governorate: null, city: null, serves: [] }
const providers: { name: string; changes?: Partial<Profile>; price?: number }[] = [
  {
    name: 'Nile',
    changes: { governorate: 'cairo', city: 'maadi', capacityPersons: 500, priceTo: 90_000 },
    price: 30_000,
  },
  { name: 'Pyramids', changes: { governorate: 'giza', serves: ['cairo'], capacityPersons: 200 }, price: 20_000 },
  { name: 'Sea', changes: { governorate: 'alexandria', city: 'stanley', priceTo: 10_000 } },
  { name: 'Garden', price: 5000 },
]
const search = async (query: Record<string, string | number>): Promise<string[]> => {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { body } = await server.call('GET', `providers?${parameters.toString()}`)
  expect(body.total).toBe(body.items.length)
  return body.items.map(({ businessName }: { businessName: string }) => businessName)
}

it.each<[string, Record<string, string | number>, string[]]>([
  ['where they are, or what they serve', { governorate: 'cairo' }, ['Pyramids', 'Nile']],
  ['the city where they are', { governorate: 'cairo', city: 'maadi' }, ['Nile']],
  ['the Arabic name of a governorate', { area: 'القاهره' }, ['Pyramids', 'Nile']],
  ['the English name of a governorate', { area: 'cairo' }, ['Pyramids', 'Nile']],
  ['the name of a city in the other script', { area: 'ستانلى' }, ['Sea']],
  ['the number of guests that they serve', { guests: 201 }, ['Nile']],
  ['a budget', { priceMax: 20_000 }, ['Garden', 'Pyramids']],
  ['a lowest price', { priceMin: 25_000 }, ['Nile']],
  ['prices between two', { priceMin: 6000, priceMax: 50_000 }, ['Pyramids', 'Nile']],
  ['several together', { governorate: 'cairo', category: 'weddinghall', priceMax: 25_000, guests: 150 }, ['Pyramids']],
  ['another category', { governorate: 'cairo', category: 'dj' }, []],
])('finds providers by %s', async (_what, query, names) => {
  expect(await search(query)).toEqual(names)
})

it.each([
  ['Heliopolis, Cairo', ' cairo '],
  ['شارع فيصل، الهرم', ' giza '],
  ['ستوديو بالاسكندريه', ' alexandria '],
  ['Cairo and Giza', ' cairo  giza '],
  ['Luxorious Street', ''],
])('finds the governorates of the address %s, where the profile has none', (address, governorates) => {
  const provider = { full_name: 'Mona', business_name: null, address }
  expect(buildSearchKeys(provider, null).governorates).toBe(governorates)
  expect(buildSearchKeys(provider, { ...blank, governorate: 'aswan' }).governorates).toBe(' aswan ')
})

it('sorts them by the lowest price, those without one last, also over pages', async () => {
  expect(await search({ sort: 'price' })).toEqual(['Garden', 'Pyramids', 'Nile', 'Sea'])
  const { body } = await server.call('GET', 'providers?sort=price&pageSize=2&page=2')
  expect(body.items.map(({ businessName }: { businessName: string }) => businessName)).toEqual(['Nile', 'Sea'])
})

it.each(['governorate=atlantis', 'guests=0', 'priceMax=-1', 'sort=paid', 'city=%25'])('refuses %s', async (query) => {
  expect((await server.call('GET', `providers?${query}`)).status).toBe(400)
})

it('shows each with its first listed photograph', async () => {
  const owner = await registerCouple(server)
  const operator = await createOperator(server)
  const { id } = (
    await owner.call('POST', 'services/providers/registration', { body: { ...details, businessName: 'Cover' } })
  ).body
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c9a227' } })
    .png()
    .toBuffer()
  const add = async () => (await owner.call('POST', `providers/${id}/photos`, buildFileForm(picture))).body
  const [waiting, second, first] = [await add(), await add(), await add()]
  await owner.call('PUT', `providers/${id}/photos`, {
    body: { photos: [waiting, first, second].map((photo) => ({ id: photo.id, alt: null })) },
  })
  const list = (photo: { id: string }) => ({ id: photo.id, alt: null, isListed: true })
  const photos = [list(second), list(first)]
  await operator.call('POST', `operator/providers/${id}/decision`, {
    body: { decision: 'approve', version: 1, photos },
  })
  const { items } = (await server.call('GET', 'providers?q=cover')).body
  expect(items).toMatchObject([{ cover: { id: first.id, files: first.files, width: 64, height: 48 } }])
})
