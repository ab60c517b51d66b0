import { getFieldErrors, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold, createWedding, listEvents } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let couple: Couple
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => void (couple = await registerCouple(server)))
afterAll(() => server.close())

describe('weddings, events and halls', () => {
  it('return 409 with the current state when the version is stale', async () => {
    const { path, hallId, eventId } = await createWedding(couple)
    const edits = [
      [path, { title: 'New', language: 'ar', timeZone: 'Africa/Cairo' }],
      [`${path}/events/${eventId}`, { date: '2027-06-18' }],
      [`${path}/halls/${hallId}`, { name: 'New', audience: 'women', capacity: 120 }],
    ] as const
    for (const [url, details] of edits) {
      const first = await couple.call('PUT', url, { body: { ...details, version: 1 } })
      expect(first).toMatchObject({ status: 200, body: { ...details, version: 2 } })
      const second = await couple.call('PUT', url, { body: { ...details, version: 1 } })
      expect(second).toMatchObject({ status: 409, body: { code: 'version_conflict', current: first.body } })
    }
  })

  it('have limits', async () => {
    const { path, eventId } = await createWedding(couple)
    const statuses: number[] = []
    for (let nth = 0; nth < 20; nth += 1)
      statuses.push((await couple.call('POST', `${path}/events`, { body: { kind: 'custom', title: 'x' } })).status)
    for (let nth = 0; nth < 10; nth += 1)
      statuses.push(
        (await couple.call('POST', `${path}/halls`, { body: { eventId, name: 'x', audience: 'mixed' } })).status,
      )
    expect(statuses).toEqual([
      ...Array.from({ length: 19 }, () => 201),
      409,
      ...Array.from({ length: 9 }, () => 201),
      409,
    ])
  })

  it('allow one event of each kind, and any number with a title of their own', async () => {
    const { path } = await createWedding(couple)
    const add = async (body: object) => await couple.call('POST', `${path}/events`, { body })
    expect((await add({ kind: 'morning-after' })).status).toBe(201)
    expect((await add({ kind: 'morning-after' })).body.code).toBe('already_exists')
    expect(getFieldErrors(await add({ kind: 'custom' }))).toEqual({ title: 'This field is required.' })
    expect(getFieldErrors(await add({ kind: 'henna', title: 'x' }))).toEqual({
      title: 'Only events of your own have a title.',
    })
  })

  it('have an order, which is refused with the current events when one was added meanwhile', async () => {
    const { id: weddingId, path } = await createWedding(couple)
    await couple.call('POST', `${path}/events`, { body: { kind: 'morning-after' } })
    const ids = (await listEvents(couple, weddingId)).map(({ id }) => id).toReversed()
    const order = (body: object) => couple.call('PUT', `${path}/events`, { body })
    const ordered = await order({ ids })
    expect(ordered).toMatchObject({ status: 200, body: { items: [{ kind: 'morning-after', version: 1 }, {}] } })
    expect(await listEvents(couple, weddingId)).toEqual(ordered.body.items)
    const { body: added } = await couple.call('POST', `${path}/events`, { body: { kind: 'henna' } })
    const stale = await order({ ids })
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
    expect(stale.body.current.items.map(({ id }: { id: string }) => id)).toEqual([...ids, added.id])
    expect((await order({ ids: [ids[0], ids[0], added.id] })).status).toBe(400)
  })

  it('cannot be deleted while households have seats, those in the bin apart', async () => {
    const wedding = await createWedding(couple)
    const { path, hallId, eventId } = wedding
    const household = await addHousehold(couple, wedding)
    const remove = async (url: string) => (await couple.call('DELETE', url)).status
    expect([
      await remove(path),
      await remove(`${path}/halls/${hallId}`),
      await remove(`${path}/events/${eventId}`),
    ]).toEqual([409, 409, 409])
    await couple.call('DELETE', `${path}/households/${household.id}`)
    expect([
      await remove(`${path}/halls/${hallId}`),
      await remove(`${path}/events/${eventId}`),
      await remove(path),
    ]).toEqual([204, 204, 409])
  })

  it('keep an empty wedding only until it is deleted', async () => {
    const { path } = await createWedding(couple)
    expect((await couple.call('DELETE', path)).status).toBe(204)
    expect((await couple.call('GET', path)).status).toBe(404)
  })
})
