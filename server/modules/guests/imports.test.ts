import { randomUUID } from 'node:crypto'
import { IMPORT_LISTED_S, IMPORT_UNDO_S } from '../../config/limits.ts'
import { getFieldErrors, registerCouple, signIn, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { sendReply } from '../../../tests/server/support/replies.ts'
import { addHousehold, createWedding, listHouseholds } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'
import { purgeOutdated } from '../retention/purge.ts'

let server: TestServer
let couple: Couple
let wedding: PlannedWedding
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  couple = await registerCouple(server)
  wedding = await createWedding(couple)
})
afterAll(() => server.close())

type Body = Record<string, unknown>
const importRows = (rows: Body[], changes: Body = {}) =>
  couple.call('POST', `${wedding.path}/imports`, { body: { source: 'csv', rows, ...changes } })
const undo = (id: string) => couple.call('POST', `${wedding.path}/imports/${id}/undo`)
const list = async (): Promise<Body[]> => (await listHouseholds(couple, wedding)).items

describe('an import', () => {
  it('adds and updates households: blank cells and unnamed halls change nothing', async () => {
    const hall = { eventId: wedding.eventId, name: 'Women', audience: 'women' }
    const women = (await couple.call('POST', `${wedding.path}/halls`, { body: hall })).body.id
    const { id, name } = await addHousehold(couple, wedding, { phone: '01012345678', tags: ['a'], note: 'kept' })
    const response = await importRows([
      { householdId: id, tags: ['b'], seats: [{ hallId: women, allowed: 2 }] },
      { name: 'جديد', phone: '01112345678' },
    ])
    expect(response).toMatchObject({ status: 201, body: { added: 1, updated: 1, unchanged: 0, source: 'csv' } })
    const [added, updated] = await list()
    expect(added).toMatchObject({ name: 'جديد', side: 'both', language: 'ar', phoneE164: '+201112345678', seats: [] })
    expect(updated).toMatchObject({ id, name, phone: '01012345678', note: 'kept', tags: ['b'], version: 2 })
    expect(updated!['seats']).toEqual(
      expect.arrayContaining([
        { hallId: wedding.hallId, allowed: 3 },
        { hallId: women, allowed: 2 },
      ]),
    )
  })

  it('leaves a household alone that a row does not change', async () => {
    const { id, name, seats } = await addHousehold(couple, wedding)
    const response = await importRows([{ householdId: id, name, seats }])
    expect(response.body).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await list()).toMatchObject([{ version: 1 }])
  })

  it.each([
    ['a row without a name', () => ({ side: 'both' }), 'rows.1.name'],
    ['a name of direction marks', () => ({ name: '\u202E' }), 'rows.1.name'],
    [
      'seats of 10,000',
      () => ({ name: 'x', seats: [{ hallId: wedding.hallId, allowed: 10_000 }] }),
      'rows.1.seats.0.allowed',
    ],
    ['a household of nobody', () => ({ householdId: randomUUID() }), 'rows.1.householdId'],
    ['an unknown hall', () => ({ name: 'x', seats: [{ hallId: randomUUID(), allowed: 1 }] }), 'rows.1.seats'],
  ])('with %s stores nothing', async (_what, buildRow, field) => {
    const response = await importRows([{ name: 'good' }, buildRow()])
    expect([response.status, Object.keys(getFieldErrors(response))]).toEqual([400, [field]])
    expect(await list()).toEqual([])
  })

  it('with two rows for one household stores nothing', async () => {
    const { id } = await addHousehold(couple, wedding)
    const response = await importRows([
      { householdId: id, name: 'a' },
      { householdId: id, name: 'b' },
    ])
    expect(Object.keys(getFieldErrors(response))).toEqual(['rows.1.householdId'])
    expect(await list()).toMatchObject([{ version: 1 }])
  })

  it('of 3,000 rows fills the list, and one more row is refused', async () => {
    const rows = Array.from({ length: 3000 }, (_, nth) => ({
      name: `عائلة ${nth}`,
      phone: `010${String(nth).padStart(8, '0')}`,
      seats: [{ hallId: wedding.hallId, allowed: 1 + (nth % 5) }],
    }))
    expect((await importRows(rows)).body.added).toBe(3000)
    expect((await importRows([{ name: 'one more' }])).body.code).toBe('limit_reached')
    const body = { name: 'one more', side: 'both' }
    expect((await couple.call('POST', `${wedding.path}/households`, { body })).body.code).toBe('limit_reached')
    expect((await couple.call('GET', `${wedding.path}/summary`)).body).toMatchObject({ households: 3000, guests: 9000 })
  })

  it('appears in the list of imports for 30 days', async () => {
    await importRows([{ name: 'x' }], { fileName: '\u202Eالضيوف.csv' })
    const listImports = async () => (await couple.call('GET', `${wedding.path}/imports`)).body.items
    expect(await listImports()).toMatchObject([{ fileName: 'الضيوف.csv', undoableUntil: expect.any(String) }])
    server.advance(IMPORT_LISTED_S)
    couple = await signIn(server, couple.email)
    expect(await listImports()).toEqual([])
  })
})

