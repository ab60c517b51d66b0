import { useEffect, useMemo } from 'react'
import { mapEventsOfHalls } from '@shared/guests/summary'
import type { GuestList, Household } from '@/api/weddings'
import { getSearchKey } from '@/lib/guests/householdKeys'
import { filterHouseholds, sortHouseholds, sumGuests, type Search } from './searchHouseholds'

/** After the list is shown, the details of its households are folded for the search, in ms. */
const FOLD_DELAY_MS = 500

/**
 * Finds the part of a list that is shown. The list is sorted once and then filtered: a key in the search field does not wait for sorting.
 * @returns the households that match a search, in its order, and the number of their guests
 */
export function useShownHouseholds(
  { households, halls }: GuestList,
  search: Search,
): { shown: Household[]; guests: number } {
  const eventOfHall = useMemo(() => mapEventsOfHalls(halls), [halls])
  // The first character in the search field does not wait for thousands of households.
  useEffect(() => {
    const timer = setTimeout(() => households.forEach(getSearchKey), FOLD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [households])
  const sorted = useMemo(
    () => sortHouseholds(households, search.sort, eventOfHall),
    [households, search.sort, eventOfHall],
  )
  return useMemo(() => {
    const shown = filterHouseholds(sorted, search, eventOfHall)
    return { shown, guests: sumGuests(shown, eventOfHall) }
  }, [sorted, search, eventOfHall])
}
