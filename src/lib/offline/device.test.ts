import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer } from '@tests/mocks/api'
import { createGuestApi, createHousehold } from '@tests/mocks/guests'
import { createChange, createOfflineTabs } from '@tests/offlineTab'
import { weddingId } from '@tests/fixtures/wedding'
import { signedOut } from '@/api'
import { pageMessages } from '@/i18n/messages/site'
import { getGuestListArgs, weddingEndpoints } from '@/api/weddings'
import { offlineDatabases } from '@shared/storageKeys'
import { withResponses } from './database'
import { offlineQueries } from './offlineApi'
import { restoreWedding } from './restoreWedding'
import { addUnsent, listUnsent } from './unsentStore'
import { UNSENT_LIMIT } from './unsentChange'

const { listHouseholds } = weddingEndpoints.endpoints
const server = apiServer()
const { openTab, createSignedInStore, disconnect } = createOfflineTabs(server)

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

  it('is in the cache before a page asks for it, with the changes that wait', async () => {
    server.use(...createGuestApi(createHousehold({ name: 'Mona' })).handlers)
    await (await openTab()).hide()
    disconnect()
    await addUnsent(
      createChange({ name: 'Hoda', householdId: 'hoda', body: { id: 'hoda', name: 'Hoda', side: 'bride' } }),
    )
    const own = createSignedInStore('laila')
    const other = createSignedInStore('salma')
    await Promise.all([own, other].map((store) => store.dispatch(restoreWedding(weddingId))))
    const selectList = listHouseholds.select(getGuestListArgs(weddingId))
    expect(Object.values(selectList(own.getState()).data!.entities)).toMatchObject([{ name: 'Mona' }, { name: 'Hoda' }])
    expect(offlineQueries.getConnection.select()(own.getState()).data).toMatchObject({
      isReachable: false,
      storedAt: expect.any(Number) as number,
    })
    expect(selectList(other.getState()).data).toBeUndefined()
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

const deleteDatabases = () =>
  Promise.all(
    Object.values(offlineDatabases).map(
      (name) =>
        new Promise<void>((resolve) => {
          indexedDB.deleteDatabase(name).addEventListener('success', () => resolve())
        }),
    ),
  )

it('keeps changes again after the browser has evicted everything', async () => {
  server.use(...createGuestApi().handlers)
  const tab = await openTab()
  disconnect()
  await tab.add('Mona')
  await deleteDatabases()
  expect(await tab.add('Salma')).toMatchObject({ data: { name: 'Salma' } })
  expect(await listUnsent('laila')).toMatchObject([{ name: 'Salma' }])
})

it('forgets what the server has sent at sign-out without a connection, and keeps changes for the account', async () => {
  server.use(...createGuestApi(createHousehold({ name: 'Ahmed' })).handlers)
  await (await openTab()).hide()
  disconnect()
  const tab = await openTab()
  await tab.add('Mona')
  tab.store.dispatch(signedOut())
  await waitFor(async () => expect(await withResponses((database) => database.count('responses'))).toBe(0))
  expect(tab.getList()).toEqual([])
  expect(await listUnsent('laila')).toMatchObject([{ name: 'Mona' }])
  await waitFor(() =>
    expect(tab.store.getState().toast).toMatchObject([{ message: { id: pageMessages.changesKept.id } }]),
  )
})

it('says nothing at sign-out when no change waits', async () => {
  server.use(...createGuestApi().handlers)
  const tab = await openTab()
  tab.store.dispatch(signedOut())
  await waitFor(() => expect(tab.getList()).toEqual([]))
  expect(tab.store.getState().toast).toEqual([])
})

it('shows in each tab what another one keeps', async () => {
  server.use(...createGuestApi().handlers)
  const [one, other] = [await openTab(), await openTab()]
  disconnect()
  await one.add('Mona')
  await waitFor(() => expect(other.getUnsent()).toMatchObject([{ name: 'Mona' }]))
  // Not by what a tab reads at its start.
  await one.add('Salma')
  await waitFor(() => expect(other.getUnsent()).toMatchObject([{ name: 'Mona' }, { name: 'Salma' }]))
})
