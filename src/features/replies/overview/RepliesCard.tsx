import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { useErrorText } from '@/api'
import {
  useGetReplySettingsQuery,
  useGuestList,
  useListStatusesQuery,
  type Event,
  type GuestSummary,
  type Wedding,
} from '@/api/weddings'
import { getWeddingRights } from '@shared/weddingRights'
import { repliesCardMessages } from '@/i18n/messages/dashboard'
import { replyFigureMessages } from '@/i18n/messages/weddings'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { ForecastNote } from '../figures/ForecastNote'
import { Counts } from '@/ui/seats/Counts'
import { ReplyFigures } from '../figures/ReplyFigures'
import { HallSides } from './HallSides'

interface RepliesCardProps {
  wedding: Wedding
  events: readonly Event[]
  /** Without families the card is shown for requests that wait. */
  summary: GuestSummary
}

/** The replies in figures on the dashboard, with the way to them for members who may read them. */
export function RepliesCard({ wedding, events, summary }: RepliesCardProps) {
  const { id: weddingId } = wedding
  const hasReplies = getWeddingRights(wedding).pages.includes('replies')
  const hasHouseholds = summary.households > 0
  const { data: statuses } = useListStatusesQuery({ weddingId }, { skip: !hasReplies })
  const unread = statuses?.unreadReplies ?? 0
  const requests = statuses?.pendingRequests ?? 0
  if (!hasHouseholds && requests === 0) return null
  return (
    <Paper component="section" sx={{ padding: { xs: 2.5, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', marginBlockEnd: 2 }}>
        <Typography component="h2" variant="h3">
          <FormattedMessage {...replyFigureMessages.title} />
        </Typography>
        {unread > 0 && (
          <Chip
            color="primary"
            label={<FormattedMessage {...repliesCardMessages.unread} values={{ count: unread }} />}
          />
        )}
        {requests > 0 && (
          <Chip
            color="primary"
            variant="outlined"
            label={<FormattedMessage {...repliesCardMessages.requests} values={{ count: requests }} />}
          />
        )}
      </Box>
      {hasHouseholds && (wedding.role === 'owner' ? <Forecast weddingId={weddingId} /> : <Totals summary={summary} />)}
      <HallSides events={events} halls={summary.halls} />
      {hasReplies && (
        <Button component={Link} to={weddingPath('replies', weddingId)} variant="outlined" sx={{ marginBlockStart: 3 }}>
          <FormattedMessage {...repliesCardMessages.open} />
        </Button>
      )}
    </Paper>
  )
}

/** The totals that the server counts: other members see fewer families, or none. */
const Totals = ({ summary: { replies } }: { summary: GuestSummary }) => (
  <Counts
    counts={[
      { label: replyFigureMessages.guests, count: replies.guests },
      { label: replyFigureMessages.coming, count: replies.coming },
      { label: replyFigureMessages.notComing, count: replies.notComing },
      { label: replyFigureMessages.silent, count: replies.silent },
    ]}
  />
)

/** The confirmed guests and the forecast for each hall. */
function Forecast({ weddingId }: { weddingId: string }) {
  const errorText = useErrorText()
  const guests = useGuestList(weddingId, { staysFresh: true })
  const statuses = useListStatusesQuery({ weddingId })
  const settings = useGetReplySettingsQuery({ weddingId }, { refetchOnFocus: true })
  if (guests.status === 'ready' && statuses.data && settings.data)
    return (
      <>
        <ReplyFigures list={guests.list} statuses={statuses.data} silentRate={settings.data.silentRate} />
        <Box sx={{ marginBlockStart: 2 }}>
          <ForecastNote silentRate={settings.data.silentRate} />
        </Box>
      </>
    )
  const failed = [statuses, settings].filter(({ error, isFetching }) => error !== undefined && !isFetching)
  const error = guests.status === 'failed' ? guests.error : failed[0]?.error
  if (error === undefined) return <Skeleton variant="rounded" height={150} aria-busy="true" />
  const retry = () => {
    if (guests.status === 'failed') guests.retry()
    for (const query of failed) void query.refetch()
  }
  return <FailureNotice text={errorText(error)} onRetry={retry} />
}