describe('undoing an import', () => {
  it('puts added households into the bin, restores updated ones, and keeps those that were edited since', async () => {
    const [restored, edited] = [
      await addHousehold(couple, wedding, { name: 'a' }),
      await addHousehold(couple, wedding, { name: 'b' }),
    ]
    const rows = [
      { householdId: restored.id, name: 'A' },
      { householdId: edited.id, name: 'B' },
      { name: 'c' },
      { name: 'd' },
    ]
    const { id } = (await importRows(rows)).body
    const added = (await list()).find(({ name }) => name === 'd')!
    await couple.call('PUT', `${wedding.path}/households/${edited.id}`, {
      body: { name: 'mine', side: 'both', version: 2 },
    })
    await couple.call('PUT', `${wedding.path}/households/${String(added['id'])}`, {
      body: { name: 'd2', side: 'both', version: 1 },
    })
    const { body } = await undo(id)
    expect(body).toMatchObject({ removed: 1, restored: 1, kept: 2, import: { undoneAt: expect.any(String) } })
    expect(body.import).not.toHaveProperty('undoableUntil')
    expect((await list()).map(({ name }) => name)).toEqual(['a', 'd2', 'mine'])
    expect((await list())[0]).toMatchObject({ seats: restored.seats, side: restored.side, version: 3 })
  })

  it('keeps households that have answered since', async () => {
    const updated = await addHousehold(couple, wedding, { name: 'a' })
    const seats = [{ hallId: wedding.hallId, allowed: 3 }]
    const { id } = (await importRows([{ householdId: updated.id, name: 'A' }, { name: 'b', seats }, { name: 'c' }]))
      .body
    for (const household of (await list()).filter(({ name }) => name !== 'c'))
      expect((await sendReply(server, wedding, String(household['linkToken']))).status).toBe(201)
    expect((await undo(id)).body).toMatchObject({ removed: 1, restored: 0, kept: 2 })
    expect((await list()).map(({ name }) => name)).toEqual(['A', 'b'])
  })

  it('changes nothing when it is repeated', async () => {
    const { id } = (await importRows([{ name: 'x' }])).body
    await Promise.all([undo(id), undo(id)])
    expect((await undo(id)).body).toMatchObject({ removed: 0, restored: 0, kept: 0 })
  })

  it('is possible for 24 hours, after which its data is deleted', async () => {
    const { id: householdId } = await addHousehold(couple, wedding, { name: 'Zzbefore' })
    const { id } = (await importRows([{ householdId, name: 'after' }])).body
    const readUndoData = async () =>
      (
        await server.app.context.db
          .selectFrom('imports')
          .select('before')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).before
    server.advance(IMPORT_UNDO_S - 60)
    await purgeOutdated(server.app.context)
    expect(await readUndoData()).toContain('Zzbefore')
    server.advance(60)
    couple = await signIn(server, couple.email)
    expect((await undo(id)).body.code).toBe('too_late')
    await purgeOutdated(server.app.context)
    expect(await readUndoData()).toBeNull()
  })
})
