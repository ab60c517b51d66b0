import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isApiError, useErrorText } from '@/api/operator'
import { consoleMessages } from '@/i18n/messages/operator'
import { FailureNotice } from '@/ui/feedback/FailureNotice'

/** What a hook of RTK Query returns, as far as it is shown. */
export interface ShownQuery<Data> {
  currentData?: Data | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Placeholder while a list is loaded. */
export function ListSkeleton() {
  const intl = useIntl()
  return (
    <Stack spacing={1.5} role="status" aria-busy="true" aria-label={intl.formatMessage(consoleMessages.loading)}>
      {[96, 96, 96].map((height, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all equal
        <Skeleton key={index} variant="rounded" height={height} sx={{ borderRadius: '12px' }} />
      ))}
    </Stack>
  )
}

/** Shows what a query has fetched; a skeleton before, and a failure with a retry, above older data where there is some. */
export function QueryView<Data>({
  query: { currentData, error, isFetching, refetch },
  children,
}: {
  query: ShownQuery<Data>
  children: (data: Data) => ReactNode
}) {
  const errorText = useErrorText()
  // The session is being checked: either the sign-in page follows, or the list is fetched again.
  const isRefused = isApiError(error) && error.kind === 'unauthorized'
  const failure = error !== undefined && !isRefused && !isFetching && (
    <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
  )
  if (currentData === undefined) return failure || <ListSkeleton />
  return (
    <Stack spacing={2}>
      {failure}
      <div>{children(currentData)}</div>
    </Stack>
  )
}
