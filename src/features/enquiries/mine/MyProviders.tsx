import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useErrorText } from '@/api'
import { useListEnquiriesQuery, type Enquiry, type EnquiryStatus } from '@/api/providers'
import { paths } from '@shared/routes'
import { enquiryStatusMessages, myProvidersMessages } from '@/i18n/messages/enquiries'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { LabelledSelect } from '@/ui/fields/LabelledSelect'
import { EnquiryCard } from './EnquiryCard'
import { STATUSES } from './enquiryValues'
import { LeaveQuestion } from './LeaveQuestion'
import { Summary } from './Summary'

/** Fewer are seen at a glance. */
const FILTER_FROM = 6

interface MyProvidersProps {
  /** Called when an enquiry, whose card had the focus, is gone. */
  onDeleted: () => void
  /** Shows the review of an enquiry in its card. */
  renderReview?: (enquiry: Enquiry) => ReactNode
}

/** Everyone whom the account has asked. */
export function MyProviders(props: MyProvidersProps) {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useListEnquiriesQuery(undefined, { refetchOnMountOrArgChange: true })
  // An outdated list would fill the forms with an earlier version.
  const [isLoaded, setLoaded] = useState(false)
  if (!isLoaded && data && !isFetching) setLoaded(true)
  if (data && isLoaded) return <EnquiryList enquiries={data.enquiries} {...props} />
  if (!error || isFetching) return <MyProvidersSkeleton />
  return <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
}

interface EnquiryListProps extends MyProvidersProps {
  enquiries: readonly Enquiry[]
}

function EnquiryList({ enquiries, onDeleted, renderReview }: EnquiryListProps) {
  const [dirtyIds, setDirtyIds] = useState<readonly string[]>([])
  const [deleted, setDeleted] = useState<string | null>(null)
  const { filter, isShown } = useStatusFilter(enquiries)
  const setDirty = (id: string, isDirty: boolean) =>
    setDirtyIds((ids) => [...ids.filter((one) => one !== id), ...(isDirty ? [id] : [])])
  return (
    <Stack spacing={3}>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {deleted !== null && <FormattedMessage {...myProvidersMessages.deleted} values={{ name: deleted }} />}
      </Box>
      <LeaveQuestion isDirty={dirtyIds.length > 0} />
      {enquiries.length === 0 ? <NoEnquiries /> : <Summary enquiries={enquiries} />}
      {enquiries.length >= FILTER_FROM && filter}
      <Box component="ul" sx={{ display: 'grid', gap: 3, padding: 0, margin: 0, listStyle: 'none' }}>
        {enquiries.map((enquiry) => (
          // Hidden instead of removed, so that no edit is lost.
          <li key={enquiry.id} hidden={!isShown(enquiry)}>
            <EnquiryCard
              enquiry={enquiry}
              onDirtyChange={(isDirty) => setDirty(enquiry.id, isDirty)}
              onDeleted={() => {
                setDeleted(enquiry.provider.name)
                onDeleted()
              }}
              review={renderReview?.(enquiry)}
            />
          </li>
        ))}
      </Box>
      {enquiries.length > 0 && !enquiries.some(isShown) && (
        <Typography>
          <FormattedMessage {...myProvidersMessages.noneOfStatus} />
        </Typography>
      )}
    </Stack>
  )
}

/** A choice of one status. An enquiry whose status changes stays in sight until the choice does. */
function useStatusFilter(enquiries: readonly Enquiry[]) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<{ status: EnquiryStatus | 'all'; ids: ReadonlySet<string> } | null>(null)
  const choose = (status: EnquiryStatus | 'all') =>
    setChosen({ status, ids: new Set(enquiries.filter((one) => one.status === status).map(({ id }) => id)) })
  return {
    isShown: ({ id }: Enquiry) => chosen === null || chosen.status === 'all' || chosen.ids.has(id),
    filter: (
      <Box sx={{ maxInlineSize: { sm: 280 } }}>
        <LabelledSelect
          label={intl.formatMessage(myProvidersMessages.filter)}
          value={chosen?.status ?? 'all'}
          onChange={choose}
          options={[
            { value: 'all', label: <FormattedMessage {...myProvidersMessages.all} /> },
            ...STATUSES.map((value) => ({ value, label: <FormattedMessage {...enquiryStatusMessages[value]} /> })),
          ]}
        />
      </Box>
    ),
  }
}

const NoEnquiries = () => (
  <EmptyState
    title={<FormattedMessage {...myProvidersMessages.noneTitle} />}
    text={<FormattedMessage {...myProvidersMessages.noneText} />}
    action={
      <Button component={Link} to={paths.directory} variant="contained" size="large">
        <FormattedMessage {...myProvidersMessages.toDirectory} />
      </Button>
    }
  />
)

/** As high as the window, so that the footer is out of sight until the content is there. */
const MyProvidersSkeleton = () => (
  <Stack spacing={3} aria-busy="true" sx={{ minBlockSize: '100vh' }}>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={420} />
  </Stack>
)
