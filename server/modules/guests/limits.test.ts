import { HOUSEHOLDS_PER_WEDDING } from '../../../shared/limits.ts'
import { fillWedding } from '../../../tests/server/support/largestWedding.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { createWedding, listHouseholds } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let couple: Couple
let wedding: PlannedWedding
let halls: string[]
beforeAll(async () => {
  server = await startTestServer()
  couple = await registerCouple(server)
  wedding = await createWedding(couple)
  halls = await fillWedding(couple, wedding)
})
afterAll(() => server.close())

describe('a wedding at its limits', () => {
  it('has no further halls', async () => {
    const body = { eventId: wedding.eventId, name: 'قاعة', audience: 'mixed' }
    const response = await couple.call('POST', `${wedding.path}/halls`, { body })
    expect([response.status, response.body.code]).toEqual([409, 'limit_reached'])
  })

  it('has no further seats, but can be changed and shortened', async () => {
    const { items } = await listHouseholds(couple, wedding)
    const ids = items.map(({ id }: { id: string }) => id)
    const [{ id, seats, version }] = items
    const edit = (changes: object) =>
      couple.call('PUT', `${wedding.path}/households/${id}`, {
        body: { name: 'منى', side: 'bride', version, ...changes },
      })
    const more = [...seats, { hallId: halls.at(-1)!, allowed: 1 }]
    expect(await edit({ seats: more })).toMatchObject({ status: 400, body: { errors: [{ field: 'seats' }] } })
    const bulk = (changes: object) =>
      couple.call('POST', `${wedding.path}/households/bulk`, { body: { ids, ...changes } })
    const added = await bulk({ action: 'setSeats', hallId: halls.at(-1), allowed: 1 })
    expect([added.status, added.body.code]).toEqual([409, 'limit_reached'])
    for (const allowed of [5, 0])
      expect((await bulk({ action: 'setSeats', hallId: halls[0], allowed })).status).toBe(200)
    expect((await bulk({ action: 'setSeats', hallId: halls.at(-1), allowed: 1 })).status).toBe(200)
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
