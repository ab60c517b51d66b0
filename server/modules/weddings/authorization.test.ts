import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { operations } from '../../../openapi/operations.ts'
import type { DocumentedOperation } from '../../../openapi/document.ts'
import { createValues } from '../../../tests/server/support/arbitraries.ts'
import { seed } from '../../../tests/server/support/conformanceRuns.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { toAddress } from '../../../tests/server/support/weddingIds.ts'
import type { WeddingIds } from '../../../tests/server/support/weddingIds.ts'
import { addHousehold, createWedding } from '../../../tests/server/support/weddings.ts'

const weddingOperations = operations.filter(({ path }) => path.includes('{weddingId}'))

const ROLES = ['owner', 'sideManager', 'planner', 'viewer'] as const
type Role = (typeof ROLES)[number]

/** Their accounts and numbers are in both weddings. */
const ofBoth = new Set(['updateMember', 'removeMember', 'undoChange'])

let server: TestServer
/** One account for each role, and one that is no member. */
let accounts: Record<Role | 'stranger', Couple>
beforeAll(async () => {
  server = await startTestServer()
  accounts = {
    owner: await registerCouple(server),
    sideManager: await registerCouple(server),
    planner: await registerCouple(server),
    viewer: await registerCouple(server),
    stranger: await registerCouple(server),
  }
})
afterAll(() => server.close())

/** The side of the household and of the side manager. */
const SIDE = 'bride'

/** Creates a wedding with a member of each role, an event, a hall, a household with a reply and a message, an import, a request and an invite. */
async function createIds(): Promise<WeddingIds> {
  const { owner } = accounts
  const wedding = await createWedding(owner)
  const household = await addHousehold(owner, wedding, { side: SIDE })
  const rows = [{ name: 'Imported' }]
  const imported = await owner.call('POST', `${wedding.path}/imports`, { body: { source: 'paste', rows } })
  const { id: weddingId, eventId, hallId } = wedding
  await addMembers(weddingId)
  const { db } = server.app.context
  await db.updateTable('imports').set({ side: SIDE }).where('id', '=', imported.body.id).execute()
  const invite = await owner.call('POST', `${wedding.path}/member-invites`, { body: { role: 'viewer' } })
  // The first change is the addition of the household.
  const memberIds = { memberId: accounts.viewer.userId, inviteId: invite.body.id, number: '1' }
  const ids = { weddingId, eventId, hallId, householdId: household.id, importId: imported.body.id, ...memberIds }
  return { ...ids, ...(await addReplyRows(ids)) }
}

async function addMembers(weddingId: string): Promise<void> {
  const created_at = new Date(server.now()).toISOString()
  await server.app.context.db
    .insertInto('wedding_members')
    .values(
      (['sideManager', 'planner', 'viewer'] as const).map((role) => ({
        wedding_id: weddingId,
        user_id: accounts[role].userId,
        role,
        side: role === 'sideManager' ? SIDE : null,
        label: null,
        invited_by: null,
        created_at,
      })),
    )
    .execute()
}

async function addReplyRows({ weddingId, householdId }: { weddingId: string; householdId: string }) {
  const { db } = server.app.context
  const [replyId, sendId, requestId] = [randomUUID(), randomUUID(), randomUUID()]
  const own = { wedding_id: weddingId, created_at: new Date(server.now()).toISOString() }
  const ofHousehold = { ...own, household_id: householdId }
  const shown = { message: 'مبروك', may_publish: 1, published_at: null, undone_at: null } as const
  await db
    .insertInto('replies')
    .values({ ...ofHousehold, ...shown, id: replyId, channel: 'link', seats: '[]' })
    .execute()
  const status = { reply_id: replyId, reply_revision: 1, revision: 1, opened_at: null, opened_by: null }
  await db
    .insertInto('household_statuses')
    .values({ wedding_id: weddingId, household_id: householdId, ...status })
    .execute()
  await db
    .insertInto('sends')
    .values({ ...ofHousehold, id: sendId, kind: 'invite', result: 'sent', sent_by: null })
    .execute()
  const decision = { household_id: null, decided_at: null, decided_by: null, network: null }
  const undecided = { phone_e164: null, message: null, ...decision }
  await db
    .insertInto('reply_requests')
    .values({ ...own, ...undecided, id: requestId, name: 'سامح', phone: '010', count: 2, state: 'pending' })
    .execute()
  return { replyId, sendId, requestId }
}

