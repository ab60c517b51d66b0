import { weddingEndpoints, type EditLifecycle } from './entities'
import type { Wedding, WeddingList } from './generated/weddingEndpoints'

/** @returns an update of the cached list of weddings */
const updateList = (update: (list: WeddingList) => void) =>
  weddingEndpoints.util.updateQueryData('listWeddings', undefined, update)

/** Runs an update of the list after an edit has succeeded. The mutation itself reports a failure. */
async function updateAfter<Result>(
  { dispatch, queryFulfilled }: EditLifecycle<Result>,
  update: (list: WeddingList, result: Result) => void,
): Promise<void> {
  try {
    const { data } = await queryFulfilled
    dispatch(updateList((list) => update(list, data)))
  } catch {
    // The server has refused the edit: the list is as before.
  }
}

/** Puts a wedding into the list, unless the list has a newer version of it. */
function storeWedding({ items }: WeddingList, wedding: Wedding): void {
  const index = items.findIndex(({ id }) => id === wedding.id)
  if (index < 0) items.push(wedding)
  else if (items[index]!.version <= wedding.version) items[index] = wedding
}

/** Takes a wedding out of the list after the call that ends it for the account. */
const removeWedding = ({ weddingId }: { weddingId: string }, lifecycle: EditLifecycle<unknown>): Promise<void> =>
  updateAfter(lifecycle, (list) => {
    list.items = list.items.filter(({ id }) => id !== weddingId)
  })

/** @returns an update of the cached events of a wedding, which puts them in an order */
const orderList = (weddingId: string, ids: readonly string[]) =>
  weddingEndpoints.util.updateQueryData('listEvents', { weddingId }, ({ items }) => {
    items.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  })

/**
 * Puts the response of an edit into the cached list of weddings at once: the page that opens after a creation finds the new wedding there. Not
 * before the response, because the server may refuse each of these edits. Only a new order of events is shown before; its tag fetches the stored one.
 */
export function addWeddingUpdates(): void {
  weddingEndpoints.enhanceEndpoints({
    endpoints: {
      createWedding: { onQueryStarted: (_arg, lifecycle) => updateAfter(lifecycle, storeWedding) },
      updateWedding: { onQueryStarted: (_arg, lifecycle) => updateAfter(lifecycle, storeWedding) },
      orderEvents: {
        onQueryStarted: async ({ weddingId, eventOrder: { ids } }, { dispatch, getState, queryFulfilled }) => {
          const { data } = weddingEndpoints.endpoints.listEvents.select({ weddingId })(getState())
          const before = (data?.items ?? []).map(({ id }) => id)
          dispatch(orderList(weddingId, ids))
          await queryFulfilled.catch(() => dispatch(orderList(weddingId, before)))
        },
      },
      deleteWedding: { onQueryStarted: removeWedding },
      leaveWedding: { onQueryStarted: removeWedding },
    },
  })
}
