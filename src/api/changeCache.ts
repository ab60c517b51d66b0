import { weddingEndpoints } from './entities'
import type { ChangePage, ChangeTopic } from './generated/weddingEndpoints'

/** What the list of changes is narrowed to. */
export interface ChangeFilters {
  weddingId: string
  memberId?: string | undefined
  topic?: ChangeTopic | undefined
}

const { listChanges } = weddingEndpoints.endpoints

/** `listChanges` with all pages that were shown. A refetch asks for each again, after the one before it, so that new changes leave no gap. */
export const changePages = weddingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listChangePages: build.infiniteQuery<ChangePage, ChangeFilters, number | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextBefore }) => nextBefore },
      queryFn: async ({ queryArg, pageParam: before }, { dispatch }) => {
        const args = { ...queryArg, before }
        const { data, error } = await dispatch(listChanges.initiate(args, { subscribe: false, forceRefetch: true }))
        return data ? { data } : { error: error as never }
      },
    }),
  }),
})
export const { useListChangePagesInfiniteQuery } = changePages

/** Sets the number of unseen changes to 0 as soon as they are marked as seen. After a failure the tag of the weddings corrects it. */
export function addChangeUpdates(): void {
  const { updateQueryData } = weddingEndpoints.util
  weddingEndpoints.enhanceEndpoints({
    endpoints: {
      markChangesSeen: {
        onQueryStarted: ({ weddingId }, { dispatch }) => {
          dispatch(updateQueryData('listStatuses', { weddingId }, (list) => void (list.unseenChanges = 0)))
          dispatch(
            updateQueryData('listWeddings', undefined, ({ items }) => {
              for (const wedding of items) if (wedding.id === weddingId) wedding.unseenChanges = 0
            }),
          )
        },
      },
    },
  })
}
