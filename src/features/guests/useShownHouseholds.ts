import { useMemo } from 'react'
import { mapEventsOfHalls } from '@shared/guests/summary'
import type { GuestList, Household } from '@/api/weddings'
import { useSearchKeys } from '@/lib/guests/useSearchKeys'
import { filterHouseholds, sortHouseholds, sumGuests, type Search } from './searchHouseholds'

/**
 * Finds the part of a list that is shown. The list is sorted once and then filtered: a key in the search field does not wait for sorting.
 * @returns the households that match a search, in its order, and the number of their guests
 */
export function useShownHouseholds(
  { households, halls }: GuestList,
  search: Search,
): { shown: Household[]; guests: number } {
  const eventOfHall = useMemo(() => mapEventsOfHalls(halls), [halls])
  useSearchKeys(households)
  const sorted = useMemo(
    () => sortHouseholds(households, search.sort, eventOfHall),
    [households, search.sort, eventOfHall],
  )
  return useMemo(() => {
    const shown = filterHouseholds(sorted, search, eventOfHall)
    return { shown, guests: sumGuests(shown, eventOfHall) }
  }, [sorted, search, eventOfHall])
}
