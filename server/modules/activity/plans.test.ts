import { addMember } from '../../../tests/server/support/members.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { createInvitationInput, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { createWedding } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let owner: Couple
let planner: Couple
let mother: Couple
let wedding: PlannedWedding
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  owner = await registerCouple(server)
  wedding = await createWedding(owner)
  planner = await addMember(server, owner, wedding, { role: 'planner' })
  mother = await addMember(server, owner, wedding, { role: 'sideManager', side: 'groom' })
})
afterAll(() => server.close())

const call = async (method: string, path: string, body?: object) => {
  const { status, body: result } = await planner.call(method, `${wedding.path}/${path}`, body ? { body } : {})
  expect([200, 201, 204]).toContain(status)
  return result
}
const list = async (account: Couple) =>
  (await account.call('GET', `${wedding.path}/changes?topic=plans`)).body.items as object[]
const henna = { kind: 'henna', date: '2050-06-16', place: 'بيت العروسة' }

describe('what a planner changes of the plans', () => {
  it('is seen by the couple and the managers, with what it was', async () => {
    const { id } = await call('POST', 'events', henna)
    await call('PUT', `events/${id}`, { date: '2050-06-15', time: '20:00', place: 'بيت العروسة', version: 1 })
    await call('DELETE', `events/${id}`)
    const event = { event: 'henna' }
    const expected = [
      { kind: 'eventDeleted', before: { ...event, date: '2050-06-15', time: '20:00' }, after: event },
      { kind: 'eventEdited', before: { ...event, date: '2050-06-16' }, after: { date: '2050-06-15', time: '20:00' } },
      { kind: 'eventAdded', before: event, after: { date: '2050-06-16', place: 'بيت العروسة' } },
    ]
    expect(await list(owner)).toMatchObject(expected)
    expect(await list(mother)).toMatchObject(expected)
    expect(await list(owner)).toMatchObject(
      Array.from({ length: 3 }, () => ({ canUndo: false, isOwn: false, count: 1, names: [] })),
    )
  })

  it('names halls, and leaves out what stays', async () => {
    const hall = { name: 'قاعة الرجال', audience: 'men' }
    const { id } = await call('POST', 'halls', { ...hall, eventId: wedding.eventId })
    await call('PUT', `halls/${id}`, { ...hall, capacity: 200, version: 1 })
    await call('PUT', `halls/${id}`, { ...hall, capacity: 200, version: 2 })
    await call('DELETE', `halls/${id}`)
    expect(await list(owner)).toMatchObject([
      { kind: 'hallDeleted', names: ['قاعة الرجال'] },
      { kind: 'hallEdited', names: ['قاعة الرجال'], before: {}, after: { capacity: 200 } },
      { kind: 'hallAdded', names: ['قاعة الرجال'], after: { name: 'قاعة الرجال', audience: 'men' } },
    ])
  })

  it('has one entry for a change of plans, and one for its undo', async () => {
    const { id } = await call('POST', 'events', henna)
    const { items } = await call('GET', 'events')
    const { version } = items.find((one: { id: string }) => one.id === wedding.eventId)
    const events = [
      { id: wedding.eventId, version, status: 'postponed' },
      { id, version: 1, date: '2050-07-01' },
    ]
    await call('PUT', 'plans', { events })
    await call('POST', 'plans/undo')
    expect(await list(owner)).toMatchObject([
      { kind: 'eventEdited', count: 2 },
      { kind: 'eventEdited', count: 2 },
      { kind: 'eventAdded', count: 1 },
    ])
  })

  it('says that an invitation was published, edited and deleted', async () => {
    const published = await publishInvitation(planner, { weddingId: wedding.id })
    const body = { ...createInvitationInput({ groom: 'علي' }), version: 1 }
    expect((await planner.call('PUT', `invitations/${published.id}`, { body })).status).toBe(200)
    await owner.call('DELETE', `invitations/${published.id}`)
    expect(await list(owner)).toMatchObject([
      { kind: 'invitationDeleted', isOwn: true },
      { kind: 'invitationEdited', isOwn: false },
      { kind: 'invitationAdded', isOwn: false },
    ])
  })

  it('counts as new for the others', async () => {
    await call('POST', 'events', henna)
    const count = async (account: Couple) => (await account.call('GET', 'weddings')).body.items[0].unseenChanges
    // The mother joined after the planner: an owner sees both.
    expect([await count(owner), await count(mother), await count(planner)]).toEqual([3, 1, 0])
  })
})
