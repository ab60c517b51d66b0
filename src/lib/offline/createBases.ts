import { weddingEndpoints, type Household, type UpdateHouseholdApiArg } from '@/api/weddings'
import { addAppListener } from '@/store/listeners'
import type { AppDispatch } from '@/store/hooks'
import { selectHousehold } from './describeWrite'

const { updateHousehold } = weddingEndpoints.endpoints

const getAddress = ({ weddingId, householdId }: UpdateHouseholdApiArg): string =>
  `/weddings/${encodeURIComponent(weddingId)}/households/${encodeURIComponent(householdId)}`

/**
 * Remembers each household as it was before an edit that is being sent: the cache shows the edit already, and a conflict is found by comparing
 * with what was edited.
 */
export function createBases(dispatch: AppDispatch) {
  const bases = new Map<string, Household>()
  const forget = ({ originalArgs }: { originalArgs: UpdateHouseholdApiArg }) =>
    void bases.delete(getAddress(originalArgs))
  const stops = [
    dispatch(
      addAppListener({
        matcher: updateHousehold.matchPending,
        effect: ({ meta }, { getOriginalState }) => {
          const args = meta.arg.originalArgs
          const base = selectHousehold(getOriginalState(), args.weddingId, args.householdId)
          if (base && !bases.has(getAddress(args))) bases.set(getAddress(args), base)
        },
      }),
    ),
    dispatch(addAppListener({ matcher: updateHousehold.matchFulfilled, effect: ({ meta }) => forget(meta.arg) })),
    dispatch(addAppListener({ matcher: updateHousehold.matchRejected, effect: ({ meta }) => forget(meta.arg) })),
  ]
  return {
    find: (url: string): Household | undefined => bases.get(url),
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
