import { useGetGuestSummaryQuery, useListEventsQuery, type Event, type GuestSummary } from '@/api/weddings'

/** What the dashboard shows of a wedding. */
export interface WeddingOverview {
  /** By position, with their halls; undefined until loaded. */
  events: Event[] | undefined
  summary: GuestSummary | undefined
  /** The first error, while something is missing. */
  error: unknown
  /** Loads again what has failed. */
  retry: () => void
}

const FRESH = { refetchOnFocus: true, refetchOnMountOrArgChange: true }

/** Loads events and figures of a wedding, and again when the window gets the focus, because the other of the couple may have edited them. */
export function useWeddingOverview(weddingId: string): WeddingOverview {
  const events = useListEventsQuery({ weddingId }, FRESH)
  const summary = useGetGuestSummaryQuery({ weddingId }, FRESH)
  const failed = [events, summary].filter((query) => query.error !== undefined && query.data === undefined)
  return {
    events: events.data?.items,
    summary: summary.data,
    error: failed.find(({ isFetching }) => !isFetching)?.error,
    retry: () => failed.forEach((query) => void query.refetch()),
  }
}
