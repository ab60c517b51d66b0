import type { DefinitionsFromApi, OverrideResultType, TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from './baseQuery'
import { weddingEndpoints as generated } from './generated/weddingEndpoints'
import type { Household, HouseholdPage, HouseholdStatus, StatusList } from './generated/weddingEndpoints'

/** A page of households by their id, in the order of the page, then of addition. Objects keep that order, because no id is an integer. */
export type HouseholdEntities = Omit<HouseholdPage, 'items' | 'total'> & {
  entities: Record<string, Household>
  /** When the device stored them, in ms since 1970; they have no personal links then. */
  storedAt?: number
}
/** The statuses of a wedding by the id of their household. */
export type StatusEntities = Omit<StatusList, 'items'> & { entities: Record<string, HouseholdStatus> }

type Generated = DefinitionsFromApi<typeof generated>
type Definitions = Omit<Generated, 'listHouseholds' | 'listStatuses'> & {
  listHouseholds: OverrideResultType<Generated['listHouseholds'], HouseholdEntities>
  listStatuses: OverrideResultType<Generated['listStatuses'], StatusEntities>
}

/** What `onQueryStarted` of a mutation is called with. */
export type EditLifecycle<Result> = Parameters<
  NonNullable<TypedMutationOnQueryStarted<Result, unknown, typeof baseQuery, 'api'>>
>[1]

/**
 * The generated endpoints. The two lists of up to 3,000 entries that are edited or polled are cached by id: what has not changed keeps its identity
 * in an edit, a poll and a refetch, so that its row is not rendered again. Without `createEntityAdapter`, which would be loaded with every page.
 */
export const weddingEndpoints = generated.enhanceEndpoints<never, Definitions>({
  endpoints: {
    listHouseholds: {
      transformResponse: ({ items, total: _total, ...rest }: HouseholdPage): HouseholdEntities => ({
        ...rest,
        entities: Object.fromEntries(items.map((household) => [household.id, household])),
      }),
    },
    listStatuses: {
      transformResponse: ({ items, ...rest }: StatusList): StatusEntities => ({
        ...rest,
        entities: Object.fromEntries(items.map((status) => [status.householdId, status])),
      }),
    },
  },
})
export const { useListHouseholdsQuery, useListStatusesQuery } = weddingEndpoints
