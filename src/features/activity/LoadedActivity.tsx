import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import Stack from '@mui/material/Stack'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import type { useListChangePagesInfiniteQuery } from '@/api/changes'
import type { ChangePage, Hall, Member, Wedding } from '@/api/weddings'
import { activityMessages, undoMessages } from '@/i18n/messages/activity'
import { useIsOffline } from '@/lib/useIsOffline'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { useTopRight } from '@/ui/feedback/useTopRight'
import { BusyButton } from '@/ui/fields/BusyButton'
import { createDetailTexts } from './changedDetails'
import { Days } from './Days'
import { Filters, type ShownChanges } from './Filters'
import { UndoConflictDialog } from './UndoConflictDialog'
import { useMarkSeen } from './useMarkSeen'
import { useUndoChange, type Undoing } from './useUndoChange'

/** How long it is shown that a change was undone, in ms. */
const DONE_MS = 8000

interface LoadedActivityProps {
  wedding: Wedding
  halls: readonly Hall[]
  members: readonly Member[]
  changes: ReturnType<typeof useListChangePagesInfiniteQuery>
  pages: readonly ChangePage[]
  filters: ShownChanges
  onFilters: (filters: ShownChanges) => void
}

/** The changes of a wedding, with filters and undo. */
export function LoadedActivity({
  wedding: { id: weddingId, timeZone },
  halls,
  members,
  changes,
  pages,
  filters,
  onFilters,
}: LoadedActivityProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const isOffline = useIsOffline()
  const texts = useMemo(() => createDetailTexts(intl, halls), [intl, halls])
  const items = pages.flatMap((page) => page.items)
  const isFiltered = filters.memberId !== undefined || filters.topic !== undefined
  const { latest, seen } = pages[0]!
  const seenAtOpening = useSeenAtOpening(changes.isFetching ? undefined : seen)
  useMarkSeen(weddingId, isFiltered || changes.isFetching ? undefined : latest, seen)
  const undoing = useUndoChange(weddingId, async (number) => {
    const { data } = await changes.refetch()
    return data?.pages.flatMap((page) => page.items).find((change) => change.number === number)
  })
  const { isFetchingNextPage, isFetchNextPageError, error } = changes
  return (
    <Stack spacing={3}>
      {isOffline && (
        <Alert severity="warning">
          <FormattedMessage {...activityMessages.offline} />
        </Alert>
      )}
      {(items.length > 0 || isFiltered) && <Filters members={members} filters={filters} onFilters={onFilters} />}
      {error !== undefined && !isOffline && !isFetchNextPageError && !changes.isFetching && (
        <FailureNotice text={errorText(error)} onRetry={() => void changes.refetch()} />
      )}
      {items.length === 0 ? (
        <Nothing onClear={isFiltered ? () => onFilters({}) : undefined} />
      ) : (
        <div>
          <Days changes={items} texts={texts} timeZone={timeZone} seen={seenAtOpening} undoing={undoing} />
        </div>
      )}
      {isFetchNextPageError && <FailureNotice text={errorText(error)} onRetry={() => void changes.fetchNextPage()} />}
      {changes.hasNextPage && !isFetchNextPageError && (
        <BusyButton
          variant="outlined"
          isBusy={isFetchingNextPage}
          onClick={() => void changes.fetchNextPage()}
          sx={{ alignSelf: 'flex-start' }}
        >
          <FormattedMessage {...(isFetchingNextPage ? activityMessages.loadingMore : activityMessages.more)} />
        </BusyButton>
      )}
      {undoing.conflict && (
        <UndoConflictDialog
          conflict={undoing.conflict}
          texts={texts}
          isBusy={undoing.busy !== undefined}
          onUndo={undoing.undoAnyway}
          onLeave={undoing.leave}
        />
      )}
      <Done undoing={undoing} />
    </Stack>
  )
}

/**
 * Keeps what the account had seen when the page was opened: what was new stays marked until the page is left.
 * @param seen undefined while it may be stale
 */
function useSeenAtOpening(seen: number | undefined): number | undefined {
  const [atOpening, setAtOpening] = useState<number>()
  if (atOpening === undefined && seen !== undefined) setAtOpening(seen)
  return atOpening
}

/** Says that a change was undone, and what was kept. */
function Done({ undoing: { done, close } }: { undoing: Undoing }) {
  const topRight = useTopRight()
  if (!done) return null
  return (
    <Snackbar
      open
      data-testid="undone"
      autoHideDuration={DONE_MS}
      anchorOrigin={topRight}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
    >
      <Alert severity={done.changed > 0 ? 'success' : 'info'} variant="filled" onClose={close}>
        <FormattedMessage {...undoMessages.done} values={{ ...done }} />
      </Alert>
    </Snackbar>
  )
}

/** @param props.onClear shows all changes, when there are filters */
const Nothing = ({ onClear }: { onClear: (() => void) | undefined }) => (
  <EmptyState
    title={<FormattedMessage {...(onClear ? activityMessages.noneTitle : activityMessages.emptyTitle)} />}
    text={<FormattedMessage {...(onClear ? activityMessages.noneText : activityMessages.emptyText)} />}
    action={
      onClear && (
        <Button variant="outlined" onClick={onClear}>
          <FormattedMessage {...activityMessages.clear} />
        </Button>
      )
    }
  />
)
