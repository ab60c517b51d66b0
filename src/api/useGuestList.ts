import { useMemo } from 'react'
import { getGuestListArgs, useListEventsQuery, useListHouseholdsQuery, useListWeddingsQuery } from '@/api/weddings'
import type { Event, Hall, Household, Wedding } from '@/api/weddings'

export interface GuestList {
  wedding: Wedding
  households: Household[]
  /** By position, with their halls. */
  events: Event[]
  /** Of all events, in their order. */
  halls: Hall[]
}

const FRESH = { refetchOnFocus: true, refetchOnReconnect: true }

/**
 * Loads the guest list of a wedding, and again when the window gets the focus, because the other of the couple may have edited it.
 * @returns the list once everything is loaded; the first error without it; and a function that loads what has failed
 */
export function useGuestList(weddingId: string) {
  const weddings = useListWeddingsQuery()
  const events = useListEventsQuery({ weddingId }, FRESH)
  const households = useListHouseholdsQuery(getGuestListArgs(weddingId), FRESH)
  const wedding = weddings.data?.items.find(({ id }) => id === weddingId)
  const list = useMemo((): GuestList | undefined => {
    if (!wedding || !events.data || !households.data) return undefined
    const halls = events.data.items.flatMap((event) => event.halls)
    return { wedding, households: households.data.items, events: events.data.items, halls }
  }, [wedding, events.data, households.data])
  const queries = [weddings, events, households]
  const retry = () => {
    for (const query of queries) if (query.error) void query.refetch()
  }
  return { list, error: list ? undefined : queries.find(({ error }) => error)?.error, retry }
}
