import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import { addTag } from '@shared/guests/household'
import { createStore } from '../store/createStore'
import { getGuestListArgs, weddingEndpoints, type BulkEdit, type Household, type HouseholdUpdate } from './weddings'

const { listHouseholds, createHousehold, updateHousehold, deleteHousehold, bulkEditHouseholds } =
  weddingEndpoints.endpoints

const WEDDING = 'w1'
const HOST = 'http://localhost'

const createHouseholdFixture = (id: string): Household => ({
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  name: `Family ${id}`,
  side: 'both',
  tags: [],
  seats: [],
  persons: [],
  language: 'ar',
  asksReply: true,
})

/** What becomes of a request: the server applies it, refuses it, is not reached, or its response is lost. */
type Fate = 'applied' | 'refused' | 'unreached' | 'lost'
type Step = { fate: Fate } & (
  | { kind: 'create' | 'update' | 'delete'; id: string }
  | { kind: 'bulk'; action: 'addTag' | 'delete'; ids: string[] }
)

const IDS = ['a', 'b', 'c', 'd']
const fate = fc.constantFrom<Fate>('applied', 'refused', 'unreached', 'lost')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ fate, kind: fc.constantFrom('update' as const, 'delete' as const), id: fc.constantFrom(...IDS) }),
  fc.record({ fate, kind: fc.constant('create' as const), id: fc.constantFrom('e', 'f') }),
  fc.record({
    fate,
    kind: fc.constant('bulk' as const),
    action: fc.constantFrom('addTag' as const, 'delete' as const),
    ids: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1 }),
  }),
)

const respond = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const createError = (code: string, current?: Household) => ({ message: 'no', code, requestId: 'r', current })

/** A server with one guest list, which handles requests as the API does. */
function createGuestServer() {
  const households = new Map(IDS.map((id) => [id, createHouseholdFixture(id)]))
  const replace = (household: Household) => {
    const next = { ...household, version: household.version + 1 }
    households.set(next.id, next)
    return next
  }
  const bulkEdit = ({ ids, action, tag }: BulkEdit) => {
    const found = ids.flatMap((id) => households.get(id) ?? [])
    if (action === 'delete') for (const { id } of found) households.delete(id)
    const items = action === 'delete' ? found : found.map((one) => replace({ ...one, tags: addTag(one.tags, tag!) }))
    return respond(200, { items: items.map(({ id, version }) => ({ id, version })) })
  }
  const handle = (method: string, id: string, body: unknown): Response => {
    const known = households.get(id)
    if (id === 'households') {
      if (method === 'GET') return respond(200, { items: [...households.values()], total: households.size })
      const household = { ...createHouseholdFixture((body as Household).id), name: (body as Household).name }
      households.set(household.id, household)
      return respond(201, household)
    }
    if (id === 'bulk') return bulkEdit(body as BulkEdit)
    if (!known) return respond(404, createError('not_found'))
    if (method === 'DELETE') {
      households.delete(id)
      return new Response(null, { status: 204 })
    }
    const { version, ...details } = body as HouseholdUpdate
    if (version !== known.version) return respond(409, createError('version_conflict', known))
    return respond(200, replace({ ...known, ...details }))
  }
  return { households, handle }
}

describe('the cached guest list', () => {
  it('ends at what the server has, in any order of edits, failures and responses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 5 }), async (scheduler, steps) => {
        const server = createGuestServer()
        const fates: Fate[] = []
        jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
          const request = input as Request
          const isRead = request.method === 'GET'
          const outcome = isRead ? 'applied' : fates.shift()!
          const id = new URL(request.url).pathname.split('/').at(-1)!
          const body: unknown = request.method === 'POST' || request.method === 'PUT' ? await request.json() : null
          await scheduler.schedule(Promise.resolve(), `${request.method} ${id} arrives`)
          if (outcome === 'unreached') throw new TypeError('Failed to fetch')
          const response =
            outcome === 'refused' ? respond(503, createError('busy')) : server.handle(request.method, id, body)
          await scheduler.schedule(Promise.resolve(), `${request.method} ${id} is answered`)
          if (outcome === 'lost') throw new TypeError('Failed to fetch')
          return response
        })
        const store = createStore({ apiHost: HOST })
        const args = getGuestListArgs(WEDDING)
        const query = store.dispatch(listHouseholds.initiate(args))
        await scheduler.waitFor(query)
        const getEntities = () => listHouseholds.select(args)(store.getState()).data!.entities

        const start = (one: Step) => {
          fates.push(one.fate)
          if (one.kind === 'create') {
            const { id, name, side } = createHouseholdFixture(one.id)
            return store.dispatch(
              createHousehold.initiate({ weddingId: WEDDING, householdInput: { id, name, side, seats: [] } }),
            )
          }
          if (one.kind === 'bulk')
            return store.dispatch(
              bulkEditHouseholds.initiate({
                weddingId: WEDDING,
                bulkEdit: { ids: one.ids, action: one.action, ...(one.action === 'addTag' ? { tag: 'work' } : {}) },
              }),
            )
          const ofHousehold = { weddingId: WEDDING, householdId: one.id }
          if (one.kind === 'delete') return store.dispatch(deleteHousehold.initiate(ofHousehold))
          const shown = getEntities()[one.id] ?? createHouseholdFixture(one.id)
          const { name, side, seats, version } = shown
          const householdUpdate = { name: `${name}!`, side, seats, version }
          return store.dispatch(updateHousehold.initiate({ ...ofHousehold, householdUpdate }))
        }
        const edits = steps.map((one) => scheduler.schedule(Promise.resolve(), 'an edit starts').then(() => start(one)))
        await scheduler.waitFor(Promise.all(edits))
        await scheduler.waitIdle()

        expect(getEntities()).toEqual(Object.fromEntries(server.households))
        query.unsubscribe()
      }),
    )
  })
})
