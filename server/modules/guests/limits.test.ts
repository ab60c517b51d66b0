import { randomUUID } from 'node:crypto'
import { HALLS_PER_EVENT, HALLS_PER_WEDDING, SEATS_PER_WEDDING } from '../../config/limits.ts'
import { HOUSEHOLDS_PER_WEDDING } from '../../../shared/limits.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold, createWedding, listHouseholds } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let couple: Couple
let wedding: PlannedWedding
let halls: string[]
beforeAll(async () => {
  server = await startTestServer()
  couple = await registerCouple(server)
  wedding = await createWedding(couple)
  halls = [wedding.hallId]
})
afterAll(() => server.close())

const addEvent = async (nth: number): Promise<string> =>
  (await couple.call('POST', `${wedding.path}/events`, { body: { kind: 'custom', title: `حفلة ${nth}` } })).body.id
const addHall = (eventId: string) =>
  couple.call('POST', `${wedding.path}/halls`, { body: { eventId, name: 'قاعة', audience: 'mixed' } })

describe('a wedding at its limits', () => {
  it('has no further halls', async () => {
    for (let nth = 0; halls.length < HALLS_PER_WEDDING; nth += 1) {
      const event = await addEvent(nth)
      for (let hall = 0; hall < HALLS_PER_EVENT && halls.length < HALLS_PER_WEDDING; hall += 1)
        halls.push((await addHall(event)).body.id)
    }
    const response = await addHall(await addEvent(99))
    expect([response.status, response.body.code]).toEqual([409, 'limit_reached'])
  })

  it('has no further seats, but can be changed and shortened', async () => {
    const seats = halls.slice(0, SEATS_PER_WEDDING / HOUSEHOLDS_PER_WEDDING).map((hallId) => ({ hallId, allowed: 2 }))
    const rows = Array.from({ length: HOUSEHOLDS_PER_WEDDING - 1 }, (_, nth) => ({ name: `منى ${nth}`, seats }))
    const body = { id: randomUUID(), source: 'csv', rows }
    expect((await couple.call('POST', `${wedding.path}/imports`, { body })).status).toBe(201)
    const last = await addHousehold(couple, wedding, { seats })
    const edit = (changes: object) =>
      couple.call('PUT', `${wedding.path}/households/${last.id}`, {
        body: { name: 'منى', side: 'bride', version: last.version, ...changes },
      })
    const more = [...seats, { hallId: halls.at(-1)!, allowed: 1 }]
    expect(await edit({ seats: more })).toMatchObject({ status: 400, body: { errors: [{ field: 'seats' }] } })
    const ids = (await listHouseholds(couple, wedding)).items.map(({ id }: { id: string }) => id)
    const bulk = (changes: object) =>
      couple.call('POST', `${wedding.path}/households/bulk`, { body: { ids, ...changes } })
    const added = await bulk({ action: 'setSeats', hallId: halls.at(-1), allowed: 1 })
    expect([added.status, added.body.code]).toEqual([409, 'limit_reached'])
    expect((await bulk({ action: 'setSeats', hallId: halls[0], allowed: 5 })).status).toBe(200)
    expect((await bulk({ action: 'setSeats', hallId: halls[0], allowed: 0 })).status).toBe(200)
    expect((await edit({ seats: more })).status).toBe(200)
  })

  it('is exported completely, several times at once', async () => {
    const paths = ['csv', 'csv', 'xlsx'].map((format) => `${wedding.path}/exports/households.${format}`)
    const [csv, again, xlsx] = await Promise.all(paths.map((path) => couple.call('GET', path)))
    expect([csv!.status, again!.status, xlsx!.status]).toEqual([200, 200, 200])
    expect(csv!.text.trim().split('\n')).toHaveLength(HOUSEHOLDS_PER_WEDDING + 1)
    expect(again!.text).toBe(csv!.text)
    expect(xlsx!.raw.subarray(0, 2).toString()).toBe('PK')
  })
})
