import { randomUUID } from 'node:crypto'
import { inviteHousehold } from './support/replies.ts'
import type { InvitedHousehold } from './support/replies.ts'
import { createInvitationInput, startTestServer } from './support/server.ts'
import type { TestServer } from './support/server.ts'

let server: TestServer
let family: InvitedHousehold
let stranger: InvitedHousehold
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  family = await inviteHousehold(server)
  stranger = await inviteHousehold(server)
})
afterAll(() => server.close())

interface Creation {
  path: (family: InvitedHousehold) => string
  content: (family: InvitedHousehold) => object
  other: object
  /** Whether a conflict shows what is stored. */
  hasCurrent: boolean
}

const household = { name: 'سامح فؤاد', side: 'both', tags: ['b', 'a'] }
const creations: Record<string, Creation> = {
  wedding: {
    path: () => 'weddings',
    content: () => ({ title: 'عمر وليلى', language: 'ar', timeZone: 'Africa/Cairo' }),
    other: { title: 'Omar & Laila' },
    hasCurrent: true,
  },
  event: {
    path: ({ wedding }) => `${wedding.path}/events`,
    content: () => ({ kind: 'custom', title: 'Dinner', date: '2027-06-17' }),
    other: { date: '2027-06-16' },
    hasCurrent: true,
  },
  hall: {
    path: ({ wedding }) => `${wedding.path}/halls`,
    content: ({ wedding }) => ({ eventId: wedding.eventId, name: 'Men', audience: 'men' }),
    other: { capacity: 120 },
    hasCurrent: true,
  },
  household: {
    path: ({ wedding }) => `${wedding.path}/households`,
    content: ({ wedding }) => ({ ...household, seats: [{ hallId: wedding.hallId, allowed: 2 }] }),
    other: { seats: [] },
    hasCurrent: true,
  },
  import: {
    path: ({ wedding }) => `${wedding.path}/imports`,
    content: () => ({ source: 'paste', rows: [household] }),
    other: { rows: [{ ...household, name: 'سامي فؤاد' }] },
    hasCurrent: false,
  },
  'record of a message': {
    path: ({ wedding }) => `${wedding.path}/sends`,
    content: (of) => ({ householdId: of.household.id, kind: 'invite', result: 'sent' }),
    other: { result: 'skipped' },
    hasCurrent: false,
  },
  'reply by phone': {
    path: ({ wedding, household: { id } }) => `${wedding.path}/households/${id}/replies`,
    content: () => ({ seats: [], message: 'آسفين' }),
    other: { message: 'مبروك' },
    hasCurrent: false,
  },
  'reply by link': {
    path: (of) => `links/${of.household.linkToken}/replies`,
    content: ({ wedding }) => ({ seats: [{ hallId: wedding.hallId, coming: 2, children: 1 }] }),
    other: { seats: [] },
    hasCurrent: false,
  },
}

describe.each(Object.entries(creations))('the repeated id of a %s', (_name, { path, content, other, hasCurrent }) => {
  const create = (of: InvitedHousehold, id: string, changes: object = {}) =>
    of.couple.call('POST', path(of), { body: { id, ...content(of), ...changes } })

  it('returns what is stored when the content is the same, also at once', async () => {
    const id = randomUUID()
    const responses = await Promise.all([1, 2, 3].map(() => create(family, id)))
    expect(responses).toMatchObject(responses.map(() => ({ status: 201, body: responses[0]!.body })))
  })

  it('returns 409 for other content, and changes nothing', async () => {
    const id = randomUUID()
    const first = await create(family, id)
    const refused = await create(family, id, other)
    expect(refused).toMatchObject({ status: 409, body: { code: 'already_exists' } })
    expect(refused.body.current).toEqual(hasCurrent ? first.body : undefined)
    expect((await create(family, id)).body).toEqual(first.body)
  })

  it('returns 409 when another couple uses it, and shows nothing of theirs', async () => {
    const id = randomUUID()
    const first = await create(stranger, id)
    const refused = await create(family, id)
    expect(refused).toMatchObject({ status: 409, body: { code: 'already_exists' } })
    expect(refused.body).not.toHaveProperty('current')
    expect((await create(stranger, id)).body).toEqual(first.body)
  })
})

describe('the repeated key of an invitation', () => {
  const publish = ({ couple }: InvitedHousehold, key: string, changes: Record<string, unknown> = {}) =>
    couple.call('POST', 'invitations', { body: createInvitationInput(changes), headers: { 'idempotency-key': key } })

  it('returns what is stored when the content is the same, also at once', async () => {
    const key = randomUUID()
    const responses = await Promise.all([1, 2, 3].map(() => publish(family, key)))
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
  })

  it('returns 409 with the invitation for other content, and for another wedding', async () => {
    const key = randomUUID()
    const { body: first } = await publish(family, key)
    for (const change of [{ groom: 'خالد' }, { hennaDate: '2027-06-10' }, { weddingId: family.wedding.id }])
      expect(await publish(family, key, change)).toMatchObject({
        status: 409,
        body: { code: 'already_exists', current: first },
      })
  })

  it('is the own one of each account', async () => {
    const key = randomUUID()
    expect((await publish(family, key)).body.id).not.toBe((await publish(stranger, key)).body.id)
  })
})
