import { addMember } from '../../../tests/server/support/members.ts'
import { sendReply } from '../../../tests/server/support/replies.ts'
import { PASSWORD, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold, createWedding, listHouseholds } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
let owner: Couple
let mother: Couple
let wedding: PlannedWedding
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  owner = await registerCouple(server)
  wedding = await createWedding(owner)
  mother = await addMember(server, owner, wedding, { role: 'sideManager', side: 'groom', label: 'أم العريس' })
})
afterAll(() => server.close())

const call = (account: Couple, method: string, path: string, body?: object) =>
  account.call(method, `${wedding.path}/${path}`, body ? { body } : {})
const list = async (account: Couple, query = '') => (await call(account, 'GET', `changes${query}`)).body
const listKinds = async (account: Couple, query = '') =>
  (await list(account, query)).items.map(({ kind }: { kind: string }) => kind)
const undo = (account: Couple, number: number, body: object = {}) =>
  call(account, 'POST', `changes/${number}/undo`, body)
const undoLatest = async (account: Couple, body: object = {}) => undo(account, (await list(account)).latest, body)
const add = (side = 'groom', changes: object = {}) =>
  addHousehold(owner, wedding, { name: 'الحاج أحمد', side, ...changes })
const edit = (account: Couple, id: string, version: number, changes: object = {}) =>
  call(account, 'PUT', `households/${id}`, { name: 'الحاج أحمد', side: 'groom', version, ...changes })
const getHousehold = async (id: string) =>
  (await listHouseholds(owner, wedding)).items.find((one: { id: string }) => one.id === id)
const seats = (allowed: number) => [{ hallId: wedding.hallId, allowed }]

describe('the list of changes', () => {
  it('says who has changed what, from what to what, without phones', async () => {
    const { id } = await add('groom', { seats: seats(6) })
    await edit(mother, id, 1, { seats: seats(4), phone: '01012345678' })
    const { items, latest, seen } = await list(owner)
    expect(items[0]).toEqual({
      number: 3,
      createdAt: new Date(server.now()).toISOString(),
      member: { id: mother.userId, label: 'أم العريس' },
      isOwn: false,
      kind: 'householdEdited',
      count: 1,
      names: ['الحاج أحمد'],
      householdId: id,
      before: { seats: seats(6) },
      after: { seats: seats(4) },
      phoneChanged: true,
      canUndo: true,
    })
    expect(items.slice(1)).toMatchObject([
      { kind: 'householdAdded', isOwn: true },
      { kind: 'memberJoined', names: ['أم العريس'], member: { id: mother.userId } },
    ])
    expect([latest, seen]).toEqual([3, 0])
    expect(JSON.stringify(await server.app.context.db.selectFrom('changes').selectAll().execute())).not.toContain(
      '0101',
    )
  })

  it('has one entry for what one call has changed', async () => {
    const ids = [(await add()).id, (await add('bride')).id, (await add()).id, (await add('both')).id, (await add()).id]
    await call(owner, 'POST', 'households/bulk', { ids, action: 'addTag', tag: 'الشغل' })
    expect((await list(owner)).items[0]).toMatchObject({ number: 7, count: 5, names: { length: 3 } })
    expect((await list(mother)).items[0]).toMatchObject({ number: 7, count: 4 })
    await call(owner, 'POST', 'imports', {
      source: 'csv',
      fileName: 'a.csv',
      rows: [{ name: 'منى' }, { name: 'سعاد' }],
    })
    expect((await list(owner)).items[0]).toMatchObject({ kind: 'imported', count: 2, names: ['a.csv'], canUndo: true })
  })

  it('is filtered by member and topic, and has pages', async () => {
    const { id } = await add()
    for (let version = 1; version <= 50; version += 1) await edit(mother, id, version, { note: `note ${version}` })
    const first = await list(owner, `?memberId=${mother.userId}`)
    expect([first.items.length, first.nextBefore]).toEqual([50, 3])
    expect(await listKinds(owner, `?memberId=${mother.userId}&before=3`)).toEqual(['memberJoined'])
    expect(await listKinds(owner, '?topic=members')).toEqual(['memberJoined'])
    expect(await listKinds(owner, `?memberId=${owner.userId}&topic=households`)).toEqual(['householdAdded'])
  })

  it('shows a side manager its side, and that a family has left it', async () => {
    await add('bride')
    const { id } = await add()
    await edit(owner, id, 1, { side: 'bride', name: 'غيره' })
    expect(await listKinds(owner)).toEqual(['householdEdited', 'householdAdded', 'householdAdded', 'memberJoined'])
    const { items } = await list(mother)
    expect(items).toMatchObject([
      { kind: 'householdMovedAway', names: ['الحاج أحمد'], canUndo: false },
      { kind: 'householdAdded', canUndo: true },
    ])
    expect(JSON.stringify(items)).not.toContain('غيره')
  })

  it('counts the changes of others that a member has not seen', async () => {
    const count = async (account: Couple) =>
      (await account.call('GET', 'weddings')).body.items.map((one: { unseenChanges: number }) => one.unseenChanges)
    await add('bride')
    const { id } = await add()
    await edit(mother, id, 1, { note: 'x' })
    const sister = await addMember(server, owner, wedding, { role: 'sideManager', side: 'groom' })
    expect([await count(owner), await count(mother), await count(sister)]).toEqual([[3], [1], [0]])
    await call(owner, 'PUT', 'changes/seen', { number: 3 })
    expect(await count(owner)).toEqual([2])
    await call(owner, 'PUT', 'changes/seen', { number: 999 })
    await edit(mother, id, 2, { note: 'y' })
    expect(await count(owner)).toEqual([1])
  })

  it('names nobody whose account was deleted, and no family that was deleted for ever', async () => {
    const { id } = await add()
    await edit(mother, id, 1, { note: 'Zzsecret' })
    await server.call('POST', 'identity/delete', { body: { emailOrPhone: mother.email, password: PASSWORD } })
    expect((await list(owner)).items[0]).not.toHaveProperty('member')
    await call(owner, 'DELETE', `households/${id}`)
    await call(owner, 'POST', 'households/bulk', { ids: [id], action: 'deleteForever' })
    const { items } = await list(owner)
    expect(items.map(({ names, canUndo }: { names: string[]; canUndo: boolean }) => [names, canUndo])).toEqual([
      [[], false],
      [[], false],
      [[], false],
      [[], false],
      [['أم العريس'], false],
    ])
    expect(JSON.stringify(items)).not.toContain('Zzsecret')
  })
})

