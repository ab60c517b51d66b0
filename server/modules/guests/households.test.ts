import { randomUUID } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BIN_S } from '../../config/limits.ts'
import { getFieldErrors, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { onEmbedded } from '../../../tests/server/support/onDatabase.ts'
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
const add = (changes: Body = {}) => addHousehold(couple, wedding, changes)
const tryToAdd = (changes: Body) =>
  couple.call('POST', `${wedding.path}/households`, { body: { name: 'x', side: 'both', ...changes } })
const list = (filters?: Record<string, string>) => listHouseholds(couple, wedding, filters)
const listNames = async (filters?: Record<string, string>): Promise<string[]> =>
  (await list(filters)).items.map(({ name }: { name: string }) => name)
const bulk = (body: Body) => couple.call('POST', `${wedding.path}/households/bulk`, { body })
const addHall = async (changes: Body = {}) => {
  const body = { eventId: wedding.eventId, name: 'Women', audience: 'women', ...changes }
  return (await couple.call('POST', `${wedding.path}/halls`, { body })).body.id as string
}

describe('adding a household', () => {
  it('returns it with its phone in international form, in the language of the wedding', async () => {
    const details = {
      honorific: 'الحاج',
      name: 'أحمد وعائلته',
      side: 'groom',
      tags: ['الشغل'],
      phone: '٠١٠ ١٢٣٤ ٥٦٧٨',
      tableLabel: '12',
      note: 'سطر\nآخر',
      persons: [{ name: 'سلمى', child: true }],
    }
    const seats = [{ hallId: wedding.hallId, allowed: 5 }]
    expect(await add({ ...details, seats })).toMatchObject({
      ...details,
      seats,
      phoneE164: '+201012345678',
      language: 'ar',
      version: 1,
    })
  })

  it.each([
    ['Africa/Cairo', '01012345678', '+201012345678'],
    ['Africa/Cairo', '1012345678', '+201012345678'],
    ['Africa/Cairo', '\u202A+966 50 123 4567\u202C', '+966501234567'],
    ['Asia/Riyadh', '0501234567', '+966501234567'],
    ['Asia/Riyadh', '00201012345678', '+201012345678'],
    ['Africa/Cairo', '0020 11 1234 5672', '+201112345672'],
    ['Africa/Cairo', '+2 01012345678', '+201012345678'],
    ['Africa/Cairo', '02/22345678', '+20222345678'],
    ['Africa/Cairo', '0101234567', undefined],
    ['Africa/Cairo', '0151234567', undefined],
    ['Africa/Cairo', '+20101234567', undefined],
    ['Africa/Cairo', '010123456789', undefined],
    ['Africa/Cairo', '19123', undefined],
    ['Africa/Cairo', '+966 50 123 456', undefined],
    ['Asia/Riyadh', '01012345678', '+201012345678'],
    ['Asia/Dubai', '0222345678', '+20222345678'],
    ['Asia/Amman', '0790123456', '+962790123456'],
    ['Africa/Cairo', '1.00123E+09', undefined],
    ['Africa/Cairo', '01312345678', undefined],
    ['Africa/Cairo', '٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['Africa/Cairo', 'اسألوا ماما', undefined],
  ])('in %s keeps the phone %s as typed and reads it as %s', async (timeZone, phone, phoneE164) => {
    wedding = await createWedding(couple, { timeZone })
    const household = await add({ phone })
    expect(household.phoneE164).toBe(phoneE164)
    expect(household.phone).toBe(phone.replace(/[\u202A\u202C]/g, ''))
  })

  it('stores text without directional characters, tags and halls once, and no halls without seats', async () => {
    const other = await addHall()
    const seats = [
      { hallId: wedding.hallId, allowed: 0 },
      { hallId: other, allowed: 2 },
    ]
    const household = await add({ name: '\u202Eأحمد 👨‍👩‍👧\u2066 ', tags: ['شغل', '\u200Fشغل', 'a\u037Eb'], seats })
    expect(household).toMatchObject({ name: 'أحمد 👨‍👩‍👧', tags: ['شغل', 'a b'], seats: [{ hallId: other, allowed: 2 }] })
  })

  it.each([
    ['a name of 300 characters', { name: 'م'.repeat(300) }, 'name', 'Must not be longer than 120 characters.'],
    ['a name of direction marks', { name: '\u202E\u2066' }, 'name', 'This field is required.'],
    ['markup', { name: '<b>x</b>' }, 'name', 'Please use plain text, without < or >.'],
    ['negative seats', { seats: [{ hallId: randomUUID(), allowed: -1 }] }, 'seats.0.allowed', 'Must be at least 0.'],
    [
      '10,000 seats',
      { seats: [{ hallId: randomUUID(), allowed: 10_000 }] },
      'seats.0.allowed',
      'Must not be more than 999.',
    ],
    [
      'an unknown hall',
      { seats: [{ hallId: randomUUID(), allowed: 1 }] },
      'seats',
      'This hall does not exist any more.',
    ],
    ['an unknown side', { side: 'ours' }, 'side', 'Please choose one of the listed values.'],
    ['a tag with a comma', { tags: ['a,b'] }, 'tags.0', 'This value is not valid.'],
  ])('rejects %s', async (_what, changes, field, message) => {
    expect(getFieldErrors(await tryToAdd(changes))).toEqual({ [field]: message })
    expect((await list()).total).toBe(0)
  })

  it('allows the same name and phone again', async () => {
    await add({ phone: '01012345678' })
    expect(await add({ phone: '01012345678' })).toMatchObject({ version: 1 })
  })
})

describe('editing a household', () => {
  it('replaces its details in a new version, and returns 409 with the current state to a stale one', async () => {
    const { id } = await add({ phone: '01012345678', note: 'old' })
    const put = (body: Body) => couple.call('PUT', `${wedding.path}/households/${id}`, { body })
    const first = await put({ name: 'جديد', side: 'both', seats: [{ hallId: wedding.hallId, allowed: 9 }], version: 1 })
    expect(first.body).toMatchObject({ name: 'جديد', seats: [{ allowed: 9 }], version: 2 })
    expect(first.body).not.toHaveProperty('phone')
    expect(first.body).not.toHaveProperty('note')
    const stale = await put({ name: 'آخر', side: 'both', version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict', current: first.body } })
  })

  it('lets one of two concurrent edits win', async () => {
    const { id } = await add()
    const put = (name: string) =>
      couple.call('PUT', `${wedding.path}/households/${id}`, { body: { name, side: 'both', version: 1 } })
    const statuses = (await Promise.all([put('a'), put('b')])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  })
})

describe('the bin', () => {
  it('takes households from the list and gives them back with their seats', async () => {
    const { id } = await add()
    const path = `${wedding.path}/households/${id}`
    expect([(await couple.call('DELETE', path)).status, (await couple.call('DELETE', path)).status]).toEqual([204, 204])
    expect([(await list()).total, (await list({ deleted: 'true' })).total]).toEqual([0, 1])
    expect((await couple.call('PUT', path, { body: { name: 'x', side: 'both', version: 2 } })).status).toBe(404)
    await bulk({ ids: [id], action: 'restore' })
    expect((await list()).items).toMatchObject([{ id, version: 3, seats: [{ allowed: 3 }] }])
  })

  it('is emptied after 30 days', async () => {
    const { id } = await add()
    await couple.call('DELETE', `${wedding.path}/households/${id}`)
    server.advance(BIN_S - 60)
    await purgeOutdated(server.app.context)
    const { db } = server.app.context
    const count = async () => (await db.selectFrom('households').where('id', '=', id).selectAll().execute()).length
    expect(await count()).toBe(1)
    server.advance(60)
    await purgeOutdated(server.app.context)
    expect(await count()).toBe(0)
  })
})

describe('changing several households', () => {
  it('changes tags, sides and seats, and returns only what has changed', async () => {
    const hallId = await addHall()
    const [one, two] = [await add({ tags: ['a'] }), await add()]
    const ids = [one.id, two.id, randomUUID()]
    const edit = async (body: Body) => (await bulk({ ids, ...body })).body.items
    expect(await edit({ action: 'addTag', tag: 'a' })).toEqual([{ id: two.id, version: 2 }])
    expect(await edit({ action: 'removeTag', tag: 'a' })).toHaveLength(2)
    expect(await edit({ action: 'setSide', side: 'groom' })).toHaveLength(2)
    expect(await edit({ action: 'setSeats', hallId, allowed: 4 })).toHaveLength(2)
    expect(await edit({ action: 'setSeats', hallId: wedding.hallId, allowed: 0 })).toHaveLength(2)
    for (const household of (await list()).items)
      expect(household).toMatchObject({ side: 'groom', tags: [], seats: [{ hallId, allowed: 4 }] })
  })

  it('deletes for ever only what is in the bin', async () => {
    const [listed, deleted] = [await add({ name: 'listed' }), await add()]
    const ids = [listed.id, deleted.id]
    await bulk({ ids: [deleted.id], action: 'delete' })
    expect((await bulk({ ids, action: 'deleteForever' })).body.items).toHaveLength(1)
    expect([await listNames(), await listNames({ deleted: 'true' })]).toEqual([['listed'], []])
  })

  onEmbedded.it('leaves nothing of what is deleted for ever in the files of the database', async () => {
    const { id } = await add({ name: 'Zzforever' })
    await bulk({ ids: [id], action: 'delete' })
    await bulk({ ids: [id], action: 'deleteForever' })
    for (const file of (await readdir(server.dataDir)).filter((name) => name.includes('sqlite')))
      expect([file, (await readFile(join(server.dataDir, file))).includes('Zzforever')]).toEqual([file, false])
  })

  it("leaves out other couples' households", async () => {
    const other = await registerCouple(server)
    const otherWedding = await createWedding(other)
    const { id } = await addHousehold(other, otherWedding)
    expect((await bulk({ ids: [id], action: 'delete' })).body.items).toEqual([])
    expect((await other.call('GET', `${otherWedding.path}/households`)).body.total).toBe(1)
  })

  it('requires the value of the action', async () => {
    const { id } = await add()
    const response = await bulk({ ids: [id], action: 'setSeats', hallId: wedding.hallId })
    expect(getFieldErrors(response)).toEqual({ allowed: 'This field is required.' })
  })
})

describe('the summary', () => {
  it('counts seats by hall, and guests once by side and tag', async () => {
    const henna = await couple.call('POST', `${wedding.path}/events`, { body: { kind: 'henna' } })
    const [women, hennaHall] = [await addHall(), await addHall({ eventId: henna.body.id })]
    const seats = [
      [wedding.hallId, 2],
      [women, 3],
      [hennaHall, 4],
    ].map(([hallId, allowed]) => ({ hallId, allowed }))
    await add({ seats, side: 'groom', tags: ['شغل', 'جيران'], phone: '01012345678' })
    await add({ seats: [], tags: ['شغل'] })
    const { id } = await add()
    await couple.call('DELETE', `${wedding.path}/households/${id}`)
    const { body } = await couple.call('GET', `${wedding.path}/summary`)
    expect(body).toMatchObject({ households: 2, guests: 5, withoutPhone: 1, withoutSeats: 1, inBin: 1 })
    expect(body.halls).toEqual(
      expect.arrayContaining(
        seats.map(({ hallId, allowed }) => expect.objectContaining({ hallId, households: 1, seats: allowed })),
      ),
    )
    expect(body.sides).toEqual([
      { side: 'groom', households: 1, guests: 5 },
      { side: 'bride', households: 1, guests: 0 },
      { side: 'both', households: 0, guests: 0 },
    ])
    expect(body.tags).toEqual([
      { tag: 'شغل', households: 2, guests: 5 },
      { tag: 'جيران', households: 1, guests: 5 },
    ])
  })
})
