import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import { getGuestListArgs, type weddingEndpoints } from '@/api/weddings'
import type { AppDispatch } from '@/store/hooks'
import { offlineUtil } from './offlineApi'
import { restoreEntries } from './persistResponses'

/** @returns the key of a response in the cache */
const toCacheKey = (endpointName: keyof typeof weddingEndpoints.endpoints, queryArgs: unknown): string =>
  defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: undefined as never })

/**
 * Fills the cache with what the device has stored of a wedding, before a page asks for it: without a connection, the first render then shows
 * its lists. To render a page twice takes a slow phone as long as to read them.
 */
export const restoreWedding =
  (weddingId: string) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const ofWedding = { weddingId }
    const storedAt = await restoreEntries(dispatch, getState, [
      toCacheKey('listWeddings', undefined),
      toCacheKey('listEvents', ofWedding),
      toCacheKey('listHouseholds', getGuestListArgs(weddingId)),
      toCacheKey('listStatuses', ofWedding),
      toCacheKey('getGuestSummary', ofWedding),
    ])
    if (storedAt !== null)
      dispatch(
        offlineUtil.upsertQueryEntries([
          { endpointName: 'getConnection', arg: undefined, value: { isReachable: false, storedAt, isFull: false } },
        ]),
      )
  }
