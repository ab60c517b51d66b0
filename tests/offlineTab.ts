import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { tokenRestored } from '@/api'
import { getGuestListArgs, weddingEndpoints, type Household } from '@/api/weddings'
import { withResponses, withUnsent } from '@/lib/offline/database'
import { offlineQueries, unsentDecided } from '@/lib/offline/offlineApi'
import { startOffline } from '@/lib/offline/startOffline'
import type { NewUnsentChange } from '@/lib/offline/unsentChange'
import { createStore } from '@/store/createStore'
import { createAccessToken } from './fixtures/accessToken'
import { weddingId } from './fixtures/wedding'
import { api, type apiServer } from './mocks/api'
import type { createGuestApi } from './mocks/guests'

const { createHousehold, listHouseholds, updateHousehold } = weddingEndpoints.endpoints

/** @returns a change of the account 'laila' that waits */
export const createChange = (changes: Partial<NewUnsentChange> = {}): NewUnsentChange => {
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

/** Opens tabs of a browser that has the pages of a wedding open, for a test file. After each test they are closed, and nothing is stored. */
export function createOfflineTabs(server: ReturnType<typeof apiServer>) {
  const stops: (() => void)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    await withUnsent((database) => database.clear('changes'))
    await withResponses((database) => database.clear('responses'))
  })

  /** A tab of an account that has no page open. */
  function createSignedInStore(account: string) {
    const store = createStore({ apiHost: 'http://localhost' })
    store.dispatch(tokenRestored(createAccessToken(account)))
    return store
  }

  /** A tab of an account, whose pages of a wedding are open. */
  async function openTab(account = 'laila') {
    const store = createSignedInStore(account)
    stops.push(store.dispatch(startOffline()))
    await store.dispatch(listHouseholds.initiate(getGuestListArgs(weddingId)))
    return {
      store,
      /** Reads the guest list again. */
      refetch: () =>
        store.dispatch(listHouseholds.initiate(getGuestListArgs(weddingId), { forceRefetch: true, subscribe: false })),
      getList: () =>
        Object.values(listHouseholds.select(getGuestListArgs(weddingId))(store.getState()).data?.entities ?? {}),
      getUnsent: () => offlineQueries.listUnsentChanges.select()(store.getState()).data,
      getConnection: () => offlineQueries.getConnection.select()(store.getState()).data,
      add: (name: string, id: string = crypto.randomUUID()) =>
        store.dispatch(createHousehold.initiate({ weddingId, householdInput: { id, name, side: 'groom' } })),
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

  return {
    openTab,
    createSignedInStore,
    disconnect: () => server.use(http.all(api('/*'), () => HttpResponse.error())),
    /** The API as it was before `disconnect`. */
    connect: (guests: ReturnType<typeof createGuestApi>) => {
      server.resetHandlers()
      server.use(...guests.handlers)
    },
  }
}
