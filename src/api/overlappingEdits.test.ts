import { http, HttpResponse, type HttpHandler } from 'msw'
import { waitFor } from '@testing-library/react'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createStore } from '../store/createStore'
import { getGuestListArgs, weddingEndpoints } from './weddings'
import type { ReplySettings, Wedding } from './weddings'

const { endpoints } = weddingEndpoints
const server = apiServer()
const WEDDING = { weddingId: 'w1' }

/** Answers requests to a path in the order in which the test sends the responses. */
function createResponses() {
  const waiting: ((response: Response) => void)[] = []
  return {
    handle: () =>
      new Promise<Response>((resolve) => {
        waiting.push(resolve)
      }),
    send: async (index: number, body: object, status = 200) => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(index))
      waiting[index]!(HttpResponse.json(body, { status }))
    },
  }
}

const createMockedStore = (...handlers: HttpHandler[]) => {
  server.use(...handlers)
  return createStore({ apiHost: 'http://localhost' })
}
const BUSY = { code: 'busy', message: 'no', requestId: 'r' }

describe('edits that overlap', () => {
  it('keep settings of replies that were stored before an earlier edit failed', async () => {
    let stored = { version: 1 } as ReplySettings
    const responses = createResponses()
    const store = createMockedStore(
      http.get(api('/weddings/w1/reply-settings'), () => HttpResponse.json(stored)),
      http.put(api('/weddings/w1/reply-settings'), responses.handle),
    )
    const query = store.dispatch(endpoints.getReplySettings.initiate(WEDDING))
    await query
    const edit = () =>
      store.dispatch(endpoints.updateReplySettings.initiate({ ...WEDDING, replySettingsUpdate: stored }))
    const edits = [edit(), edit()]
    stored = { ...stored, version: 2 }
    await responses.send(1, stored)
    await edits[1]
    await responses.send(0, BUSY, 503)
    await edits[0]
    const { data } = endpoints.getReplySettings.select(WEDDING)(store.getState())
    expect(data).toEqual(stored)
    await waitFor(() => expect(getSentBodies('/weddings/w1/reply-settings')).toHaveLength(4))
    query.unsubscribe()
  })

  it('end at the order of events that the server stored last', async () => {
    let stored = ['a', 'b', 'c']
    const responses = createResponses()
    const store = createMockedStore(
      http.get(api('/weddings/w1/events'), () => HttpResponse.json({ items: stored.map((id) => ({ id, halls: [] })) })),
      http.put(api('/weddings/w1/events'), responses.handle),
    )
    const query = store.dispatch(endpoints.listEvents.initiate(WEDDING))
    await query
    const order = (ids: string[]) => store.dispatch(endpoints.orderEvents.initiate({ ...WEDDING, eventOrder: { ids } }))
    const edits = [order(['b', 'a', 'c']), order(['b', 'c', 'a'])]
    await waitFor(() => expect(getSentBodies('/weddings/w1/events').filter((body) => body !== null)).toHaveLength(2))
    // The server handles the second request first.
    stored = ['b', 'a', 'c']
    await responses.send(0, { items: [] })
    await responses.send(1, { items: [] })
    await Promise.all(edits)
    const select = () =>
      endpoints.listEvents
        .select(WEDDING)(store.getState())
        .data?.items.map(({ id }) => id)
    await waitFor(() => expect(select()).toEqual(stored))
    query.unsubscribe()
  })

  it('leave a family deleted when its edit is answered after the deletion that followed it', async () => {
    const family = { id: 'a', version: 1, name: 'Family', side: 'both', tags: [], seats: [], persons: [] }
    let stored = [family]
    const [deletions, updates] = [createResponses(), createResponses()]
    const store = createMockedStore(
      http.get(api('/weddings/w1/households'), () => HttpResponse.json({ items: stored, total: stored.length })),
      http.post(api('/weddings/w1/households/bulk'), deletions.handle),
      http.put(api('/weddings/w1/households/a'), updates.handle),
    )
    const args = getGuestListArgs('w1')
    const query = store.dispatch(endpoints.listHouseholds.initiate(args))
    await query
    const bulkEdit = { ids: ['a'], action: 'delete' as const }
    const deletion = store.dispatch(endpoints.bulkEditHouseholds.initiate({ ...WEDDING, bulkEdit }))
    const householdUpdate = { name: 'Family!', side: 'both' as const, seats: [], version: 1 }
    const update = store.dispatch(endpoints.updateHousehold.initiate({ ...WEDDING, householdId: 'a', householdUpdate }))
    // The server handles the second request first.
    stored = []
    await deletions.send(0, { items: [{ id: 'a', version: 2 }] })
    await deletion
    await updates.send(0, { ...family, name: 'Family!', version: 2 })
    await update
    await waitFor(() => expect(endpoints.listHouseholds.select(args)(store.getState()).data?.entities).toEqual({}))
    query.unsubscribe()
  })

  it('leave the other weddings alone when marking replies as seen fails after a deletion', async () => {
    const createWedding = (id: string, unreadReplies: number) => ({ id, unreadReplies, version: 1 }) as Wedding
    let stored = [createWedding('w0', 5), createWedding('w1', 3)]
    const responses = createResponses()
    const store = createMockedStore(
      http.get(api('/weddings'), () => HttpResponse.json({ items: stored })),
      http.delete(api('/weddings/w0'), () => new Response(null, { status: 204 })),
      http.put(api('/weddings/w1/statuses/seen'), responses.handle),
    )
    const query = store.dispatch(endpoints.listWeddings.initiate())
    await query
    const seen = store.dispatch(endpoints.markRepliesSeen.initiate({ ...WEDDING, seenReplies: { revision: 1 } }))
    stored = [createWedding('w1', 3)]
    await store.dispatch(endpoints.deleteWedding.initiate({ weddingId: 'w0' }))
    await responses.send(0, BUSY, 503)
    await seen
    await waitFor(() => expect(endpoints.listWeddings.select()(store.getState()).data?.items).toEqual(stored))
    query.unsubscribe()
  })
})