describe('an undo', () => {
  it('restores what an edit has replaced, and can be undone itself', async () => {
    const { id } = await add('groom', { seats: seats(6), note: 'note', phone: '01012345678' })
    await edit(mother, id, 1, { seats: seats(4), tableLabel: '7' })
    expect((await undoLatest(owner)).body).toEqual({ changed: 1, kept: 0 })
    const restored = await getHousehold(id)
    expect(restored).toMatchObject({ seats: seats(6), note: 'note', version: 3 })
    expect(restored).not.toHaveProperty('tableLabel')
    const [undone, edited] = (await list(owner)).items
    expect([undone.undoes, edited.undoneBy, edited.canUndo]).toEqual([edited.number, undone.number, false])
    expect((await undo(owner, edited.number)).body.code).toBe('too_late')
    await undoLatest(mother)
    expect(await getHousehold(id)).toMatchObject({ seats: seats(4), tableLabel: '7', version: 4 })
  })

  it('keeps what others have changed since', async () => {
    const { id } = await add('groom', { seats: seats(6) })
    await edit(mother, id, 1, { seats: seats(4) })
    const { latest } = await list(owner)
    await edit(owner, id, 2, { seats: seats(4), note: 'later' })
    expect((await undo(owner, latest)).status).toBe(200)
    expect(await getHousehold(id)).toMatchObject({ seats: seats(6), note: 'later' })
  })

  it('asks when somebody has changed the same since, and then replaces only that', async () => {
    const { id } = await add('groom', { seats: seats(6) })
    await edit(mother, id, 1, { seats: seats(4) })
    const { latest } = await list(owner)
    await edit(owner, id, 2, { seats: seats(5), note: 'later' })
    const refused = await undo(owner, latest)
    expect(refused.body).toMatchObject({ code: 'version_conflict', current: { seats: seats(5), version: 3 } })
    expect((await undo(owner, latest, { version: 2 })).status).toBe(409)
    expect((await undo(owner, latest, { version: 3 })).status).toBe(200)
    expect(await getHousehold(id)).toMatchObject({ seats: seats(6), note: 'later', version: 4 })
  })

  it('puts an added family into the bin, unless it has replied since, and takes a deleted one out', async () => {
    const { id, linkToken } = await add()
    const { latest } = await list(owner)
    await undo(owner, latest)
    expect(await getHousehold(id)).toBeUndefined()
    await undoLatest(mother)
    expect(await getHousehold(id)).toMatchObject({ version: 3 })
    await add()
    server.advance(1)
    const other = await list(owner)
    await sendReply(server, wedding, (await getHousehold(other.items[0].householdId)).linkToken)
    expect((await undo(owner, other.latest)).body).toMatchObject({ code: 'version_conflict', current: { version: 1 } })
    expect(linkToken).toBeDefined()
  })

  it('of a change of many leaves those that were changed since', async () => {
    const ids = [(await add()).id, (await add()).id]
    await call(owner, 'POST', 'households/bulk', { ids, action: 'delete' })
    const { latest, items } = await list(owner)
    await call(owner, 'POST', 'households/bulk', { ids: ids.slice(0, 1), action: 'restore' })
    expect(latest).toBe(items[0].number + 1)
    expect((await undo(mother, items[0].number)).body).toEqual({ changed: 1, kept: 1 })
    expect((await listHouseholds(owner, wedding)).total).toBe(2)
  })

  it('undoes an import, and a reply by phone and its undo', async () => {
    await call(mother, 'POST', 'imports', { source: 'paste', rows: [{ name: 'منى' }] })
    expect((await undoLatest(owner)).body).toEqual({ changed: 1, kept: 0 })
    const { id } = await add()
    const getReply = async () => (await call(owner, 'GET', 'statuses')).body.items.at(-1).reply
    await call(mother, 'POST', `households/${id}/replies`, {
      seats: [{ hallId: wedding.hallId, coming: 2, children: 0 }],
    })
    await undoLatest(owner)
    expect(await getReply()).toBeUndefined()
    await undoLatest(mother)
    expect(await getReply()).toMatchObject({ seats: [{ coming: 2 }] })
    expect((await listKinds(owner)).slice(0, 3)).toEqual(['replyRestored', 'replyUndone', 'replyRecorded'])
  })

  it('is for those who may change the family', async () => {
    await add('bride')
    const { latest } = await list(owner)
    expect((await undo(mother, latest)).status).toBe(404)
    await add('both')
    expect((await list(mother)).items[0].canUndo).toBe(false)
    expect((await undo(mother, latest + 1)).body.code).toBe('too_late')
  })
})
