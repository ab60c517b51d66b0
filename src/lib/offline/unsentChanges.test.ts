import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createGuestApi, createHousehold } from '@tests/mocks/guests'
import { createChange, createOfflineTabs } from '@tests/offlineTab'
import type { Household } from '@/api/weddings'
import { resolveConflict } from './decideUnsent'
import type { UnsentEdit } from './mergeUnsent'
import { addUnsent, listUnsent } from './unsentStore'
import { UNSENT_KEEP_MS } from './unsentChange'

const server = apiServer()
const { openTab, connect, disconnect } = createOfflineTabs(server)
const path = `/weddings/${weddingId}/households`

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
    await resolveConflict(change as UnsentEdit, 'mine')
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

  it('stay shown in a list that the server has read before it stored them', async () => {
    const guests = createGuestApi()
    server.use(...guests.handlers)
    const tab = await openTab()
    disconnect()
    await tab.add('Mona')
    connect(guests)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    server.use(
      http.get(
        api(path),
        async () => {
          await released
          return HttpResponse.json({ items: [], total: 0 })
        },
        { once: true },
      ),
    )
    const reading = tab.refetch()
    tab.send()
    await waitFor(() => expect(guests.state.households).toHaveLength(1))
    await waitFor(() => expect(tab.getUnsent()).toEqual([]))
    guests.state.households.push(createHousehold({ name: 'Ahmed' }))
    release()
    await reading
    expect(tab.getList()).toMatchObject([{ name: 'Mona' }])
    // It is read once more.
    await waitFor(() => expect(tab.getList()).toMatchObject([{ name: 'Mona' }, { name: 'Ahmed' }]))
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
