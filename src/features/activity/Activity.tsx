import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { isBadAddress, useErrorText } from '@/api'
import { useListChangePagesInfiniteQuery } from '@/api/changes'
import { useListEventsQuery, useListMembersQuery, useListWeddingsQuery } from '@/api/weddings'
import { useNamedHalls } from '@/lib/useNamedHalls'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { WeddingNotFound } from '@/ui/feedback/WeddingNotFound'
import { useFilters } from './Filters'
import { LoadedActivity } from './LoadedActivity'

/** How often the changes are fetched again while the page is visible, in ms. */
const POLL_MS = 30_000
const FRESH = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  pollingInterval: POLL_MS,
  skipPollingIfUnfocused: true,
}

/** What the members of a wedding have changed: loads it, or says why it cannot. */
export function Activity({ weddingId }: { weddingId: string }) {
  const errorText = useErrorText()
  const [filters, setFilters] = useFilters()
  const weddings = useListWeddingsQuery()
  // Without halls and members the changes are shown all the same.
  const events = useListEventsQuery({ weddingId })
  const members = useListMembersQuery({ weddingId })
  const changes = useListChangePagesInfiniteQuery({ weddingId, ...filters }, FRESH)
  const halls = useNamedHalls(events.data?.items ?? NO_EVENTS)
  const wedding = weddings.data?.items.find(({ id }) => id === weddingId)

  // Another filter shows the skeleton, not the changes of the one before it.
  if (wedding && changes.currentData && hasSettled(events))
    return (
      <LoadedActivity
        wedding={wedding}
        halls={halls}
        members={members.data?.items ?? []}
        changes={changes}
        pages={changes.currentData.pages}
        filters={filters}
        onFilters={setFilters}
      />
    )
  if ((weddings.data && !wedding) || isBadAddress(changes.error)) return <WeddingNotFound />
  const failed = [changes, weddings].find(({ error, isFetching }) => error !== undefined && !isFetching)
  if (!failed) return <ActivitySkeleton />
  const retry = () => {
    if (weddings.error) void weddings.refetch()
    if (changes.error) void changes.refetch()
  }
  return <FailureNotice text={errorText(failed.error)} onRetry={retry} />
}

const NO_EVENTS: [] = []

const hasSettled = ({ data, error }: { data?: unknown; error?: unknown }): boolean =>
  data !== undefined || error !== undefined

const ActivitySkeleton = () => (
  <Stack spacing={2} aria-busy="true" data-testid="activity-skeleton">
    <Skeleton variant="rounded" height={40} sx={{ maxInlineSize: 560 }} />
    <Skeleton variant="text" width={120} height={32} />
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} variant="rounded" height={84} sx={{ borderRadius: '20px' }} />
    ))}
  </Stack>
)
