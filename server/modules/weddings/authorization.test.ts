import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { operations } from '../../../openapi/operations.ts'
import type { DocumentedOperation } from '../../../openapi/document.ts'
import { createValues } from '../../../tests/server/support/arbitraries.ts'
import { seed } from '../../../tests/server/support/conformanceRuns.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold, createWedding } from '../../../tests/server/support/weddings.ts'

const weddingOperations = operations.filter(({ path }) => path.includes('{weddingId}'))

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** The ids of a wedding and of what belongs to it, by the name of the parameter. */
type Ids = Record<
  'weddingId' | 'eventId' | 'hallId' | 'householdId' | 'importId' | 'replyId' | 'sendId' | 'requestId',
  string
>

/** Creates a wedding with an event, a hall, a household with a reply and a message, an import and a request. */
async function createIds(owner: Couple): Promise<Ids> {
  const wedding = await createWedding(owner)
  const household = await addHousehold(owner, wedding)
  const rows = [{ name: 'Imported' }]
  const imported = await owner.call('POST', `${wedding.path}/imports`, { body: { source: 'paste', rows } })
  const { id: weddingId, eventId, hallId } = wedding
  const ids = { weddingId, eventId, hallId, householdId: household.id, importId: imported.body.id }
  return { ...ids, ...(await addReplyRows(ids)) }
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
    .values({ ...ofHousehold, id: sendId, kind: 'invite', result: 'sent' })
    .execute()
  const decision = { household_id: null, decided_at: null, decided_by: null, network: null }
  const undecided = { phone_e164: null, message: null, ...decision }
  await db
    .insertInto('reply_requests')
    .values({ ...own, ...undecided, id: requestId, name: 'سامح', phone: '010', count: 2, state: 'pending' })
    .execute()
  return { replyId, sendId, requestId }
}

/** Calls an operation with a valid body and existing ids. @returns the status */
async function callOperation(
  { method, path, bodies }: DocumentedOperation,
  token: string | null,
  ids: Ids,
): Promise<number> {
  const schema = bodies['application/json']
  const url = path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof Ids])
  const body = schema && fc.sample(createValues(schema), { seed, numRuns: 1 })[0]
  return (await server.call(method, url, { token, ...(body ? { body } : {}) })).status
}

it('finds the operations on a wedding', () => {
  expect(weddingOperations.length).toBeGreaterThan(15)
})

describe.each(weddingOperations)('$operationId', (operation) => {
  let owner: Couple
  let ids: Ids
  beforeAll(async () => {
    owner = await registerCouple(server)
    ids = await createIds(owner)
  })

  it('returns 401 without signing in', async () => {
    expect(await callOperation(operation, null, ids)).toBe(401)
  })

  it('returns 404 to another couple', async () => {
    const stranger = await registerCouple(server)
    await createWedding(stranger)
    expect(await callOperation(operation, stranger.token, ids)).toBe(404)
  })

  it('lets the owner of the wedding in', async () => {
    expect([401, 403, 404]).not.toContain(await callOperation(operation, owner.token, ids))
  })
})

it("returns 404 for another wedding's event, hall, household and import under the own wedding", async () => {
  const owner = await registerCouple(server)
  const [{ weddingId }, other] = [await createIds(owner), await createIds(owner)]
  const nested = weddingOperations.filter(({ path }) => path.split('{').length > 2)
  const statuses: [string, number][] = []
  for (const operation of nested)
    statuses.push([operation.operationId, await callOperation(operation, owner.token, { ...other, weddingId })])
  expect(statuses).toEqual(nested.map(({ operationId }) => [operationId, 404]))
})