/** Bodies that the role may send, where it may not send others. */
const OWN_BODIES: Partial<Record<Role, Record<string, (ids: WeddingIds) => object>>> = {
  sideManager: {
    createHousehold: () => ({ name: 'منى', side: SIDE }),
    updateHousehold: () => ({ name: 'منى', side: SIDE, version: 1 }),
    bulkEditHouseholds: ({ householdId }) => ({ ids: [householdId], action: 'delete' }),
    importHouseholds: () => ({ source: 'paste', rows: [{ name: 'منى' }] }),
    updateMessageTemplate: () => ({ kind: 'invite', language: 'ar', side: SIDE, text: 'تعالوا {الرابط}' }),
  },
  planner: {
    updateHousehold: ({ hallId }) => ({
      name: 'منى عادل',
      side: SIDE,
      seats: [{ hallId, allowed: 3 }],
      tableLabel: '7',
      version: 1,
    }),
    bulkEditHouseholds: ({ householdId }) => ({ ids: [householdId], action: 'addTag', tag: 'الشغل' }),
  },
}

/** Calls an operation with a valid body and existing ids. @returns the status */
async function callOperation(
  { operationId, method, path, bodies }: DocumentedOperation,
  who: Role | 'stranger' | null,
  ids: WeddingIds,
): Promise<number> {
  const schema = bodies['application/json']
  const url = toAddress(path, ids)
  const ownBody = who === null || who === 'stranger' ? undefined : OWN_BODIES[who]?.[operationId]
  const body = ownBody?.(ids) ?? (schema && fc.sample(createValues(schema), { seed, numRuns: 1 })[0])
  const token = who === null ? null : accounts[who].token
  return (await server.call(method, url, { token, ...(body ? { body } : {}) })).status
}

it('finds the operations on a wedding', () => {
  expect(weddingOperations.length).toBeGreaterThan(15)
})

it('names the roles that may call each of them', () => {
  const withoutRoles = weddingOperations.filter(({ 'x-roles': roles }) => !roles?.includes('owner'))
  expect(withoutRoles).toEqual([])
})

describe.each(weddingOperations)('$operationId', (operation) => {
  const allowed = ROLES.filter((role) => operation['x-roles']!.includes(role))
  let ids: WeddingIds
  beforeAll(async () => void (ids = await createIds()))
  // An account can have 50 weddings.
  afterAll(async () => void (await server.app.context.db.deleteFrom('weddings').execute()))

  it('returns 401 without signing in, 404 to another couple, and 403 to roles that it does not name', async () => {
    expect(await callOperation(operation, null, ids)).toBe(401)
    expect(await callOperation(operation, 'stranger', ids)).toBe(404)
    const refused = ROLES.filter((role) => !allowed.includes(role))
    const statuses = []
    for (const role of refused) statuses.push(await callOperation(operation, role, ids))
    expect(statuses).toEqual(refused.map(() => 403))
  })

  it.each(allowed)('lets a member with the role %s in', async (role) => {
    expect([401, 403, 404]).not.toContain(await callOperation(operation, role, await createIds()))
  })
})

it("returns 404 for another wedding's event, hall, household and import under the own wedding", async () => {
  const [{ weddingId }, other] = [await createIds(), await createIds()]
  const nested = weddingOperations.filter(
    ({ path, operationId }) => path.split('{').length > 2 && !ofBoth.has(operationId),
  )
  const statuses: [string, number][] = []
  for (const operation of nested)
    statuses.push([operation.operationId, await callOperation(operation, 'owner', { ...other, weddingId })])
  expect(statuses).toEqual(nested.map(({ operationId }) => [operationId, 404]))
})
