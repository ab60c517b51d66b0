import { useMemo } from 'react'
import { useListHouseholdsQuery } from './entities'
import { isBadAddress } from './errors'
import {
  useListEventsQuery,
  useListWeddingsQuery,
  type Event,
  type Hall,
  type Household,
  type Wedding,
} from './generated/weddingEndpoints'
import { getGuestListArgs } from './guestListCache'

export interface GuestList {
  wedding: Wedding
  households: Household[]
  /** By position, with their halls. */
  events: Event[]
  /** Of all events, in their order. */
  halls: Hall[]
  /** Whether the device has stored the households: they have no personal links then. */
  isStored?: boolean
}

type GuestListState =
  | { status: 'ready'; list: GuestList }
  | { status: 'loading' }
  /** There is no such wedding, or it is another couple's. */
  | { status: 'missing' }
  /** `retry` loads what has failed. */
  | { status: 'failed'; error: unknown; retry: () => void }

/**
 * Loads a wedding with its events and its whole guest list.
 * @param options `staysFresh` refetches it on focus, because the other of the couple may have edited it
 */
export function useGuestList(weddingId: string, { staysFresh }: { staysFresh: boolean }): GuestListState {
  const options = { refetchOnFocus: staysFresh }
  const weddings = useListWeddingsQuery()
  const events = useListEventsQuery({ weddingId }, options)
  const households = useListHouseholdsQuery(getGuestListArgs(weddingId), options)
  const wedding = weddings.data?.items.find(({ id }) => id === weddingId)
  const list = useMemo((): GuestList | undefined => {
    if (!wedding || !events.data || !households.data) return undefined
    const halls = events.data.items.flatMap((event) => event.halls)
    const { entities, storedAt } = households.data
    return {
      wedding,
      households: Object.values(entities),
      events: events.data.items,
      halls,
      ...(storedAt === undefined ? {} : { isStored: true }),
    }
  }, [wedding, events.data, households.data])
  if (list) return { status: 'ready', list }
  const queries = [events, households, weddings]
  const error = queries.map((query) => query.error).find((one) => one !== undefined)
  if (isBadAddress(error) || (weddings.data && !wedding)) return { status: 'missing' }
  if (error === undefined) return { status: 'loading' }
  const retry = () => {
    for (const query of queries) if (query.error) void query.refetch()
  }
  return { status: 'failed', error, retry }
}
