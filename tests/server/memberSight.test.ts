/**
 * What a member must not see is in no response: each text of a family, and of what belongs to it, is a marker word, and every operation is called with the
 * ids of the other side's rows as well as with those of the own side.
 */
import { parseImport } from '@/features/guest-import/parse/parseImport'
import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import type { DocumentedOperation } from '../../openapi/document.ts'
import { operations } from '../../openapi/operations.ts'
import { createValues } from './support/arbitraries.ts'
import { seed } from './support/conformanceRuns.ts'
import { publishInvitation } from './support/invitations.ts'
import { addMember, invite } from './support/members.ts'
import type { Rights } from './support/members.ts'
import { changeReplySettings, sendReply } from './support/replies.ts'
import { registerVerifiedCouple, startTestServer } from './support/server.ts'
import type { Couple, TestResponse, TestServer } from './support/server.ts'
import { toAddress } from './support/weddingIds.ts'
import type { WeddingIds } from './support/weddingIds.ts'
import { addHousehold, createWedding } from './support/weddings.ts'
import type { PlannedWedding } from './support/weddings.ts'

jest.setTimeout(60_000)

/** Households of each side, what belongs to them, and what is for the couple alone. */
const MARKERS = ['Zzgroomfamily', 'Zzgroomprivate', 'Zzbridefamily', 'Zzbrideprivate', 'Zzcouple'] as const
type Marker = (typeof MARKERS)[number]

const HIDDEN: Record<string, { rights: Rights; hidden: readonly Marker[] }> = {
  'manager of the groom’s side': {
    rights: { role: 'sideManager', side: 'groom' },
    hidden: ['Zzbridefamily', 'Zzbrideprivate', 'Zzcouple'],
  },
  'manager of the bride’s side': {
    rights: { role: 'sideManager', side: 'bride' },
    hidden: ['Zzgroomfamily', 'Zzgroomprivate', 'Zzcouple'],
  },
  planner: { rights: { role: 'planner' }, hidden: ['Zzgroomprivate', 'Zzbrideprivate', 'Zzcouple'] },
  viewer: { rights: { role: 'viewer' }, hidden: MARKERS },
}

type Side = 'groom' | 'bride'
let server: TestServer
let owner: Couple
let wedding: PlannedWedding
/** The rows of each side. */
let ids: Record<Side, WeddingIds>
let responses: TestResponse[]
beforeAll(async () => void (server = await startTestServer()))
beforeEach(async () => {
  owner = await registerVerifiedCouple(server)
  wedding = await createWedding(owner)
  await publishInvitation(owner, { weddingId: wedding.id })
  responses = []
  const shared = await addRowsOfCouple()
  ids = { groom: await addRows('groom', shared), bride: await addRows('bride', shared) }
})
afterAll(() => server.close())

const body = async (method: string, path: string, content: object) =>
  (await owner.call(method, `${wedding.path}/${path}`, { body: content })).body

/** A request, an invite and a member's label that only owners see. */
async function addRowsOfCouple() {
  await changeReplySettings(owner, wedding, { takesRequests: true })
  const { items } = (await owner.call('GET', `invitations/user/${owner.userId}`)).body
  const request = { name: 'Zzcouple', phone: '01012345678', count: 2, message: 'Zzcouple' }
  await server.call('POST', `invitations/slug/${encodeURIComponent(items[0].slug)}/requests`, { body: request })
  const requests = (await owner.call('GET', `${wedding.path}/requests`)).body.items
  const imported = { source: 'csv', fileName: 'Zzcouple.csv', rows: [{ name: 'Both', side: 'both' }] }
  await body('POST', 'imports', imported)
  const { id: inviteId } = await invite(owner, wedding, { role: 'viewer', label: 'Zzcouple' })
  return { requestId: requests[0].id as string, inviteId: inviteId as string }
}

/** Adds a family on the list and one in the bin, with a reply, a message, an import of a relative and a text of a message. */
async function addRows(side: Side, shared: Pick<WeddingIds, 'requestId' | 'inviteId'>): Promise<WeddingIds> {
  const [family, own] = [`Zz${side}family`, `Zz${side}private`]
  const texts = { honorific: family, tags: [family], phone: family, tableLabel: family, note: family }
  const details = { side, name: family, ...texts, persons: [{ name: family, child: false }] }
  const listed = await addHousehold(owner, wedding, details)
  const { id: binned } = await addHousehold(owner, wedding, details)
  await owner.call('DELETE', `${wedding.path}/households/${binned}`)
  const reply = await sendReply(server, wedding, listed.linkToken, { message: own, mayPublish: true })
  const status = await body('POST', 'sends', { householdId: listed.id, kind: 'invite', result: 'sent' })
  await body('PUT', 'message-templates', { kind: 'invite', language: 'en', side, text: own })
  const relative = await addMember(server, owner, wedding, { role: 'sideManager', side, label: 'Relative' })
  const rows = [{ name: family, tags: [family] }]
  const file = { source: 'csv', fileName: `${own}.csv`, rows }
  const imported = (await relative.call('POST', `${wedding.path}/imports`, { body: file })).body
  const { id: weddingId, eventId, hallId } = wedding
  const ofWedding = { weddingId, eventId, hallId, memberId: relative.userId, number: '1', ...shared }
  return {
    ...ofWedding,
    householdId: listed.id,
    importId: imported.id,
    replyId: reply.body.id,
    sendId: status.sends[0].id,
  }
}

