import { weddingEndpoints, type EditLifecycle, type StatusEntities } from './entities'
import type { HouseholdStatus } from './generated/weddingEndpoints'

/** Poll interval of the statuses while a page shows them and its tab is visible. The server responds from one row when nothing has changed. */
const POLL_MS = 4000

/** @returns an update of the cached statuses of a wedding */
const updateStatuses = (weddingId: string, update: (list: StatusEntities) => void) =>
  weddingEndpoints.util.updateQueryData('listStatuses', { weddingId }, update)

/** Replaces statuses by newer ones. Responses may arrive in another order than the server's. */
export function mergeStatuses({ entities }: StatusEntities, changed: readonly HouseholdStatus[]): void {
  for (const status of changed)
    if (status.revision >= (entities[status.householdId]?.revision ?? 0)) entities[status.householdId] = status
}

/** Puts the status in the response of an edit into the cache. Its revision stays, so that the next poll also finds changes of others. */
async function storeStatus(
  { weddingId }: { weddingId: string },
  { dispatch, queryFulfilled }: EditLifecycle<HouseholdStatus>,
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
                const { entities, ...counts } = data
                mergeStatuses(list, Object.values(entities))
                Object.assign(list, counts)
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
      openHouseholdOnDesk: { onQueryStarted: storeStatus },
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
