import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { HOUSEHOLDS_PER_WEDDING } from '@shared/limits'
import { useBulkEditHouseholdsMutation, useListHouseholdsQuery, type Household } from '@/api/weddings'

/** The most that one request lists or edits. */
const PAGE = HOUSEHOLDS_PER_WEDDING

const usePage = (weddingId: string, page: { cursor?: string } | null) =>
  useListHouseholdsQuery(page ? { weddingId, deleted: true, limit: PAGE, ...page } : skipToken)

const toNext = (cursor: string | undefined) => (cursor === undefined ? null : { cursor })

/** Loads the whole bin, the latest deletion first. The server stores three full lists for a wedding: the bin has at most three pages. */
export function useBin(weddingId: string) {
  const first = usePage(weddingId, {})
  const second = usePage(weddingId, toNext(first.data?.nextCursor))
  const third = usePage(weddingId, toNext(second.currentData?.nextCursor))
  const [edit, { isLoading, error }] = useBulkEditHouseholdsMutation()
  const pages = [first, second, third]
  const loaded = useMemo(
    () =>
      [first.data, second.currentData, third.currentData]
        .flatMap((page) => Object.values(page?.entities ?? {}))
        .toSorted((one, other) => (other.deletedAt ?? '').localeCompare(one.deletedAt ?? '')),
    [first.data, second.currentData, third.currentData],
  )
  const change = async (action: 'restore' | 'deleteForever', households: readonly Household[]): Promise<void> => {
    const ids = households.map(({ id }) => id)
    for (let start = 0; start < ids.length; start += PAGE) {
      const result = await edit({ weddingId, bulkEdit: { ids: ids.slice(start, start + PAGE), action } })
      if (result.error) return
    }
  }
  const failed = pages.find((page) => page.data === undefined && page.error !== undefined && !page.isFetching)
  return {
    /** Undefined until all pages are loaded. */
    households: first.data && !second.isLoading && !third.isLoading && !failed ? loaded : undefined,
    failure: failed,
    change,
    isChanging: isLoading,
    changeError: error,
  }
}