/** Ends the caller's own membership, or changes who sees what. */
const NOT_CALLED = new Set(['leaveWedding', 'deleteWedding', 'removeMember', 'updateMember'])
const called = operations.filter(
  ({ path, operationId }) => path.includes('{weddingId}') && !NOT_CALLED.has(operationId),
)

/** Calls an operation with the ids of a side and a generated body, whose ids are of that side too. */
async function callOperation(
  { method, path, bodies }: DocumentedOperation,
  caller: Couple,
  of: WeddingIds,
  run: number,
) {
  const schema = bodies['application/json']
  const generated = schema && (fc.sample(createValues(schema), { seed: seed + run, numRuns: 1 })[0] as object)
  const url = toAddress(path, of)
  const content = generated && { ...generated, ...pickKnown(generated, of) }
  responses.push(await caller.call(method, url, content ? { body: content } : {}))
}

/** @returns the properties of a body that name a row, with an existing one; `id` repeats a creation, `version` is stale */
const pickKnown = (content: object, { householdId, replyId, sendId, requestId, hallId }: WeddingIds): object => {
  const known = { householdId, replyId, sendId, hallId, ids: [householdId], requestIds: [requestId], version: 999 }
  return Object.fromEntries(Object.entries(known).filter(([name]) => name in content))
}

/** Reads the lists in every way in which a filter, an order or a page could show a row, and what is outside of weddings. */
async function readEverything(caller: Couple): Promise<void> {
  const queries = MARKERS.flatMap((marker) => [`q=${marker}`, `tag=${marker}`, `q=${marker}&deleted=true`])
  const orders = ['sort=createdAt&order=desc', 'sort=name&limit=1', 'side=groom', 'side=bride', 'deleted=true']
  const get = async (path: string) => responses.push(await caller.call('GET', path))
  for (const query of [...queries, ...orders, `hallId=${wedding.hallId}`])
    await get(`${wedding.path}/households?${query}`)
  for (const file of ['csv', 'xlsx']) await get(`${wedding.path}/exports/households.${file}?messages=include`)
  await get(`${wedding.path}/statuses?after=0`)
  for (const path of ['weddings', 'users/export', `invitations/user/${caller.userId}`]) await get(path)
}

/** Undoes each change, also with a version, so that it names the household. */
async function undoEverything(caller: Couple): Promise<void> {
  const latest = (await owner.call('GET', `${wedding.path}/changes`)).body.latest as number
  for (let number = 1; number <= latest; number += 1)
    for (const content of [{}, { version: 7 }])
      responses.push(await caller.call('POST', `${wedding.path}/changes/${number}/undo`, { body: content }))
}

/** Changes rows of the other side, so that conflicts and repeated ids answer. */
async function provokeConflicts(caller: Couple, { householdId, importId, sendId, replyId }: WeddingIds): Promise<void> {
  const details = { name: 'Other', side: 'groom' as const }
  const call = async (method: string, path: string, content: object) =>
    responses.push(await caller.call(method, `${wedding.path}/${path}`, { body: content }))
  for (const side of ['groom', 'bride', 'both'] as const)
    await call('POST', 'households', { ...details, side, id: householdId })
  await call('PUT', `households/${householdId}`, { ...details, version: 7 })
  await call('POST', 'imports', { id: importId, source: 'paste', rows: [{ name: 'Other' }] })
  await call('POST', 'imports', { source: 'paste', rows: [{ householdId, name: 'Other', tags: ['x'] }] })
  await call('POST', 'sends', { id: sendId, householdId, kind: 'invite', result: 'skipped' })
  await call('POST', `households/${householdId}/replies`, { id: replyId, seats: [] })
}

async function callEverything(caller: Couple): Promise<void> {
  await readEverything(caller)
  for (const side of ['groom', 'bride'] as const) {
    for (const operation of called) for (const run of [0, 1, 2]) await callOperation(operation, caller, ids[side], run)
    await provokeConflicts(caller, ids[side])
  }
  await undoEverything(caller)
  await readEverything(caller)
}

/** @returns the text of a response, also of a spreadsheet */
async function readText({ headers, raw, text }: TestResponse): Promise<string> {
  if (!String(headers['content-type']).includes('spreadsheetml')) return text
  return JSON.stringify(await parseImport({ bytes: new Uint8Array(raw), fileName: 'guests.xlsx' }))
}

async function findMarkers(): Promise<Marker[]> {
  const all = (await Promise.all(responses.map(readText))).join('\n') + (await server.readMails()).join('\n')
  return MARKERS.filter((marker) => all.includes(marker))
}

it('shows the couple everything, so that the markers can be found', async () => {
  await readEverything(owner)
  for (const operation of called.filter(({ method }) => method === 'GET'))
    for (const side of ['groom', 'bride'] as const) await callOperation(operation, owner, ids[side], 0)
  expect(await findMarkers()).toEqual(MARKERS)
})

it.each(Object.entries(HIDDEN))('shows the %s nothing of the others', async (_who, { rights, hidden }) => {
  const caller = await addMember(server, owner, wedding, rights)
  await callEverything(caller)
  expect(responses.filter(({ status }) => status >= 500)).toEqual([])
  expect((await findMarkers()).filter((marker) => hidden.includes(marker))).toEqual([])
})
