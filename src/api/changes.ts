/**
 * The entry to the operations on what members have changed, apart from `weddings.ts`, so that only the page of changes loads them. Exports the
 * generated endpoints with their tags.
 */
import type { TagDescription } from '@reduxjs/toolkit/query/react'
import type { ChangePage, ChangeTopic, ListEventsApiArg } from './generated/weddingEndpoints'
import { weddingEndpoints } from './weddings'

const TAGS = ['Wedding', 'Household', 'Bin', 'Import', 'Summary', 'History', 'Change'] as const
type Tag = (typeof TAGS)[number]

/** What the list of changes is narrowed to. */
export interface ChangeFilters {
  weddingId: string
  memberId?: string | undefined
  topic?: ChangeTopic | undefined
}

/** Everything that an undo may change. After a refusal it is stale too. */
const tagUndo = (_result: unknown, _error: unknown, { weddingId }: ListEventsApiArg): TagDescription<Tag>[] => [
  ...(['Household', 'Bin', 'Import', 'Summary', 'Change'] as const).map((type) => ({ type, id: weddingId })),
  'History',
]

const { updateQueryData } = weddingEndpoints.util

const changeEndpoints = weddingEndpoints
  .enhanceEndpoints<Tag>({
    addTagTypes: TAGS,
    endpoints: {
      markChangesSeen: {
        invalidatesTags: (_result, error) => (error ? ['Wedding'] : []),
        // After a failure the tag of the weddings corrects the number.
        onQueryStarted: ({ weddingId }, { dispatch }) => {
          dispatch(updateQueryData('listStatuses', { weddingId }, (list) => void (list.unseenChanges = 0)))
          dispatch(
            updateQueryData('listWeddings', undefined, ({ items }) => {
              for (const wedding of items) if (wedding.id === weddingId) wedding.unseenChanges = 0
            }),
          )
        },
      },
      undoChange: { invalidatesTags: tagUndo },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `listChanges` with all pages that were shown. A refetch asks for each again, after the one before it, so that new changes leave no gap. */
      listChangePages: build.infiniteQuery<ChangePage, ChangeFilters, number | undefined>({
        infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextBefore }) => nextBefore },
        queryFn: async ({ queryArg, pageParam: before }, { dispatch }) => {
          const args = { ...queryArg, before }
          // Subscribed: when the connection returns, RTK Query removes entries without subscribers.
          const request = dispatch(weddingEndpoints.endpoints.listChanges.initiate(args, { forceRefetch: true }))
          const { data, error } = await request
          request.unsubscribe()
          return data ? { data } : { error: error as never }
        },
        providesTags: (_result, _error, { weddingId }) => [{ type: 'Change', id: weddingId }],
      }),
    }),
  })

export const { useListChangePagesInfiniteQuery, useMarkChangesSeenMutation, useUndoChangeMutation } = changeEndpoints
