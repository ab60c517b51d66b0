import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold, createWedding, listEvents } from '../../../tests/server/support/weddings.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const hall = { name: 'Nile Hall', audience: 'mixed', capacity: 200 }

it('stores the seats of each side in a hall, returns and exports them, and clears them', async () => {
  const couple = await registerCouple(server)
  const { id, path, eventId, hallId } = await createWedding(couple)
  const added = { ...hall, name: 'Garden', groomSeats: 90, brideSeats: 0 }
  const created = await couple.call('POST', `${path}/halls`, { body: { ...added, eventId } })
  expect(created).toMatchObject({ status: 201, body: added })
  const edited = { ...hall, groomSeats: 300, brideSeats: 110 }
  const updated = await couple.call('PUT', `${path}/halls/${hallId}`, { body: { ...edited, version: 1 } })
  expect(updated).toMatchObject({ status: 200, body: edited })
  const listHalls = async () => (await listEvents(couple, id)).flatMap(({ halls }) => halls)
  const stored = expect.arrayContaining([expect.objectContaining(edited), expect.objectContaining(added)])
  expect(await listHalls()).toEqual(stored)
  expect((await couple.call('GET', 'users/export')).body.halls).toEqual(stored)
  await couple.call('PUT', `${path}/halls/${hallId}`, { body: { ...hall, version: 2 } })
  const cleared = (await listHalls()).find((one) => one.id === hallId)
  expect(cleared).toMatchObject(hall)
  expect(cleared).not.toHaveProperty('groomSeats')
  expect(cleared).not.toHaveProperty('brideSeats')
})

it('returns 400 for seats of a side below 0 or above 10,000', async () => {
  const couple = await registerCouple(server)
  const { path, hallId } = await createWedding(couple)
  for (const seats of [-1, 10_001, 1.5]) {
    const body = { ...hall, groomSeats: seats, version: 1 }
    expect((await couple.call('PUT', `${path}/halls/${hallId}`, { body })).status).toBe(400)
  }
})

it('gives a family more seats than its side has in the hall, which the summary counts by side', async () => {
  const couple = await registerCouple(server)
  const wedding = await createWedding(couple)
  const { path, hallId } = wedding
  await couple.call('PUT', `${path}/halls/${hallId}`, { body: { ...hall, brideSeats: 2, version: 1 } })
  await addHousehold(couple, wedding, { side: 'bride', seats: [{ hallId, allowed: 5 }] })
  await addHousehold(couple, wedding, { name: 'Both', side: 'both', seats: [{ hallId, allowed: 4 }] })
  const { body } = await couple.call('GET', `${path}/summary`)
  expect(body.halls).toMatchObject([
    {
      hallId,
      seats: 9,
      sides: [
        { side: 'groom', seats: 0 },
        { side: 'bride', seats: 5 },
        { side: 'both', seats: 4 },
      ],
    },
  ])
})
