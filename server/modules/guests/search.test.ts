import { brotliDecompressSync } from 'node:zlib'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold, createWedding, listHouseholds } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let couple: Couple
let wedding: PlannedWedding
let hennaId: string
let womenId: string

const HOUSEHOLDS = [
  { name: 'أحمد سمير', honorific: 'الحاج', side: 'groom', tags: ['شغل'], phone: '01012345678' },
  { name: 'أحمَد عبد الرحمن', side: 'bride', tags: ['شغل القاهرة'], tableLabel: '12أ' },
  { name: 'مؤمن هناء', side: 'both', note: 'صديق الطفولة', phone: '+966501234567' },
  { name: 'Mona 50%_off', side: 'bride', tags: ['family'] },
]

beforeAll(async () => {
  server = await startTestServer()
  couple = await registerCouple(server)
  wedding = await createWedding(couple)
  const henna = await couple.call('POST', `${wedding.path}/events`, { body: { kind: 'henna' } })
  hennaId = henna.body.id
  const hall = { eventId: hennaId, name: 'Women', audience: 'women' }
  womenId = (await couple.call('POST', `${wedding.path}/halls`, { body: hall })).body.id
  for (const household of HOUSEHOLDS) {
    server.advance(1)
    await addHousehold(couple, wedding, household)
  }
  server.advance(1)
  await addHousehold(couple, wedding, { name: 'زينب', side: 'bride', seats: [{ hallId: womenId, allowed: 1 }] })
  const other = await registerCouple(server)
  await addHousehold(other, await createWedding(other), { name: 'أحمد الآخر' })
})
afterAll(() => server.close())

const list = (filters: Record<string, string>) => listHouseholds(couple, wedding, filters)
const findNames = async (query: Record<string, string>): Promise<string[]> =>
  (await list(query)).items.map(({ name }: { name: string }) => name)

it.each([
  ['احمد', ['أحمد سمير', 'أحمَد عبد الرحمن']],
  ['الحاج احمد', ['أحمد سمير']],
  ['عبدالرحمن', ['أحمَد عبد الرحمن']],
  ['عبد ا', ['أحمَد عبد الرحمن']],
  ['مومن هنا', ['مؤمن هناء']],
  ['صديق الطفوله', ['مؤمن هناء']],
  ['٠١٠١٢٣', ['أحمد سمير']],
  ['+20101', ['أحمد سمير']],
  ['966501', ['مؤمن هناء']],
  ['MONA', ['Mona 50%_off']],
  ['50%_', ['Mona 50%_off']],
  ['50_', []],
  ['nobody', []],
])('finds by %s: %s', async (q, names) => {
  expect((await findNames({ q })).toSorted()).toEqual(names.toSorted())
})

it.each([
  [{ side: 'groom' }, ['أحمد سمير']],
  [{ tag: 'شغل' }, ['أحمد سمير']],
  [{ hasPhone: 'true' }, ['أحمد سمير', 'مؤمن هناء']],
  [{ hasPhone: 'false', side: 'bride' }, ['Mona 50%_off', 'أحمَد عبد الرحمن', 'زينب']],
])('filters by %o', async (query, names) => {
  expect(await findNames(query as unknown as Record<string, string>)).toEqual(names)
})

it('compresses a list for browsers', async () => {
  const response = await server.app.inject({
    url: `/api/v1/${wedding.path}/households`,
    headers: { authorization: `Bearer ${couple.token}`, 'accept-encoding': 'gzip, br' },
  })
  expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  const sent = JSON.parse(brotliDecompressSync(response.rawPayload).toString('utf8')) as { total: number }
  expect(sent.total).toBe(5)
})

it('filters by event and by hall', async () => {
  expect(await findNames({ eventId: hennaId })).toEqual(['زينب'])
  expect(await findNames({ hallId: womenId })).toEqual(['زينب'])
  expect(await findNames({ hallId: wedding.hallId })).toHaveLength(4)
})

it('sorts by folded name or by time, in both directions', async () => {
  const byName = await findNames({})
  expect(byName).toEqual(['Mona 50%_off', 'أحمد سمير', 'أحمَد عبد الرحمن', 'زينب', 'مؤمن هناء'])
  expect(await findNames({ order: 'desc' })).toEqual(byName.toReversed())
  const byTime = HOUSEHOLDS.map(({ name }) => name)
  expect((await findNames({ sort: 'createdAt' })).slice(0, 4)).toEqual(byTime)
})

it.each(['asc', 'desc'])('links pages by cursors (%s), which a new household does not shift', async (order) => {
  const names: string[] = []
  let query: Record<string, string> = { limit: '2', order }
  for (;;) {
    const page = await list(query)
    names.push(...page.items.map(({ name }: { name: string }) => name))
    if (page.nextCursor === undefined) break
    const before = await addHousehold(couple, wedding, { name: order === 'asc' ? 'A first one' : 'يي last' })
    query = { ...query, cursor: page.nextCursor }
    await couple.call('DELETE', `${wedding.path}/households/${before.id}`)
  }
  const all = await findNames({ order })
  expect(names).toEqual(all)
})

it.each(['x', 'W10', Buffer.from('["a\\u0000","b"]').toString('base64url')])(
  'rejects the cursor %s',
  async (cursor) => {
    const response = await couple.call('GET', `${wedding.path}/households?cursor=${cursor}`)
    expect([response.status, response.body.errors[0].field]).toEqual([400, 'cursor'])
  },
)
