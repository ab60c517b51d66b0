import { original } from '@reduxjs/toolkit'
import { weddingEndpoints } from './generated/weddingEndpoints'
import type { HouseholdStatus, StatusList } from './generated/weddingEndpoints'

/** Poll interval of the statuses while a page shows them and its tab is visible. The server responds from one row when nothing has changed. */
const POLL_MS = 4000

/** @returns an update of the cached statuses of a wedding */
const updateStatuses = (weddingId: string, update: (list: StatusList) => void) =>
  weddingEndpoints.util.updateQueryData('listStatuses', { weddingId }, update)

/** Replaces statuses by newer ones. Responses may arrive in another order than the server's. Reading the draft itself would create a proxy for each of up to 3,000. */
function mergeStatuses(list: StatusList, changed: readonly HouseholdStatus[]): void {
  if (changed.length === 0) return
  const byHousehold = new Map((original(list) ?? list).items.map((status) => [status.householdId, status]))
  for (const status of changed) {
    const known = byHousehold.get(status.householdId)
    if (!known || known.revision <= status.revision) byHousehold.set(status.householdId, status)
  }
  list.items = [...byHousehold.values()]
}

interface ChangeLifecycle {
  dispatch: (update: ReturnType<typeof updateStatuses>) => unknown
  queryFulfilled: Promise<{ data: HouseholdStatus }>
}

/** Puts the status in the response of an edit into the cache. Its revision stays, so that the next poll also finds changes of others. */
async function storeStatus(
  { weddingId }: { weddingId: string },
  { dispatch, queryFulfilled }: ChangeLifecycle,
): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: null }))
  if (data) dispatch(updateStatuses(weddingId, (list) => mergeStatuses(list, [data])))
}

/** @returns stops calling `poll` every few seconds while the tab is visible, and at once when it becomes visible */
function pollWhileVisible(poll: () => void): () => void {
  const pollIfVisible = () => {
    if (document.visibilityState === 'visible') poll()
  }
  const timer = setInterval(pollIfVisible, POLL_MS)
  document.addEventListener('visibilitychange', pollIfVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', pollIfVisible)
  }
}

/**
 * Keeps the cached statuses of a wedding up to date while a page shows them: replies appear within seconds, and only what has changed is
 * fetched.
 */
export function addStatusUpdates(): void {
  const { listStatuses } = weddingEndpoints.endpoints
  weddingEndpoints.enhanceEndpoints({
    endpoints: {
      listStatuses: {
        onCacheEntryAdded: async ({ weddingId, after }, lifecycle) => {
          // The requests of the polls themselves; and the contract tests, which run without a page.
          if (after !== undefined || typeof document === 'undefined') return
          const { cacheDataLoaded, cacheEntryRemoved, getCacheEntry, updateCachedData, dispatch } = lifecycle
          const poll = async () => {
            const revision = getCacheEntry().data?.revision
            if (revision === undefined) return
            const request = listStatuses.initiate(
              { weddingId, after: revision },
              { subscribe: false, forceRefetch: true },
            )
            const { data } = await dispatch(request)
            // After a restore the revision may be an earlier one.
            if (data && data.revision < revision)
              await dispatch(listStatuses.initiate({ weddingId }, { subscribe: false, forceRefetch: true }))
            else if (data)
              updateCachedData((list) => {
                mergeStatuses(list, data.items)
                Object.assign(list, { ...data, items: list.items })
              })
          }
          // Without the first response there is nothing to keep up to date.
          const isLoaded = await cacheDataLoaded.then(
            () => true,
            () => false,
          )
          if (!isLoaded) return
          const stop = pollWhileVisible(() => void poll())
          await cacheEntryRemoved
          stop()
        },
      },
      recordReply: { onQueryStarted: storeStatus },
      undoReply: { onQueryStarted: storeStatus },
      restoreReply: { onQueryStarted: storeStatus },
      publishWish: { onQueryStarted: storeStatus },
      recordSend: { onQueryStarted: storeStatus },
      deleteSend: { onQueryStarted: storeStatus },
      markRepliesSeen: {
        // After a failure the next poll and the tag of the weddings correct the numbers.
        onQueryStarted: ({ weddingId }, { dispatch }) => {
          dispatch(updateStatuses(weddingId, (list) => void (list.unreadReplies = 0)))
          dispatch(
            weddingEndpoints.util.updateQueryData('listWeddings', undefined, ({ items }) => {
              for (const wedding of items) if (wedding.id === weddingId) wedding.unreadReplies = 0
            }),
          )
        },
      },
    },
  })
}
