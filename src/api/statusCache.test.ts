import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import { createStore } from '../store/createStore'
import { weddingEndpoints, type HouseholdStatus } from './weddings'

const { listStatuses, publishWish } = weddingEndpoints.endpoints
const WEDDING = { weddingId: 'w1' }
const IDS = ['a', 'b']

/** What becomes of a request: the server handles it, is not reached, or its response is lost. */
type Fate = 'handled' | 'unreached' | 'lost'

const fate = fc.constantFrom<Fate>('handled', 'unreached', 'lost')
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('edit' as const, 'guest' as const), id: fc.constantFrom(...IDS), fate }),
  fc.record({ kind: fc.constant('poll' as const), fate }),
)

/** A server with the statuses of a wedding, which numbers its changes as the API does. */
function createStatusServer() {
  let revision = 0
  const statuses: Record<string, HouseholdStatus> = {}
  const change = (householdId: string): HouseholdStatus => {
    revision += 1
    return (statuses[householdId] = { householdId, revision, sends: [] })
  }
  for (const id of IDS) change(id)
  const list = (after: number) => {
    const items = Object.values(statuses).filter((status) => status.revision > after)
    return { items, revision, unreadReplies: 0, pendingRequests: 0 }
  }
  return { statuses, change, list }
}

const poll = () => void document.dispatchEvent(new Event('visibilitychange'))

describe('the cached statuses', () => {
  it('are never replaced by older ones, and end at what the server has, in any order of edits, polls and responses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 2, maxLength: 8 }), async (scheduler, steps) => {
        const server = createStatusServer()
        const store = createStore({ apiHost: 'http://localhost' })
        const getEntities = () => listStatuses.select(WEDDING)(store.getState()).data?.entities ?? {}
        const fates: Fate[] = []
        /** The cached statuses at each event. */
        const cached: ReturnType<typeof getEntities>[] = []
        const waitForTurn = async (event: string) => {
          await scheduler.schedule(Promise.resolve(), event)
          cached.push(getEntities())
        }
        jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
          const { method, url } = input as Request
          const { pathname, searchParams } = new URL(url)
          const outcome = fates.shift() ?? 'handled'
          await waitForTurn(`${method} ${pathname} arrives`)
          if (outcome === 'unreached') throw new TypeError('Failed to fetch')
          const id = pathname.split('/').at(-2)!
          const body = method === 'GET' ? server.list(Number(searchParams.get('after'))) : server.change(id)
          await waitForTurn(`${method} ${pathname} is answered`)
          if (outcome === 'lost') throw new TypeError('Failed to fetch')
          return new Response(JSON.stringify(body))
        })
        await scheduler.waitFor(store.dispatch(listStatuses.initiate(WEDDING)))

        const start = async (one: (typeof steps)[number]): Promise<void> => {
          if (one.kind === 'guest') {
            server.change(one.id)
            return
          }
          fates.push(one.fate)
          if (one.kind === 'poll') poll()
          else
            await store.dispatch(publishWish.initiate({ ...WEDDING, replyId: one.id, wishUpdate: { published: true } }))
        }
        const started = steps.map((one) => waitForTurn(one.kind).then(() => start(one)))
        await scheduler.waitFor(Promise.all(started))
        await scheduler.waitIdle()

        fates.length = 0
        poll()
        await scheduler.waitIdle()
        expect(getEntities()).toEqual(server.statuses)
        for (const id of IDS) {
          const revisions = cached.map((entities) => entities[id]?.revision ?? 0)
          expect(revisions).toEqual(revisions.toSorted((one, other) => one - other))
        }
        store.dispatch(weddingEndpoints.util.resetApiState())
      }),
    )
  })
})
