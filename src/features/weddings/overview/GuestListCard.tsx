import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { useErrorText } from '@/api'
import { getWeddingRights } from '@shared/weddingRights'
import type { Event, GuestSummary, Wedding } from '@/api/weddings'
import { guestCardMessages } from '@/i18n/messages/dashboard'
import { seatMessages } from '@/i18n/messages/weddings'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { Counts } from '@/ui/seats/Counts'
import { HallSeatsList } from '@/ui/seats/HallSeats'
import { useNamedHalls } from '@/lib/useNamedHalls'
import type { WeddingOverview } from './useWeddingOverview'

interface GuestListCardProps {
  wedding: Wedding
  overview: WeddingOverview
}

/** The guest list in figures, with the way to it for members who may read it. */
export function GuestListCard({ wedding, overview: { events, summary, error, retry } }: GuestListCardProps) {
  const errorText = useErrorText()
  if (error !== undefined)
    return (
      <Card>
        <FailureNotice text={errorText(error)} onRetry={retry} />
      </Card>
    )
  if (!events || !summary)
    return (
      <Card>
        <Skeleton variant="rounded" height={150} aria-busy="true" data-testid="guests-skeleton" />
      </Card>
    )
  const isEmpty = summary.households === 0
  const { editableSides, pages } = getWeddingRights(wedding)
  const canAdd = editableSides.length > 0
  return (
    <Card>
      {isEmpty ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...(canAdd ? guestCardMessages.empty : guestCardMessages.emptyForReaders)} />
        </Typography>
      ) : (
        <Figures events={events} summary={summary} />
      )}
      {pages.includes('guests') && (
        <Button component={Link} to={weddingPath('guests', wedding.id)} variant="outlined" sx={{ marginBlockStart: 3 }}>
          <FormattedMessage {...(isEmpty && canAdd ? guestCardMessages.add : guestCardMessages.open)} />
        </Button>
      )}
    </Card>
  )
}

const Card = ({ children }: { children: ReactNode }) => (
  <Paper component="section" sx={{ padding: { xs: 2.5, sm: 3 } }}>
    <Typography component="h2" variant="h3" sx={{ marginBlockEnd: 2 }}>
      <FormattedMessage {...guestCardMessages.title} />
    </Typography>
    {children}
  </Paper>
)

function Figures({ events, summary }: { events: readonly Event[]; summary: GuestSummary }) {
  const halls = useNamedHalls(events)
  return (
    <>
      <Counts
        counts={[
          { label: seatMessages.families, count: summary.households },
          { label: seatMessages.guests, count: summary.guests },
        ]}
      />
      <HallSeatsList halls={halls} counts={summary.halls} />
    </>
  )
}
