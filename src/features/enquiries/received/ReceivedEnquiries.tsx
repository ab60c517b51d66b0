import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useErrorText } from '@/api'
import { useListReceivedEnquiriesQuery } from '@/api/providers'
import { ownProviderPath } from '@shared/routes'
import { receivedEnquiryMessages } from '@/i18n/messages/enquiries'
import { LinkButton } from '@/ui/button/LinkButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { ReceivedCard } from './ReceivedCard'

/** @returns the page of the list that the address names, from 1 */
function usePage(): number {
  const [search] = useSearchParams()
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** What couples have asked a provider, the newest first. */
export function ReceivedEnquiries({ providerId }: { providerId: string }) {
  const errorText = useErrorText()
  const page = usePage()
  const list = useListReceivedEnquiriesQuery({ id: providerId, page }, { refetchOnMountOrArgChange: true })
  const { currentData, error, isFetching, refetch } = list
  const count = useFocusOnPageChange(page)
  if (!currentData) {
    return error && !isFetching ? (
      <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
    ) : (
      <ReceivedSkeleton />
    )
  }
  const { items, total, pageSize } = currentData
  if (items.length === 0) return total === 0 ? <NoneReceived providerId={providerId} /> : <PastTheEnd />
  return (
    <Stack spacing={3}>
      <Typography ref={count} tabIndex={-1} sx={{ color: 'text.secondary', outline: 'none' }}>
        <FormattedMessage {...receivedEnquiryMessages.total} values={{ count: total }} />
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 3, padding: 0, margin: 0, listStyle: 'none' }}>
        {items.map((enquiry) => (
          <li key={enquiry.id}>
            <ReceivedCard enquiry={enquiry} />
          </li>
        ))}
      </Box>
      <Pages page={page} pages={Math.ceil(total / pageSize)} />
    </Stack>
  )
}

/** The link that was pressed is gone with its page. */
function useFocusOnPageChange(page: number) {
  const target = useRef<HTMLParagraphElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page || !target.current) return
    before.current = page
    target.current.focus()
  })
  return target
}

const getSearch = (page: number): string => (page > 1 ? `?page=${page}` : '')

function Pages({ page, pages }: { page: number; pages: number }) {
  const intl = useIntl()
  if (pages <= 1) return null
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage(receivedEnquiryMessages.pages)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'center' }}
    >
      {page > 1 && (
        <LinkButton variant="outlined" to={{ search: getSearch(page - 1) }}>
          <FormattedMessage {...receivedEnquiryMessages.previous} />
        </LinkButton>
      )}
      <Typography>
        <FormattedMessage {...receivedEnquiryMessages.pageOf} values={{ page, pages }} />
      </Typography>
      {page < pages && (
        <LinkButton variant="outlined" to={{ search: getSearch(page + 1) }}>
          <FormattedMessage {...receivedEnquiryMessages.next} />
        </LinkButton>
      )}
    </Box>
  )
}

const NoneReceived = ({ providerId }: { providerId: string }) => (
  <EmptyState
    title={<FormattedMessage {...receivedEnquiryMessages.noneTitle} />}
    text={<FormattedMessage {...receivedEnquiryMessages.noneText} />}
    action={
      <Button component={Link} to={ownProviderPath('edit', providerId)} variant="contained" size="large">
        <FormattedMessage {...receivedEnquiryMessages.noneAction} />
      </Button>
    }
  />
)

const PastTheEnd = () => (
  <EmptyState
    title={<FormattedMessage {...receivedEnquiryMessages.pastTitle} />}
    text={<FormattedMessage {...receivedEnquiryMessages.pastText} />}
    action={
      <Button component={Link} to={{ search: '' }} variant="contained" size="large">
        <FormattedMessage {...receivedEnquiryMessages.pastAction} />
      </Button>
    }
  />
)

/** As high as the window, so that the footer is out of sight until the content is there. */
const ReceivedSkeleton = () => (
  <Stack spacing={3} aria-busy="true" sx={{ minBlockSize: '100vh' }}>
    <Skeleton variant="rounded" height={220} />
    <Skeleton variant="rounded" height={220} />
  </Stack>
)
