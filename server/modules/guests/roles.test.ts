import { randomUUID } from 'node:crypto'
import { addMember } from '../../../tests/server/support/members.ts'
import { sendReply } from '../../../tests/server/support/replies.ts'
import { getFieldErrors, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
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
  mother = await addMember(server, owner, wedding, { role: 'sideManager', side: 'groom' })
})
afterAll(() => server.close())

const add = (side: string, changes: object = {}) => addHousehold(owner, wedding, { side, name: side, ...changes })
const call = (account: Couple, method: string, path: string, body?: object) =>
  account.call(method, `${wedding.path}/${path}`, body ? { body } : {})
const bulk = async (account: Couple, body: object) => call(account, 'POST', 'households/bulk', body)

describe('a side manager', () => {
  it('sees its own families and those of both, with the links of its own alone', async () => {
    for (const side of ['groom', 'bride', 'both']) await add(side)
    const { items, total } = await listHouseholds(mother, wedding)
    expect(total).toBe(2)
    const seen = items.map(({ side, linkToken }: { side: string; linkToken?: string }) => [
      side,
      linkToken !== undefined,
    ])
    expect(seen).toEqual([
      ['both', false],
      ['groom', true],
    ])
  })

  it('adds to its own side alone', async () => {
    const statuses = []
    for (const side of ['groom', 'bride', 'both'])
      statuses.push((await call(mother, 'POST', 'households', { name: 'منى', side })).status)
    expect(statuses).toEqual([201, 403, 403])
  })

  it('changes, deletes and moves no family of both or to another side', async () => {
    const [own, both] = [await add('groom'), await add('both')]
    const statuses = [
      await call(mother, 'PUT', `households/${own.id}`, { name: 'منى', side: 'both', version: 1 }),
      await call(mother, 'PUT', `households/${both.id}`, { name: 'منى', side: 'both', version: 1 }),
      await call(mother, 'DELETE', `households/${both.id}`),
      await call(mother, 'POST', `households/${both.id}/link`),
      await call(mother, 'POST', `households/${both.id}/replies`, { seats: [] }),
      await call(mother, 'POST', 'sends', { householdId: both.id, kind: 'invite', result: 'sent' }),
      await bulk(mother, { ids: [own.id], action: 'setSide', side: 'bride' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 403])
    expect((await call(mother, 'PUT', `households/${own.id}`, { name: 'منى', side: 'groom', version: 1 })).status).toBe(
      200,
    )
  })

  it('changes only its own families of many, and is told which', async () => {
    const [own, other, both] = [await add('groom'), await add('bride'), await add('both')]
    const { body } = await bulk(mother, { ids: [own.id, other.id, both.id], action: 'delete' })
    expect(body.items).toEqual([{ id: own.id, version: 2 }])
    expect((await listHouseholds(owner, wedding)).total).toBe(2)
  })

  it('gets no content of a family that was moved to the other side while it was edited', async () => {
    const { id } = await add('groom')
    await call(owner, 'PUT', `households/${id}`, { name: 'سر', side: 'bride', version: 1 })
    const moved = await call(mother, 'PUT', `households/${id}`, { name: 'منى', side: 'groom', version: 1 })
    expect(moved.status).toBe(404)
    await call(owner, 'PUT', `households/${id}`, { name: 'سر', side: 'both', version: 2 })
    const shared = await call(mother, 'PUT', `households/${id}`, { name: 'منى', side: 'groom', version: 1 })
    expect([shared.status, shared.body.current]).toEqual([403, undefined])
  })

  it('counts what it sees, and the seats of each hall over both sides', async () => {
    const { hallId } = wedding
    const family = await add('bride', { seats: [{ hallId, allowed: 4 }] })
    await add('groom', { seats: [{ hallId, allowed: 2 }], tags: ['الشغل'] })
    await sendReply(server, wedding, family.linkToken, { seats: [{ hallId, coming: 3, children: 0 }] })
    const { body } = await call(mother, 'GET', 'summary')
    expect(body).toMatchObject({ households: 1, guests: 2, replies: { coming: 0, silent: 1, guests: 0 } })
    const sides = [
      { side: 'groom', seats: 2, coming: 0 },
      { side: 'bride', seats: 4, coming: 3 },
      { side: 'both', seats: 0, coming: 0 },
    ]
    expect(body.halls).toEqual([{ hallId, households: 2, seats: 6, sides }])
  })
})

describe('an import of a side manager', () => {
  const importRows = (account: Couple, rows: object[]) => call(account, 'POST', 'imports', { source: 'paste', rows })

  it('adds to its own side, and refuses rows of the others as a whole', async () => {
    const rows = [{ name: 'منى' }, { name: 'سعاد', side: 'bride' }, { name: 'هالة', side: 'both' }]
    expect(getFieldErrors(await importRows(mother, rows))).toEqual({
      'rows.1.side': 'You can change the families of your side only.',
    })
    expect((await importRows(mother, rows.slice(0, 1))).body).toMatchObject({ added: 1 })
    expect((await listHouseholds(mother, wedding)).items).toMatchObject([{ name: 'منى', side: 'groom' }])
  })

  it('is seen and undone by its side and the couple, and leaves families that the couple has taken over', async () => {
    const { id } = (await importRows(mother, [{ name: 'منى' }, { name: 'سعاد' }])).body
    const father = await addMember(server, owner, wedding, { role: 'sideManager', side: 'bride' })
    const lists = [owner, mother, father].map(
      async (account) => (await call(account, 'GET', 'imports')).body.items.length,
    )
    expect(await Promise.all(lists)).toEqual([1, 1, 0])
    const { items } = await listHouseholds(owner, wedding)
    await bulk(owner, { ids: [items[0].id], action: 'setSide', side: 'both' })
    expect((await call(father, 'POST', `imports/${id}/undo`)).status).toBe(404)
    expect((await call(mother, 'POST', `imports/${id}/undo`)).body).toMatchObject({ removed: 1, kept: 1 })
  })

  it('says which of its families the other family may have too, by their phones, and nothing of those', async () => {
    const phones = ['01001234567', '01112345678', '01223456789', '01551234567']
    await add('bride', { name: 'آل منصور', phone: phones[0] })
    await add('both', { name: 'الجيران', phone: phones[1] })
    const { id } = await add('bride', { name: 'آل عزت', phone: phones[2] })
    await call(owner, 'DELETE', `households/${id}`)
    const rows = phones.map((phone, index) => ({ name: `عائلة ${index}`, phone: `+2${phone}` }))
    const imported = { id: randomUUID(), source: 'paste', rows }
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect((await call(mother, 'POST', 'imports', imported)).body).toMatchObject({
        added: 4,
        maybeElsewhere: { count: 1, names: ['عائلة 0'] },
      })
    expect((await importRows(owner, rows.slice(0, 1))).body).not.toHaveProperty('maybeElsewhere')
    expect((await importRows(mother, [{ name: 'منى' }])).body).not.toHaveProperty('maybeElsewhere')
  })
})

describe('a planner', () => {
  it('changes table labels and tags of any family, and nothing else', async () => {
    const planner = await addMember(server, owner, wedding, { role: 'planner' })
    const { id, seats } = await add('bride', { tableLabel: '3' })
    const same = { name: 'bride', side: 'bride', seats, version: 1 }
    expect((await call(planner, 'PUT', `households/${id}`, { ...same, note: 'x' })).status).toBe(403)
    const edited = await call(planner, 'PUT', `households/${id}`, { ...same, tableLabel: '7', tags: ['vip'] })
    expect(edited.body).toMatchObject({ tableLabel: '7', tags: ['vip'], version: 2 })
    expect(edited.body).not.toHaveProperty('linkToken')
    const stale = await call(planner, 'PUT', `households/${id}`, { ...same, tableLabel: '8' })
    expect(stale.body).toMatchObject({ code: 'version_conflict', current: { tableLabel: '7' } })
    const { body } = await bulk(planner, { ids: [id], action: 'removeTag', tag: 'vip' })
    expect(body.items).toHaveLength(1)
    expect((await bulk(planner, { ids: [id], action: 'delete' })).status).toBe(403)
  })
})

it('gives a viewer the totals, and no family and tag', async () => {
  const viewer = await addMember(server, owner, wedding, { role: 'viewer' })
  await add('bride', { tags: ['الشغل'] })
  const { body } = await call(viewer, 'GET', 'summary')
  expect(body).toMatchObject({ households: 1, guests: 3, tags: [], replies: { silent: 1 }, inBin: 0 })
})
