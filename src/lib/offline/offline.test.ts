import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createGuestApi, createHousehold } from '@tests/mocks/guests'
import { weddingId } from '@tests/fixtures/wedding'
import { tokenRestored } from '@/api'
import { getGuestListArgs, weddingEndpoints, type Household } from '@/api/weddings'
import { createStore } from '@/store/createStore'
import { withResponses, withUnsent } from './database'
import { resolveConflict, type ConflictingChange } from './decideUnsent'
import { offlineQueries, unsentDecided } from './offlineApi'
import { startOffline } from './startOffline'
import { addUnsent, listUnsent } from './unsentStore'
import { UNSENT_KEEP_MS, UNSENT_LIMIT, type NewUnsentChange } from './unsentChange'

const server = apiServer()
const { createHousehold: create, listHouseholds, updateHousehold } = weddingEndpoints.endpoints
const path = `/weddings/${weddingId}/households`

const createToken = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.x`

const stops: (() => void)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await withUnsent((database) => database.clear('changes'))
  await withResponses((database) => database.clear('responses'))
})

/** A tab of an account, whose pages of a wedding are open. */
async function openTab(account = 'laila') {
  const store = createStore({ apiHost: 'http://localhost' })
  store.dispatch(tokenRestored(createToken(account)))
  stops.push(store.dispatch(startOffline()))
  await store.dispatch(listHouseholds.initiate(getGuestListArgs(weddingId)))
  return {
    store,
    getList: () =>
      Object.values(listHouseholds.select(getGuestListArgs(weddingId))(store.getState()).data?.entities ?? {}),
    getConnection: () => offlineQueries.getConnection.select()(store.getState()).data,
    add: (name: string, id: string = crypto.randomUUID()) =>
      store.dispatch(create.initiate({ weddingId, householdInput: { id, name, side: 'groom' } })),
    edit: ({ id, version }: Household, changes: Partial<Household>) =>
      store.dispatch(
        updateHousehold.initiate({
          weddingId,
          householdId: id,
          householdUpdate: { name: 'Ahmed Samir', side: 'groom', version, ...changes },
        }),
      ),
    /** As "Send now". */
    send: () => store.dispatch(unsentDecided()),
    /** Leaves the tab so that it stores what it has loaded. */
    hide: async () => {
      stops.splice(0).forEach((stop) => stop())
      await waitFor(async () =>
        expect(await withResponses((database) => database.count('responses'))).toBeGreaterThan(0),
      )
    },
  }
}

const disconnect = () => server.use(http.all(api('/*'), () => HttpResponse.error()))
/** The API as it was before `disconnect`. */
function connect(guests: ReturnType<typeof createGuestApi>) {
  server.resetHandlers()
  server.use(...guests.handlers)
}

describe('what the server has sent', () => {
  it('is shown when it cannot be reached, without links of families', async () => {
    const guests = createGuestApi(createHousehold({ name: 'Mona', linkToken: 'secrettoken' }))
    server.use(...guests.handlers)
    await (await openTab()).hide()
    disconnect()
    const tab = await openTab()
    expect(tab.getList()).toMatchObject([{ name: 'Mona' }])
    expect(tab.getConnection()).toMatchObject({ isReachable: false, storedAt: expect.any(Number) as number })
    expect(JSON.stringify(await withResponses((database) => database.getAll('responses')))).not.toContain('secrettoken')
  })

  it('is shown to no other account', async () => {
    server.use(...createGuestApi(createHousehold()).handlers)
    await (await openTab('laila')).hide()
    disconnect()
    expect((await openTab('salma')).getList()).toEqual([])
  })

  it('is not replaced by the page of a captive portal', async () => {
    server.use(...createGuestApi(createHousehold({ name: 'Mona' })).handlers)
    await (await openTab()).hide()
    server.use(http.all(api('/*'), () => HttpResponse.html('<h1>Sign in to the hotel</h1>')))
    const tab = await openTab()
    expect(tab.getList()).toMatchObject([{ name: 'Mona' }])
    await tab.hide()
    expect(JSON.stringify(await withResponses((database) => database.getAll('responses')))).not.toContain('hotel')
  })
})

describe('changes without a connection', () => {
  it('are shown, kept for a later start, and sent once', async () => {
    const ahmed = createHousehold({ name: 'Ahmed' })
    const guests = createGuestApi(ahmed)
    server.use(...guests.handlers)
    const first = await openTab()
    await waitFor(() => expect(first.getList()).toHaveLength(1))
    disconnect()
    expect(await first.add('Mona')).toMatchObject({ data: { name: 'Mona' } })
    expect(await first.edit(ahmed, { name: 'Ahmed & Nour' })).toMatchObject({ data: { name: 'Ahmed & Nour' } })
    await first.hide()
    const tab = await openTab()
    expect(tab.getList().map(({ name }) => name)).toEqual(['Ahmed & Nour', 'Mona'])
    connect(guests)
    tab.send()
    await waitFor(async () => expect(await listUnsent('laila')).toEqual([]))
    expect(guests.state.households).toMatchObject([
      { name: 'Ahmed & Nour', version: 2 },
      { name: 'Mona', version: 1 },
    ])
  })

  it('of one family are one change', async () => {
    const guests = createGuestApi()
    server.use(...guests.handlers)
    const tab = await openTab()
    disconnect()
    const { data: added } = await tab.add('Mona')
    await tab.edit(added!, { name: 'Mona Adel' })
    await tab.edit(added!, { name: 'Mona Adel', note: 'Near the door' })
    expect(await listUnsent('laila')).toMatchObject([{ endpoint: 'createHousehold', name: 'Mona Adel' }])
    connect(guests)
    tab.send()
    await waitFor(() => expect(guests.state.households).toMatchObject([{ name: 'Mona Adel', note: 'Near the door' }]))
  })

  it('are merged with those of others in other fields, also a text that was cleared', async () => {
    const ahmed = createHousehold({ note: 'Old', tableLabel: '1' })
    const guests = createGuestApi(ahmed)
    server.use(...guests.handlers)
    const tab = await openTab()
    disconnect()
    await tab.edit(ahmed, { tableLabel: '1', name: 'Ahmed Samir' })
    guests.state.households = [{ ...ahmed, tableLabel: '7', version: 2 }]
    connect(guests)
    tab.send()
    await waitFor(async () => expect(await listUnsent('laila')).toEqual([]))
    expect(guests.state.households).toMatchObject([{ tableLabel: '7', version: 3 }])
    expect(guests.state.households[0]).not.toHaveProperty('note')
  })

  it('wait for a decision where others have changed the same, and others are sent meanwhile', async () => {
    const ahmed = createHousehold()
    const guests = createGuestApi(ahmed)
    server.use(...guests.handlers)
    const tab = await openTab()
    disconnect()
    await tab.edit(ahmed, { name: 'Mine' })
    await tab.add('Mona')
    guests.state.households = [{ ...ahmed, name: 'Theirs', version: 2 }]
    connect(guests)
    tab.send()
    await waitFor(() => expect(guests.state.households).toMatchObject([{ name: 'Theirs' }, { name: 'Mona' }]))
    const [change] = await listUnsent('laila')
    expect(change).toMatchObject({ problem: { kind: 'conflict', current: { name: 'Theirs' } } })
    await resolveConflict(change as ConflictingChange, 'mine')
    tab.send()
    await waitFor(() => expect(guests.state.households).toMatchObject([{ name: 'Mine', version: 3 }, { name: 'Mona' }]))
    expect(await listUnsent('laila')).toEqual([])
  })

  it('of a family that was deleted elsewhere wait for a decision', async () => {
    const ahmed = createHousehold()
    const guests = createGuestApi(ahmed)
    server.use(...guests.handlers)
    const tab = await openTab()
    disconnect()
    await tab.edit(ahmed, { name: 'Mine' })
    guests.state.households = []
    connect(guests)
    tab.send()
    await waitFor(async () => expect(await listUnsent('laila')).toMatchObject([{ problem: { kind: 'gone' } }]))
  })

  it('whose response is lost are stored once', async () => {
    const guests = createGuestApi()
    server.use(...guests.handlers)
    const tab = await openTab()
    server.use(
      http.post<never, Household>(
        api(path),
        async ({ request }) => {
          guests.state.households = [createHousehold(await request.json())]
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await tab.add('Mona')
    tab.send()
    await waitFor(async () => expect(await listUnsent('laila')).toEqual([]))
    expect(guests.state.households).toHaveLength(1)
  })

  it('are neither shown to another account nor sent by it', async () => {
    const guests = createGuestApi()
    server.use(...guests.handlers)
    await addUnsent(createChange({ account: 'laila' }))
    const tab = await openTab('salma')
    tab.send()
    await tab.add('Mona')
    expect(getSentBodies(path).filter((body) => body !== null)).toHaveLength(1)
    expect(await listUnsent('laila')).toHaveLength(1)
  })

  it('are removed after 30 days, also when the clock was two days wrong', async () => {
    await addUnsent(createChange({ createdAt: Date.now() - UNSENT_KEEP_MS - 1000 }))
    await addUnsent(createChange({ createdAt: Date.now() + 2 * 24 * 60 * 60 * 1000 }))
    disconnect()
    await openTab()
    await waitFor(async () => expect(await listUnsent('laila')).toHaveLength(1))
  })
})

const createChange = (changes: Partial<NewUnsentChange> = {}): NewUnsentChange => {
  const id = crypto.randomUUID()
  const content = { endpoint: 'createHousehold', body: { id, name: 'Family', side: 'groom' } } as const
  return {
    ...content,
    account: 'laila',
    weddingId,
    householdId: id,
    name: 'Family',
    createdAt: Date.now(),
    ...changes,
  } as NewUnsentChange
}

describe('a device that keeps no more changes', () => {
  it('says so and refuses the change that is one too many', async () => {
    server.use(...createGuestApi().handlers)
    for (let nth = 0; nth < UNSENT_LIMIT; nth += 1) await addUnsent(createChange())
    disconnect()
    const tab = await openTab()
    expect(await tab.add('Mona')).toMatchObject({ error: { kind: 'network' } })
    expect(tab.getConnection()).toMatchObject({ isFull: true })
  })

  it('fails as without a database', async () => {
    server.use(...createGuestApi().handlers)
    const tab = await openTab()
    const { indexedDB } = globalThis
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
    disconnect()
    expect(await tab.add('Mona')).toMatchObject({ error: { kind: 'network' } })
    expect(tab.getConnection()).toMatchObject({ isFull: true })
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true })
  })
})

const MANY = 50

it('sends many changes, each once', async () => {
  const guests = createGuestApi()
  server.use(...guests.handlers)
  for (let nth = 0; nth < MANY; nth += 1) await addUnsent(createChange())
  const tab = await openTab()
  await waitFor(async () => expect(await listUnsent('laila')).toEqual([]))
  expect(new Set(guests.state.households.map(({ id }) => id)).size).toBe(MANY)
  expect(tab.getList()).toHaveLength(MANY)
})
